import Synchronization

/// A clock that the test advances.
final class TestClock: Clock {
  private typealias Sleeper = (deadline: ContinuousClock.Instant, end: AsyncStream<Void>.Continuation)

  private let state = Mutex((now: ContinuousClock.now, sleepers: [Sleeper]()))
  private let begun = AsyncStream.makeStream(of: Void.self)

  var now: ContinuousClock.Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  /// The number of sleeping tasks.
  var sleeping: Int { state.withLock { $0.sleepers.count } }

  /// Waits until a task starts to sleep.
  func nextSleep() async {
    for await _ in begun.stream { return }
  }

  /// Advances the time and wakes the tasks whose deadline has passed.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      let now = state.now.advanced(by: duration)
      defer { state = (now, state.sleepers.filter { $0.deadline > now }) }
      return state.sleepers.filter { $0.deadline <= now }
    }
    for sleeper in due {
      sleeper.end.finish()
    }
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    state.withLock { $0.sleepers.append((deadline, end)) }
    begun.continuation.yield()
    // Ends at the deadline or when the task is canceled.
    for await _ in stream {}
    try Task.checkCancellation()
  }
}
