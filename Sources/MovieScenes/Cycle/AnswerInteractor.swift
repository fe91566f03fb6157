/// Asks a worker each request as it is. The answer is the whole response: the worker knows everything that is shown.
/// Until it arrives, the response is the one before.
public struct AnswerInteractor<Question: LanedQuestion, Response: Sendable & Equatable>: Interactor {
  public private(set) var response: Response

  /// Creates an interactor. The response is the one before the first answer.
  public init(response: Response) {
    self.response = response
  }

  public mutating func handle(_ request: Question) -> [Effect<Question>] { [.ask(request)] }

  public mutating func receive(_ answer: Response, to question: Question) -> [Effect<Question>] {
    response = answer
    return []
  }
}
