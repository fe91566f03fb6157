import Testing

@testable import MovieCurl

@Suite struct FailureDetailTests {
  @Test(arguments: [
    ("Could not resolve host: host.invalid", "Could not resolve host: host.invalid"), ("", "other"),
    ("a\u{1B}[31m\r\nb\u{9B}c", "a [31m  b c"),
  ])
  func `libcurl's message is used with its error code, without control characters`(text: String, shown: String) {
    #expect(failureDetail(text, instead: "other", code: 6) == "\(shown) (libcurl 6)")
  }

  @Test(arguments: [
    "Unsupported proxy scheme for 'gopher://user:secret@proxy'",
    "Unsupported proxy syntax in 'user:secret'",
    "Could not use http://host/path?api_key=secret",
    "Illegal path: /a?api_key=secret",
    "user:secret@host",
  ])
  func `Messages that may contain a URL or a password are replaced`(text: String) {
    #expect(failureDetail(text, instead: "other", code: 5) == "other (libcurl 5)")
  }
}
