import MovieDomain
import Testing

@Suite struct MovieQueryTests {
  @Test(arguments: [
    ("blade runner", "blade runner"), ("  blade  runner\n", "blade  runner"), ("\u{A0}M\u{3000}", "M"), ("七", "七"),
  ])
  func `White space is trimmed`(text: String, trimmed: String) {
    #expect(MovieQuery(text)?.text == trimmed)
  }

  @Test(arguments: ["", " ", "\t\r\n", "\u{A0}\u{2003}\u{3000}"])
  func `White space alone is not a query`(text: String) {
    #expect(MovieQuery(text) == nil)
  }

  @Test(arguments: ["x", "ы", "👨‍👩‍👧"])
  func `A long query is truncated`(letter: String) {
    let text = " " + String(repeating: letter, count: 10_000)
    #expect(MovieQuery(text)?.text == String(repeating: letter, count: MovieQuery.longestText))
  }

  @Test func `A truncated query does not end with a space`() {
    let text = String(repeating: "x", count: MovieQuery.longestText - 2) + "   and more"
    #expect(MovieQuery(text)?.text == String(repeating: "x", count: MovieQuery.longestText - 2))
  }

  @Test func `Queries with different years differ`() {
    #expect(MovieQuery("x", year: 1982) != MovieQuery("x"))
    #expect(MovieQuery("x", year: 1982)?.year == 1982)
  }
}
