import Testing

@testable import CurlTransport

@Suite struct FailureDetailTests {
  @Test func ordinaryWordsAreKept() {
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
  func whatMayRepeatAnAddressIsNot(text: String) {
    #expect(failureDetail(text, instead: "other", code: 5) == "other (libcurl 5)")
  }

  @Test func silenceIsReplaced() {
    #expect(failureDetail("", instead: "other", code: 2) == "other (libcurl 2)")
  }

  @Test func controlCharactersCannotReachATerminal() {
    #expect(failureDetail("a\u{1B}[31m\r\nb\u{9B}c", instead: "", code: 8) == "a [31m  b c (libcurl 8)")
  }
}
