import TMDb
import Testing

@Suite struct TMDbCredentialTests {
  @Test func `Pasted text is trimmed`() {
    #expect(TMDbCredential(pasted: " abc.def.ghi\n", isKey: false) == .accessToken("abc.def.ghi"))
    #expect(TMDbCredential(pasted: "0123456789abcdef", isKey: true) == .apiKey("0123456789abcdef"))
  }

  @Test func `A token in place of an API key is recognized`() {
    #expect(TMDbCredential(pasted: "abc.def.ghi", isKey: true) == .accessToken("abc.def.ghi"))
  }

  @Test(arguments: ["", "  ", "two words", "line\nbreak", "\u{1B}[31m", "naïve"])
  func `Text with invalid characters is refused`(text: String) {
    #expect(TMDbCredential(pasted: text, isKey: false) == nil)
  }

  @Test func `Printing a credential masks its secret`() {
    let credential = TMDbCredential.accessToken("s3cret")
    var dumped = ""
    dump(credential, to: &dumped)
    for text in ["\(credential)", String(reflecting: credential), "\([credential])", dumped] {
      #expect(!text.contains("s3cret"))
    }
  }
}
