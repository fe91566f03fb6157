package import HTTPTypes
package import MovieHTTP
import Synchronization

/// A transport without a network. It records the exchanges.
package final class StubTransport: HTTPTransport {
  package typealias Outcome = Result<BufferedResponse, HTTPFailure>

  package struct Exchange: Sendable {
    package let request: HTTPRequest
    package let body: [UInt8]
    package let timeLimit: Duration
  }

  private let outcome: @Sendable (Exchange, _ index: Int) -> Outcome
  private let log = Mutex<[Exchange]>([])

  /// Returns the outcome of each exchange. The first one has the index 0.
  package init(_ outcome: @escaping @Sendable (Exchange, _ index: Int) -> Outcome) {
    self.outcome = outcome
  }

  /// Returns the outcomes in order and repeats the last one.
  package convenience init(_ outcomes: Outcome...) {
    self.init { _, index in outcomes[min(index, outcomes.count - 1)] }
  }

  package var exchanges: [Exchange] { log.withLock(\.self) }
  package var requests: [HTTPRequest] { exchanges.map(\.request) }

  package func exchange(
    _ request: HTTPRequest, body: [UInt8], timeLimit: Duration
  ) async throws(HTTPFailure) -> BufferedResponse {
    let exchange = Exchange(request: request, body: body, timeLimit: timeLimit)
    let index = log.withLock { log in
      log.append(exchange)
      return log.count - 1
    }
    return try outcome(exchange, index).get()
  }
}

extension StubTransport.Outcome {
  package static func response(
    _ body: String, status: Int = 200, _ fields: HTTPFields = [:], staleness: HTTPStaleness? = nil
  ) -> Self {
    let head = HTTPResponse(status: .init(code: status), headerFields: fields)
    return .success(BufferedResponse(head: head, body: Array(body.utf8), staleness: staleness))
  }
}

/// A time limit that only a broken transport reaches, even on a busy machine.
package let generousLimit = Duration.seconds(600)

extension HTTPTransport {
  package func outcome(
    _ request: HTTPRequest, timeLimit: Duration = generousLimit
  ) async -> Result<BufferedResponse, HTTPFailure> {
    await outcome(of: request, body: [], timeLimit: timeLimit)
  }

  /// Returns why the exchange failed; nil if it succeeded.
  package func failure(_ request: HTTPRequest, timeLimit: Duration = generousLimit) async -> HTTPFailure? {
    guard case .failure(let failure) = await outcome(request, timeLimit: timeLimit) else { return nil }
    return failure
  }
}

extension BufferedResponse {
  package var text: String { String(decoding: body, as: UTF8.self) }
}
