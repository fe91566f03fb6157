import Synchronization

/// Broadcasts changes to any number of streams. A stream is removed when its reader stops.
public final class ChangeObservers<Change: Sendable>: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
    var lastKey = 0
  }

  private let state = Mutex(State())
  // So that every stream receives the changes in the same order. It is not the lock of `onTermination`: a task that is
  // canceled calls that with a lock that `yield` waits for.
  private let sending = Mutex(())

  /// Creates a broadcaster without streams.
  public init() {}

  var count: Int { state.withLock { $0.continuations.count } }

  /// Returns a stream of all changes sent after this call, in order. Changes are buffered until they are read.
  public func stream() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let key = state.withLock { state in
      state.lastKey += 1
      state.continuations[state.lastKey] = continuation
      return state.lastKey
    }
    continuation.onTermination = { [weak self] _ in
      // The result leaves the closure, so that the continuation is released after the lock is.
      _ = self?.state.withLock { $0.continuations.removeValue(forKey: key) }
    }
    return stream
  }

  /// Sends a change to every open stream.
  public func send(_ change: Change) {
    sending.withLock { _ in
      for continuation in state.withLock({ Array($0.continuations.values) }) { continuation.yield(change) }
    }
  }
}
