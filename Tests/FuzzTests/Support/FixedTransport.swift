import HTTPTypes
import MovieHTTP

/// A transport with the same response to every request.
struct FixedTransport: HTTPTransport {
  let body: [UInt8]

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) -> BufferedResponse {
    BufferedResponse(head: HTTPResponse(status: .ok), body: self.body)
  }
}
