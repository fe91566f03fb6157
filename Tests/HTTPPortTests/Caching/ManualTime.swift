import Foundation

/// Seconds since 1970 that pass when a test says so.
final class ManualTime: @unchecked Sendable {
  // Sendable because `current` is only touched while `lock` is held.
  private let lock = NSLock()
  private var current: Int64 = 1_800_000_000

  var now: Int64 { lock.withLock { current } }

  func pass(_ duration: Duration) {
    lock.withLock { current += duration.components.seconds }
  }
}
