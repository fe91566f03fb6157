import HTTPTypes

/// Lets those who ask the same at the same time share one answer.
actor SharedExchanges {
  typealias Outcome = Result<HTTPReply, HTTPFailure>

  /// Equal questions are the same request, credential included, with the same patience.
  struct Question: Hashable, Sendable {
    let request: HTTPRequest
    let timeLimit: Duration
  }

  private struct Flight {
    let number: Int
    let task: Task<Void, Never>
    var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
  }

  private var flights: [Question: Flight] = [:]
  private var lastNumber = 0

  /// The outcome of the work that answers a question, started unless it is under way already.
  ///
  /// Whoever is cancelled leaves at once; the work is cancelled when the last one has left.
  func outcome(
    of question: Question, work: @concurrent @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    let number = nextNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A cancellation from here on finds the continuation in its place.
        guard !Task.isCancelled else { return continuation.resume(returning: .failure(HTTPFailure(.cancelled))) }
        flights[question, default: start(question, work)].waiting[number] = continuation
      }
    } onCancel: {
      Task { await leave(question, number) }
    }
  }

  /// How many wait for the answer to a question.
  func waiting(for question: Question) -> Int { flights[question]?.waiting.count ?? 0 }

  private func start(
    _ question: Question, _ work: @concurrent @escaping @Sendable () async -> Outcome
  ) -> Flight {
    let number = nextNumber()
    return Flight(number: number, task: Task { land(question, number, with: await work()) })
  }

  private func land(_ question: Question, _ number: Int, with outcome: Outcome) {
    // Everybody may have left, and another flight may be on its way.
    guard let flight = flights[question], flight.number == number else { return }
    flights[question] = nil
    for continuation in flight.waiting.values {
      continuation.resume(returning: outcome)
    }
  }

  private func leave(_ question: Question, _ number: Int) {
    guard let continuation = flights[question]?.waiting.removeValue(forKey: number) else { return }
    continuation.resume(returning: .failure(HTTPFailure(.cancelled)))
    if let flight = flights[question], flight.waiting.isEmpty {
      // Out of the table first: who asks from now on must not join what is being cancelled.
      flights[question] = nil
      flight.task.cancel()
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
