import Synchronization

/// A clock in seconds since 1970 that the test advances.
final class ManualTime: Sendable {
  private let current = Mutex<Int64>(1_800_000_000)

  var now: Int64 { current.withLock(\.self) }

  func pass(_ duration: Duration) {
    current.withLock { $0 += duration.components.seconds }
  }
}
