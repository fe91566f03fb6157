import Synchronization

/// A thread-safe counter.
package final class Counter: Sendable {
  private let count = Mutex(0)

  package init() {}

  package var value: Int { count.withLock(\.self) }

  @discardableResult
  package func increment() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
