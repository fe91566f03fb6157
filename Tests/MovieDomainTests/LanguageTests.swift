import MovieDomain
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [("en", "en"), ("pt-BR", "pt-BR"), ("PT_br", "pt-BR"), ("fil", "fil")])
  func `Valid tags are normalized`(text: String, tag: String) {
    #expect(Language(text)?.tag == tag)
  }

  @Test(arguments: ["", "e", "english", "en-", "en-USA", "en-US-x", "e1", "ру"])
  func `Invalid tags are refused`(text: String) {
    #expect(Language(text) == nil)
  }
}
