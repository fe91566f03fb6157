import Synchronization

/// A clock that the test advances.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private typealias Sleeper = (deadline: Instant, end: AsyncStream<Void>.Continuation)

  private let state = Mutex((now: Instant(), sleepers: [Sleeper]()))
  private let begun = AsyncStream.makeStream(of: Void.self)

  var now: Instant { state.withLock { $0.now } }
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

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    state.withLock { $0.sleepers.append((deadline, end)) }
    begun.continuation.yield()
    // Ends at the deadline or when the task is canceled.
    for await _ in stream {}
    try Task.checkCancellation()
  }
}
