import Synchronization

/// A clock on which sleeps return immediately and advance the time.
final class StubClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private let current = Mutex(Instant())
  private let slept = Mutex<[Duration]>([])
  private let onSleep: @Sendable () async -> Void

  /// `onSleep` runs at the start of every sleep.
  init(onSleep: @escaping @Sendable () async -> Void = {}) {
    self.onSleep = onSleep
  }

  var now: Instant { current.withLock(\.self) }
  var minimumResolution: Duration { .zero }
  /// The durations of all sleeps so far.
  var sleeps: [Duration] { slept.withLock(\.self) }

  func advance(by duration: Duration) {
    current.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await onSleep()
    try Task.checkCancellation()
    let duration = current.withLock { current in
      defer { current = max(current, deadline) }
      return current.duration(to: deadline)
    }
    slept.withLock { $0.append(duration) }
  }
}
