import MovieDomain
import Testing

@Suite(.timeLimit(.minutes(10))) struct RecentSearchesTests {
  @Test(arguments: [("ÉTÉ", "été"), ("БЕГ", "бег"), ("E\u{301}te", "éTE")])
  func `Queries that differ only in case are duplicates`(first: String, second: String) {
    var searches = RecentSearches([first])
    searches.remember(second)
    #expect(searches.queries == [second])
  }

  @Test(arguments: ["", "  ", "\n\t"])
  func `White space is not a search`(text: String) {
    #expect(RecentSearches([text]).queries.isEmpty)
  }

  @Test func `Initial queries are limited and deduplicated`() {
    let numbers = (1...20).map { "\($0)" }
    let searches = RecentSearches(["a", "b", "A"] + numbers)
    #expect(searches.queries == ["a", "b"] + numbers.prefix(8))
  }

  @Test(arguments: [
    ("", ["Blade Runner", "The Blob", "Solaris"]), ("  ", ["Blade Runner", "The Blob", "Solaris"]),
    ("BL", ["Blade Runner", "The Blob"]), (" run ", ["Blade Runner"]), ("solaris", []), ("zzz", []),
  ])
  func `Suggestions contain the typed text`(typed: String, suggestions: [String]) {
    #expect(RecentSearches(["Blade Runner", "The Blob", "Solaris"]).suggestions(for: typed) == suggestions)
  }

  @Test func `Searches are stored with single spaces`() {
    var searches = RecentSearches(["  the \t general\n", "M"])
    #expect(searches.queries == ["the general", "M"])
    searches.remember("THE   General")
    #expect(searches.queries == ["THE General", "M"])
    let isRemoved = searches.remove(" the  general ")
    #expect(isRemoved)
  }
}
