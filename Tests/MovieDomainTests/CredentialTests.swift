import MovieDomain
import Testing

@Suite(.timeLimit(.minutes(10))) struct CredentialTests {
  @Test(arguments: [
    (" abc.def.ghi\r\n", Credential.Kind.accessToken, "abc.def.ghi"),
    ("Bearer abc.def.ghi", .accessToken, "abc.def.ghi"), (" bearer  abc.def.ghi ", .accessToken, "abc.def.ghi"),
    ("Bearer", .accessToken, "Bearer"),
    ("0123456789abcdefABCDEF0123456789", .apiKey, "0123456789abcdefABCDEF0123456789"),
    ("0123456789abcdefABCDEF012345678", .accessToken, "0123456789abcdefABCDEF012345678"),
    ("0123456789abcdefABCDEF012345678g", .accessToken, "0123456789abcdefABCDEF012345678g"),
  ])
  func `Pasted text is trimmed, and its kind recognized`(text: String, kind: Credential.Kind, secret: String) throws {
    let credential = try #require(Credential(pasted: text))
    #expect(credential.kind == kind)
    #expect(credential.secret == secret)
  }

  @Test(arguments: ["", " \t", "two words", "line\nbreak", "\u{1B}[31m", "naïve", "tok\u{0}en"])
  func `Text with invalid characters is refused`(text: String) {
    #expect(Credential(pasted: text) == nil)
    #expect(Credential(.apiKey, text) == nil)
  }

  @Test func `Text over 4,096 bytes is refused`() {
    #expect(Credential(pasted: String(repeating: "a", count: 4096)) != nil)
    #expect(Credential(pasted: String(repeating: "a", count: 4097)) == nil)
  }

  @Test(arguments: Credential.Kind.allCases)
  func `Printing a credential masks its secret`(kind: Credential.Kind) throws {
    let credential = try #require(Credential(kind, "hush"))
    var dumped = ""
    dump([credential], to: &dumped)
    for text in ["\(credential)", "\([credential])", String(reflecting: credential), dumped] {
      #expect(!text.contains("hush"))
    }
  }
}
