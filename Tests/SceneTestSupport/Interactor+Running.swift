package import MovieScenes

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
