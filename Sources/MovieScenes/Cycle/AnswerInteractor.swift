/// Asks a worker each request as it is. The answer is the whole response: the worker knows everything that is shown.
package struct AnswerInteractor<Question: LanedQuestion, Response: Sendable & Equatable>: Interactor {
  package private(set) var response: Response

  /// Creates an interactor that shows `response` before the first answer.
  package init(response: Response) {
    self.response = response
  }

  package mutating func handle(_ request: Question) -> [Effect<Question>] { [.ask(request)] }

  package mutating func receive(_ answer: Response, to question: Question) -> [Effect<Question>] {
    response = answer
    return []
  }
}
