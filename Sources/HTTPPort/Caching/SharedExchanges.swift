import HTTPTypes

/// Coalesces equal concurrent requests into one exchange.
actor SharedExchanges {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  /// Identifies equal requests: same request, including the credential, and same time limit.
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

  /// Returns the result of the work for a question, starting it unless it is already in progress.
  ///
  /// A cancelled caller returns immediately; the work is cancelled when its last caller is.
  func outcome(
    of question: Question, work: @concurrent @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    let number = nextNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // From here on, the cancellation handler finds the continuation registered.
        guard !Task.isCancelled else { return continuation.resume(returning: .failure(HTTPFailure(.cancelled))) }
        flights[question, default: start(question, work)].waiting[number] = continuation
      }
    } onCancel: {
      Task { await leave(question, number) }
    }
  }

  /// The number of callers waiting for a question.
  func waiting(for question: Question) -> Int { flights[question]?.waiting.count ?? 0 }

  private func start(
    _ question: Question, _ work: @concurrent @escaping @Sendable () async -> Outcome
  ) -> Flight {
    let number = nextNumber()
    return Flight(number: number, task: Task { land(question, number, with: await work()) })
  }

  private func land(_ question: Question, _ number: Int, with outcome: Outcome) {
    // All callers may have been cancelled and a new flight started.
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
      // Remove the flight first, so that new callers do not join it while it is being cancelled.
      flights[question] = nil
      flight.task.cancel()
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
