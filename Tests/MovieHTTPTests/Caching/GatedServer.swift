import HTTPTypes
import LogTestSupport
import MovieHTTP

/// A transport that responds when the test tells it to.
actor GatedServer: HTTPTransport {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  private var open: [Int: CheckedContinuation<Outcome, Never>] = [:]
  nonisolated let requests = Log<HTTPRequest>()
  /// The numbers of canceled requests.
  nonisolated let cancelled = Log<Int>()

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    let number = requests.all.count
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
        open[number] = continuation
        requests.add(request)
      }
    } onCancel: {
      Task { await cancel(number) }
    }
    return try outcome.get()
  }

  /// Completes a request. Requests are numbered from 0.
  func answer(_ number: Int, _ outcome: Outcome) {
    open.removeValue(forKey: number)?.resume(returning: outcome)
  }

  private func cancel(_ number: Int) {
    answer(number, .failure(HTTPFailure(.cancelled)))
    cancelled.add(number)
  }
}
