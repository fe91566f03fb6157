import MovieScenes

/// Asks a worker each request as it is. The answer is the whole response: the worker knows everything that is shown.
struct AnswerInteractor<Question: LanedQuestion, Response: Sendable & Equatable>: Interactor {
  var response: Response

  mutating func handle(_ request: Question) -> [Effect<Question>] { [.ask(request)] }

  mutating func receive(_ answer: Response, to question: Question) -> [Effect<Question>] {
    response = answer
    return []
  }
}
