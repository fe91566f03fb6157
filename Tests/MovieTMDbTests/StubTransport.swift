import HTTPTypes
import MovieHTTP

/// A transport with the same outcome for every request. It records the requests.
actor StubTransport: HTTPTransport {
  private let answer: Result<BufferedResponse, HTTPFailure>
  private(set) var requests: [HTTPRequest] = []
  private(set) var timeLimits: [Duration] = []

  init(failing failure: HTTPFailure) {
    answer = .failure(failure)
  }

  init(status: Int = 200, headers: HTTPFields = [:], body: String, staleness: HTTPStaleness? = nil) {
    let head = HTTPResponse(status: .init(code: status), headerFields: headers)
    answer = .success(BufferedResponse(head: head, body: Array(body.utf8), staleness: staleness))
  }

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) throws(HTTPFailure) -> BufferedResponse {
    requests.append(request)
    timeLimits.append(timeLimit)
    return try answer.get()
  }
}
