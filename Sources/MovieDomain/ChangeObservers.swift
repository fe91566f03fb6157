import Synchronization

/// Sends each change to every open stream, and forgets a stream as soon as its reader stops.
public final class ChangeObservers<Change: Sendable>: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
    var lastKey = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// The number of streams that still have a reader.
  var count: Int { state.withLock { $0.continuations.count } }

  /// A new stream of every change from now on.
  public func stream() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let key = state.withLock { state in
      state.lastKey += 1
      state.continuations[state.lastKey] = continuation
      return state.lastKey
    }
    continuation.onTermination = { [weak self] _ in
      // Returned from the lock, so that the continuation is released outside of it.
      _ = self?.state.withLock { $0.continuations.removeValue(forKey: key) }
    }
    return stream
  }

  public func send(_ change: Change) {
    // Under the lock, so that every stream gets the changes in the same order.
    state.withLock { state in
      for continuation in state.continuations.values {
        continuation.yield(change)
      }
    }
  }
}
