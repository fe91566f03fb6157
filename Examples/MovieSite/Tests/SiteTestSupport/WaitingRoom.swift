import Synchronization

/// Where tasks wait until a test lets them go on. A task that is canceled goes on at once.
nonisolated final class WaitingRoom<Reason: Sendable>: Sendable {
  private struct State {
    var tasks: [Int: (reason: Reason, continuation: CheckedContinuation<Void, Never>)] = [:]
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// The number of tasks that wait.
  var count: Int { state.withLock(\.tasks.count) }
  /// The number of waits until now, with those that have ended.
  var waitsBegun: Int { state.withLock(\.lastNumber) }

  /// Waits for a reason, unless it is over already.
  func wait(for reason: Reason, unless isOver: () -> Bool) async {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = state.withLock { state in
          if isOver() || Task.isCancelled { return true }
          state.tasks[number] = (reason, continuation)
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      let task = state.withLock { $0.tasks.removeValue(forKey: number) }
      task?.continuation.resume()
    }
  }

  /// Lets the tasks go on whose reason is over.
  func release(where isOver: (Reason) -> Bool) {
    let released = state.withLock { state in
      let released = state.tasks.filter { isOver($0.value.reason) }
      for number in released.keys { state.tasks[number] = nil }
      return released
    }
    for task in released.values { task.continuation.resume() }
  }
}
