import HTTPTypes
import MovieHTTP

/// A transport that responds when the test tells it to.
actor GatedServer: HTTPTransport {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  private var open: [Int: CheckedContinuation<Outcome, Never>] = [:]
  private var changes: [CheckedContinuation<Void, Never>] = []
  private(set) var requests: [HTTPRequest] = []
  private(set) var cancelled: [Int] = []

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    let number = requests.count
    requests.append(request)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
        open[number] = continuation
        wake()
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

  func waitForRequests(_ count: Int) async {
    while requests.count < count {
      await change()
    }
  }

  func waitForCancellation(of number: Int) async {
    while !cancelled.contains(number) {
      await change()
    }
  }

  private func cancel(_ number: Int) {
    cancelled.append(number)
    answer(number, .failure(HTTPFailure(.cancelled)))
    wake()
  }

  private func change() async {
    await withCheckedContinuation { changes.append($0) }
  }

  private func wake() {
    changes.forEach { $0.resume() }
    changes = []
  }
}
