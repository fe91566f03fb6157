import Synchronization

/// Seconds since 1970 that pass when a test says so.
final class ManualTime: Sendable {
  private let current = Mutex<Int64>(1_800_000_000)

  var now: Int64 { current.withLock(\.self) }

  func pass(_ duration: Duration) {
    current.withLock { $0 += duration.components.seconds }
  }
}
