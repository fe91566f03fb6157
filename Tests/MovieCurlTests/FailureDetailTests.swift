import Testing

@testable import MovieCurl

@Suite struct FailureDetailTests {
  @Test func `libcurl's message is used with its error code`() {
    let text = "Could not resolve host: host.invalid"
    #expect(failureDetail(text, instead: "other", code: 6) == "\(text) (libcurl 6)")
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

  @Test func `An empty message is replaced`() {
    #expect(failureDetail("", instead: "other", code: 2) == "other (libcurl 2)")
  }

  @Test func `Control characters are removed`() {
    #expect(failureDetail("a\u{1B}[31m\r\nb\u{9B}c", instead: "", code: 8) == "a [31m  b c (libcurl 8)")
  }
}
