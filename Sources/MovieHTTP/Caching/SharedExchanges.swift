import HTTPTypes

/// Lets equal requests at the same time share one exchange.
actor SharedExchanges {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  /// What must be equal for requests to share an exchange. The request includes the credential.
  struct Key: Hashable, Sendable {
    let request: HTTPRequest
    let timeLimit: Duration
  }

  /// An exchange that is under way, with the callers that wait for it.
  private struct Exchange {
    let number: Int
    let task: Task<Void, Never>
    var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
  }

  private var exchanges: [Key: Exchange] = [:]
  private var lastNumber = 0

  /// Returns the outcome of the exchange with this key. `work` starts it, unless it is under way already.
  ///
  /// A canceled caller returns at once. The work is canceled when all its callers are.
  func outcome(
    of key: Key, work: @concurrent @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    let number = nextNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The cancellation handler needs this actor too, so it runs after the continuation is stored.
        guard !Task.isCancelled else { return continuation.resume(returning: .failure(HTTPFailure(.cancelled))) }
        exchanges[key, default: start(key, work)].waiting[number] = continuation
      }
    } onCancel: {
      Task { await leave(key, number) }
    }
  }

  func waiting(for key: Key) -> Int { exchanges[key]?.waiting.count ?? 0 }

  private func start(
    _ key: Key, _ work: @concurrent @escaping @Sendable () async -> Outcome
  ) -> Exchange {
    let number = nextNumber()
    return Exchange(number: number, task: Task { finish(key, number, with: await work()) })
  }

  private func finish(_ key: Key, _ number: Int, with outcome: Outcome) {
    // If all callers were canceled, another exchange with the same key may have started.
    guard let exchange = exchanges[key], exchange.number == number else { return }
    exchanges[key] = nil
    for continuation in exchange.waiting.values {
      continuation.resume(returning: outcome)
    }
  }

  /// Resumes a canceled caller, and cancels the exchange if it was the last one.
  private func leave(_ key: Key, _ number: Int) {
    guard let continuation = exchanges[key]?.waiting.removeValue(forKey: number) else { return }
    continuation.resume(returning: .failure(HTTPFailure(.cancelled)))
    if let exchange = exchanges[key], exchange.waiting.isEmpty {
      // Removed, so that new callers do not wait for an exchange that is being canceled.
      exchanges[key] = nil
      exchange.task.cancel()
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
