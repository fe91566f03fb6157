/// Runs one piece of work at a time: a newer one cancels the older.
struct LatestTask {
  private var task: Task<Void, Never>?
  /// Counts what was started: work that finds another number here is no longer the latest.
  private(set) var turn = 0

  /// Cancels what is under way and starts something else.
  mutating func start(_ work: sending @escaping @isolated(any) () async -> Void) -> Task<Void, Never> {
    task?.cancel()
    turn += 1
    let task = Task { await work() }
    self.task = task
    return task
  }
}

extension Task where Success == Void, Failure == Never {
  /// Returns when the task has ended; cancels it when the waiting task is cancelled.
  func finish() async {
    await withTaskCancellationHandler {
      await value
    } onCancel: {
      cancel()
    }
  }
}
