import Testing

@testable import vip

@Suite struct LanguageTests {
  @Test(arguments: [("en", "en"), ("pt-BR", "pt-BR"), ("PT_br", "pt-BR"), ("fil", "fil")])
  func reads(text: String, tag: String) {
    #expect(Language(text)?.tag == tag)
  }

  @Test(arguments: ["", "e", "english", "en-", "en-USA", "en-US-x", "e1", "ру"])
  func refuses(text: String) {
    #expect(Language(text) == nil)
  }

  @Test(arguments: [
    (["LANG": "ru_RU.UTF-8"], "ru-RU"), (["LANG": "C"], nil), (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil),
    (["LANG": "de_DE@euro"], "de-DE"), (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], "it-IT"),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": ""], "fr-FR"), ([:], nil),
  ])
  func followsTheSystemsLocale(variables: [String: String], tag: String?) {
    #expect(Environment(variables).language?.tag == tag)
  }
}
