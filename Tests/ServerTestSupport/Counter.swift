import Foundation

/// A number that several threads count up.
package final class Counter: @unchecked Sendable {
  // Sendable because `count` is only touched while `lock` is held.
  private let lock = NSLock()
  private var count = 0

  package var value: Int { lock.withLock { count } }

  @discardableResult
  package func increment() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
