import Synchronization

/// Notes whether a stale response was used. Safe to use from any thread.
final class StaleUse: Sendable {
  private let state = Mutex(false)

  var isNoted: Bool { state.withLock { $0 } }

  func note() {
    state.withLock { $0 = true }
  }
}
