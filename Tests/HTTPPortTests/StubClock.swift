import Foundation

/// A clock that stands still until something sleeps by it: then the time has passed at once.
final class StubClock: Clock, @unchecked Sendable {
  // Sendable because all stored state is only touched while `lock` is held.
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private let lock = NSLock()
  private var current = Instant()
  private var slept: [Duration] = []
  private let onSleep: @Sendable () async -> Void

  /// `onSleep` runs in every sleep before the time passes.
  init(onSleep: @escaping @Sendable () async -> Void = {}) {
    self.onSleep = onSleep
  }

  var now: Instant { lock.withLock { current } }
  var minimumResolution: Duration { .zero }
  /// How long every sleep so far was.
  var sleeps: [Duration] { lock.withLock { slept } }

  func advance(by duration: Duration) {
    lock.withLock { current = current.advanced(by: duration) }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await onSleep()
    try Task.checkCancellation()
    lock.withLock {
      slept.append(current.duration(to: deadline))
      current = max(current, deadline)
    }
  }
}
