import Testing

/// A server's response to every request, and the expected error of `vip home`.
struct HostileResponse: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: String
  let status: Int32
  let sentence: String

  init(_ name: String, _ bytes: String, _ sentence: String, status: Int32 = 1) {
    testDescription = name
    self.bytes = bytes
    self.status = status
    self.sentence = sentence
  }

  /// Creates a response with a valid head and any body.
  init(_ name: String, _ code: Int, _ field: String? = nil, body: String, _ sentence: String, status: Int32 = 1) {
    let fields = field.map { "\($0)\r\n" } ?? ""
    self.init(
      name, "HTTP/1.1 \(code) Status\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)", sentence,
      status: status)
  }
}

extension HostileResponse {
  static let noSense = "could not be read (a captive portal or proxy?)."
  static let broke = "was lost."
  static let elsewhere = "redirects are not followed."

  static let broken = [
    HostileResponse("nothing", "", broke),
    HostileResponse("half a header", "HTTP/1.1 200 OK\r\nContent-Le", broke),
    HostileResponse("half a body", "HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n{\"results\":[", broke),
    HostileResponse("half a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{", broke),
    HostileResponse("another protocol", "SSH-2.0-OpenSSH_9.2\r\n", noSense),
    HostileResponse(
      "endless header", "HTTP/1.1 200 OK\r\n" + String(repeating: "X-Field: v\r\n", count: 9000), noSense),
    HostileResponse("no gzip", 200, "Content-Encoding: gzip", body: "0123456789", noSense),
  ]

  static let bodies = [
    HostileResponse("HTML", 200, body: "<!DOCTYPE html><title>Sign in to the network</title>", noSense),
    HostileResponse("empty body", 200, body: "", noSense),
    HostileResponse("no content", "HTTP/1.1 204 No Content\r\n\r\n", noSense),
    HostileResponse("a list", 200, body: "[]", noSense),
    HostileResponse("half a document", 200, body: #"{"results":[{"id":1,"title":"On"#, noSense),
    HostileResponse("wrong types", 200, body: #"{"page":"one","results":{"id":1},"total_pages":[]}"#, noSense),
    HostileResponse("results are null", 200, body: #"{"page":null,"results":null,"total_pages":null}"#, noSense),
    HostileResponse("rows are null", 200, body: #"{"results":[null,{"id":null,"title":null}]}"#, noSense),
    HostileResponse("deeply nested", 200, body: #"{"results":"# + String(repeating: "[", count: 100_000), noSense),
  ]

  static let statuses = [
    HostileResponse("redirect", 301, "Location: http://127.0.0.1:1/3/movie/popular", body: "", elsewhere),
    HostileResponse("redirect to a file", 302, "Location: file:///etc/passwd", body: "", elsewhere),
    HostileResponse("401", 401, body: #"{"status_code":7}"#, "rejected the credential.", status: 4),
    HostileResponse("404", 404, body: #"{"status_code":34}"#, "Not found on 127.0.0.1"),
    HostileResponse("429", 429, body: "", ". hint: Try again in a minute."),
    HostileResponse("429 for an hour", 429, "Retry-After: 3600", body: "", "Try again in 3,600 seconds."),
    HostileResponse("500", 500, body: "<html>", "had an internal error (status 500)."),
    HostileResponse("503", 503, body: "<html>", "had an internal error (status 503)."),
  ]
}
