import TMDb
import Testing

@Suite struct TMDbCredentialTests {
  @Test func takesWhatPeoplePaste() {
    #expect(TMDbCredential(pasted: " abc.def.ghi\n", isKey: false) == .accessToken("abc.def.ghi"))
    #expect(TMDbCredential(pasted: "0123456789abcdef", isKey: true) == .apiKey("0123456789abcdef"))
  }

  @Test func aTokenInTheKeysPlaceIsTakenForAToken() {
    #expect(TMDbCredential(pasted: "abc.def.ghi", isKey: true) == .accessToken("abc.def.ghi"))
  }

  @Test(arguments: ["", "  ", "two words", "line\nbreak", "\u{1B}[31m", "naïve"])
  func refusesWhatNoTokenHolds(text: String) {
    #expect(TMDbCredential(pasted: text, isKey: false) == nil)
  }

  @Test func neverPrintsItself() {
    let credential = TMDbCredential.accessToken("s3cret")
    var dumped = ""
    dump(credential, to: &dumped)
    for text in ["\(credential)", String(reflecting: credential), "\([credential])", dumped] {
      #expect(!text.contains("s3cret"))
    }
  }
}
