import MovieDomain

/// Asks each question once, however many visitors ask it at the same time, and keeps good answers for a while.
actor SharedAnswers<Question: Hashable & Sendable, Answer: Sendable> {
  private struct Entry {
    let number: Int
    let task: Task<Result<Answer, CatalogError>, Never>
    var visitors: Int
    /// When the answer came; nil until then.
    var answered: ContinuousClock.Instant?
  }

  private let age: Duration
  private let report: @Sendable (CatalogError) -> Void
  private let limit = 500
  private var entries: [Question: Entry] = [:]
  private var lastNumber = 0

  /// Answers are used for `age`. Failures are not kept, and `report` gets them.
  init(age: Duration, report: @escaping @Sendable (CatalogError) -> Void) {
    self.age = age
    self.report = report
  }

  /// Returns the kept answer, or the one that `ask` gives. It is canceled when all who wait for it have left.
  func answer(
    to question: Question, ask: @escaping @Sendable () async throws(CatalogError) -> Answer
  ) async throws(CatalogError) -> Answer {
    let entry = entry(for: question, ask)
    let result = await withTaskCancellationHandler {
      await entry.task.value
    } onCancel: {
      Task { await leave(question, entry.number) }
    }
    finish(question, entry.number, result)
    return try result.get()
  }

  private func entry(
    for question: Question, _ ask: @escaping @Sendable () async throws(CatalogError) -> Answer
  ) -> Entry {
    if var entry = entries[question], entry.answered.map({ ContinuousClock.now - $0 < age }) ?? true {
      entry.visitors += 1
      entries[question] = entry
      return entry
    }
    if entries.count >= limit { entries = entries.filter { $0.value.answered == nil } }
    lastNumber += 1
    let task = Task<Result<Answer, CatalogError>, Never> { [report] in
      do throws(CatalogError) {
        return .success(try await ask())
      } catch {
        if !error.isAboutQuestion { report(error) }
        return .failure(error.asVisitorsMaySeeIt)
      }
    }
    let entry = Entry(number: lastNumber, task: task, visitors: 1)
    entries[question] = entry
    return entry
  }

  private func leave(_ question: Question, _ number: Int) {
    guard var entry = entries[question], entry.number == number, entry.answered == nil else { return }
    entry.visitors -= 1
    entries[question] = entry.visitors > 0 ? entry : nil
    if entry.visitors == 0 { entry.task.cancel() }
  }

  private func finish(_ question: Question, _ number: Int, _ result: Result<Answer, CatalogError>) {
    guard let entry = entries[question], entry.number == number, entry.answered == nil else { return }
    if case .success = result {
      entries[question]?.answered = .now
      Task { [weak self, age] in
        try? await Task.sleep(for: age)
        await self?.drop(question, number)
      }
    } else {
      entries[question] = nil
    }
  }

  private func drop(_ question: Question, _ number: Int) {
    if entries[question]?.number == number { entries[question] = nil }
  }
}
