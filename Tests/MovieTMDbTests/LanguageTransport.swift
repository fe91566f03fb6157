import HTTPTypes
import MovieHTTP

/// A transport with a response for each language. It records the requests.
actor LanguageTransport: HTTPTransport {
  private let answers: [String: Result<String, HTTPFailure>]
  private(set) var paths: [String] = []

  init(_ answers: [String: Result<String, HTTPFailure>]) {
    self.answers = answers
  }

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) throws(HTTPFailure) -> BufferedResponse {
    let path = request.path ?? ""
    paths.append(path)
    for (language, answer) in answers where path.contains("language=\(language)") {
      return BufferedResponse(head: HTTPResponse(status: .ok), body: Array(try answer.get().utf8))
    }
    return BufferedResponse(head: HTTPResponse(status: .notFound), body: [])
  }
}
