import MovieDomain
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("en", "en"), ("pt-BR", "pt-BR"), ("PT_br", "pt-BR"), ("fil", "fil"), ("", nil), ("e", nil), ("english", nil),
    ("en-", nil), ("en-USA", nil), ("en-US-x", nil), ("e1", nil), ("ру", nil),
  ])
  func `A valid tag is normalized, and another text is refused`(text: String, tag: String?) {
    #expect(Language(text)?.tag == tag)
  }
}
