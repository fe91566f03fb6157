import Foundation

/// A value behind a lock. `Synchronization.Mutex` would do, but needs a later macOS than the package declares.
final class Locked<Value>: @unchecked Sendable {
  // Sendable because `value` is only ever touched while `lock` is held.
  private var value: Value
  private let lock = NSLock()

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
