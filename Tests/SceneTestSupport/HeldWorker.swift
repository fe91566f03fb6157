import LogTestSupport
public import MovieScenes
import Synchronization

/// A worker that holds questions until the test answers them.
public final class HeldWorker<Question: Sendable & Equatable, Answer: Sendable>: Worker {
  private struct Entry {
    let number: Int
    let question: Question
    let report: @Sendable (Answer) async -> Void
    let continuation: CheckedContinuation<Answer?, Never>
    var isCancelled: Bool
  }

  private struct State {
    var entries: [Entry] = []
    var cancelled: Set<Int> = []
    var lastNumber = 0
  }

  private let heedsCancellation: Bool
  private let state = Mutex(State())
  /// The open questions after each change.
  private let changes = Log<[Question]>()

  /// Without `heedsCancellation`, canceled questions stay open, as when a network response arrives late.
  public init(heedsCancellation: Bool = true) {
    self.heedsCancellation = heedsCancellation
  }

  /// The open questions that are not canceled.
  public var open: [Question] { changes.all.last ?? [] }

  /// Waits until the open questions meet a condition.
  public func wait(until condition: @escaping @Sendable ([Question]) -> Bool) async {
    await changes.wait { condition($0.last ?? []) }
  }

  /// Answers an open question; nil ends it without an answer.
  public func answer(_ question: Question, with answer: Answer?) {
    take { !$0.isCancelled && $0.question == question }?.resume(returning: answer)
  }

  /// Answers a canceled question.
  public func answerCancelled(with answer: Answer?) {
    take { $0.isCancelled }?.resume(returning: answer)
  }

  /// Reports an intermediate answer to a question.
  public func report(_ answer: Answer, to question: Question) async {
    let entry = state.withLock { $0.entries.first { !$0.isCancelled && $0.question == question } }
    await entry?.report(answer)
  }

  public func answer(_ question: Question) async -> Answer? { await answer(question) { _ in } }

  public func answer(_ question: Question, report: @escaping @concurrent @Sendable (Answer) async -> Void) async
    -> Answer?
  {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { state in
          let isCancelled = state.cancelled.contains(number)
          let entry = Entry(
            number: number, question: question, report: report, continuation: continuation, isCancelled: isCancelled)
          state.entries.append(entry)
          return isCancelled && heedsCancellation ? state.entries.popLast()?.continuation : nil
        }?.resume(returning: nil)
      }
    } onCancel: {
      change { state in
        state.cancelled.insert(number)
        guard let index = state.entries.firstIndex(where: { $0.number == number }) else { return nil }
        state.entries[index].isCancelled = true
        return heedsCancellation ? state.entries.remove(at: index).continuation : nil
      }?.resume(returning: nil)
    }
  }

  private func take(_ isMeant: (Entry) -> Bool) -> CheckedContinuation<Answer?, Never>? {
    change { state in
      state.entries.firstIndex(where: isMeant).map { state.entries.remove(at: $0).continuation }
    }
  }

  /// Changes the state, and notes which questions are open then.
  private func change(
    _ change: (inout State) -> CheckedContinuation<Answer?, Never>?
  ) -> CheckedContinuation<Answer?, Never>? {
    state.withLock { state in
      defer { changes.add(state.entries.filter { !$0.isCancelled }.map(\.question)) }
      return change(&state)
    }
  }
}

extension Interactor {
  /// Handles a request, answers all resulting questions with a worker, and returns the final response.
  package mutating func run(_ request: Request, _ worker: some Worker<Question, Answer>) async -> Response {
    var effects = handle(request)
    while !effects.isEmpty {
      guard case .ask(let question) = effects.removeFirst() else { continue }
      if let answer = await worker.answer(question) {
        effects += receive(answer, to: question)
      } else {
        abandon(question)
      }
    }
    return response
  }
}
