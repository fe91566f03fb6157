import Synchronization

/// A clock on which sleeps return immediately and advance the time.
final class StubClock: Clock, Sendable {
  private let current = Mutex(ContinuousClock.now)
  private let slept = Mutex<[Duration]>([])

  var now: ContinuousClock.Instant { current.withLock(\.self) }
  var minimumResolution: Duration { .zero }
  /// The durations of all sleeps so far.
  var sleeps: [Duration] { slept.withLock(\.self) }

  func advance(by duration: Duration) {
    current.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let duration = current.withLock { current in
      defer { current = max(current, deadline) }
      return current.duration(to: deadline)
    }
    slept.withLock { $0.append(duration) }
  }
}
