import Foundation
import Synchronization

/// What was reported to the operator within the last ten seconds, which is not reported again.
nonisolated final class RecentReports<Key: Hashable & Sendable>: Sendable {
  private let now: @Sendable () -> Date
  private let times = Mutex<[Key: Date]>([:])

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// Notes a report. Returns whether there was none like it.
  func isNew(_ key: Key) -> Bool {
    let now = now()
    return times.withLock { times in
      // The clock may have been set back.
      times = times.filter { abs(now.timeIntervalSince($0.value)) < 10 }
      if times[key] != nil { return false }
      times[key] = now
      return true
    }
  }
}
