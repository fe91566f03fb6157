import Synchronization

/// A clock on which time passes only when the test says so.
public final class HeldClock: Clock {
  public struct Instant: InstantProtocol {
    var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Instant(offset: .zero))
  private let room = WaitingRoom<Instant>()

  public init() {}

  public var now: Instant { time.withLock(\.self) }
  public var minimumResolution: Duration { .zero }
  /// The number of tasks that wait for the time to pass.
  public var sleepers: Int { room.count }
  /// The number of waits until now, with those that have ended.
  public var sleepsBegun: Int { room.waitsBegun }

  /// Lets time pass.
  public func advance(by duration: Duration) {
    let now = time.withLock { time in
      time = time.advanced(by: duration)
      return time
    }
    room.release { $0 <= now }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await room.wait(for: deadline) { deadline <= now }
    try Task.checkCancellation()
  }
}
