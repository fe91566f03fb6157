import Synchronization

/// Broadcasts changes to all open streams. A stream is removed when its reader stops.
public final class ChangeObservers<Change: Sendable>: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
    var lastKey = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// The number of open streams.
  var count: Int { state.withLock { $0.continuations.count } }

  /// Returns a stream of all changes sent after this call.
  public func stream() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let key = state.withLock { state in
      state.lastKey += 1
      state.continuations[state.lastKey] = continuation
      return state.lastKey
    }
    continuation.onTermination = { [weak self] _ in
      // Returned out of the lock so that the continuation is released without holding it.
      _ = self?.state.withLock { $0.continuations.removeValue(forKey: key) }
    }
    return stream
  }

  /// Sends a change to every open stream.
  public func send(_ change: Change) {
    // Sent while holding the lock so that every stream receives changes in the same order.
    state.withLock { state in
      for continuation in state.continuations.values {
        continuation.yield(change)
      }
    }
  }
}
