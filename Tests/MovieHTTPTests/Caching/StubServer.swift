import HTTPTypes
import MovieHTTP

/// Returns the outcomes in order, repeats the last one, and records the requests.
actor StubServer: HTTPTransport {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  private var outcomes: [Outcome]
  private(set) var requests: [HTTPRequest] = []

  init(_ outcomes: Outcome...) {
    self.outcomes = outcomes
  }

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) throws(HTTPFailure) -> BufferedResponse {
    requests.append(request)
    return try (outcomes.count > 1 ? outcomes.removeFirst() : outcomes[0]).get()
  }
}

extension StubServer.Outcome {
  static func response(_ body: String, status: Int = 200, _ fields: HTTPFields = [:]) -> Self {
    .success(
      BufferedResponse(head: HTTPResponse(status: .init(code: status), headerFields: fields), body: Array(body.utf8)))
  }
}

extension HTTPCachePolicy {
  static func test(_ mode: Mode = .normal) -> HTTPCachePolicy {
    HTTPCachePolicy(mode: mode, longestAge: .seconds(181 * 86_400), leavingOut: ["api_key"])
  }
}

extension HTTPRequest {
  static func get(_ path: String = "/3/movie/popular?page=1", _ fields: HTTPFields = [:]) -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "https", authority: "api.example", path: path, headerFields: fields)
  }
}

extension BufferedResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
