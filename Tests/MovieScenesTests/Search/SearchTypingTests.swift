import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Typing a query.
@Suite struct SearchTypingTests {
  var scene = SearchLanes()

  @Test mutating func openingAnEmptyFieldShowsPopularFilmsAndRecentSearches() {
    scene.handle(.open)
    #expect(scene.asked == [.films: .films(PageQuestion(.popular), .reload), .suggestions: .suggestions("")])
    #expect(scene.response.progress == .searching(.init(.popular)))
    scene.answer(.success(.sample([1])))
    scene.answer(.suggestions, with: .suggestions(["solaris"]))
    #expect(scene.response.results?.key == .popular)
    #expect(scene.films == [1])
    #expect(scene.response.suggestions == ["solaris"])
    #expect(scene.response.progress == .resting)
    scene.handle(.open)
    #expect(scene.asked == [.suggestions: .suggestions("")])
  }

  @Test(arguments: [SearchScene.Request.queryChanged(""), .queryChanged("  "), .submit(" \t")])
  mutating func anEmptyQueryShowsPopularFilms(request: SearchScene.Request) {
    scene.find("blade")
    scene.handle(request)
    #expect(scene.asked[.films] == .films(PageQuestion(.popular), .reload))
    #expect(scene.asked[.suggestions] != nil)
    #expect(scene.films == [1])
    scene.answer(.success(.sample([2])))
    #expect(scene.response.results?.key == .popular)
    #expect(scene.films == [2])
    #expect(scene.asked[.history] == nil)
  }

  @Test mutating func typingAsksForSuggestionsAndFilms() throws {
    scene.handle(.queryChanged("blade"))
    #expect(try scene.asked == [.films: .page(of: "blade", .typing), .suggestions: .suggestions("blade")])
    scene.answer(.suggestions, with: .suggestions(["Blade Runner"]))
    #expect(scene.response.suggestions == ["Blade Runner"])
    #expect(try scene.response.progress == .searching(.init(.of("blade"))))
    scene.answer(.success(.sample([1])))
    #expect(scene.films == [1])
    #expect(scene.response.progress == .resting)
  }

  @Test(arguments: ["a", "bl", " bl ", "七人", "e\u{301}e\u{301}"])
  mutating func fewerThanThreeLettersAreNotSearched(text: String) {
    scene.find("blade")
    scene.handle(.queryChanged("other"))
    scene.handle(.queryChanged(text))
    #expect(scene.asked == [.suggestions: .suggestions(text)])
    #expect(scene.response.progress == .tooShort)
    #expect(scene.response.text == text)
    #expect(scene.films == [1])
  }

  @Test mutating func aNewerQuerySupersedesAnOlderOne() throws {
    for text in ["bla", "blad", "blade"] {
      scene.handle(.queryChanged(text))
    }
    #expect(try scene.asked == [.films: .page(of: "blade", .typing), .suggestions: .suggestions("blade")])
    scene.handle(.submit("alien"))
    #expect(try scene.asked == [.films: .page(of: "alien", .submission)])
  }

  @Test(arguments: ["blade", " blade  "])
  mutating func aQueryWithResultsOnScreenIsNotSearchedAgain(text: String) {
    scene.find("blade")
    scene.handle(.queryChanged("blade r"))
    scene.handle(.queryChanged(text))
    #expect(scene.asked == [.suggestions: .suggestions(text), .history: .remember("blade", .typing)])
    #expect(scene.films == [1])
    #expect(scene.response.progress == .resting)
    #expect(scene.response.text == text)
  }

  @Test(arguments: [SearchScene.Request.submit("blade", page: 2), .submit("blade", year: 1982)])
  mutating func aLaterPageOrAYearFilterDoesNotCountAsResultsOfATypedQuery(request: SearchScene.Request) throws {
    scene.handle(request)
    scene.answer(.success(.sample([1], number: request == .submit("blade", page: 2) ? 2 : 1, of: 3)))
    scene.handle(.queryChanged("blade"))
    #expect(try scene.asked[.films] == .page(of: "blade", .typing))
  }

  @Test mutating func aShortQueryThatIsOnScreenIsNotTooShort() {
    scene.find("M")
    scene.handle(.queryChanged("Mo"))
    #expect(scene.response.progress == .tooShort)
    scene.handle(.queryChanged("M"))
    #expect(scene.response.progress == .resting)
    #expect(scene.films == [1])
  }

  @Test mutating func thereIsNoNextPageAfterAFailedSearch() {
    scene.find("blade", .sample([1], number: 1, of: 3))
    scene.handle(.submit("other"))
    scene.answer(.failure(CatalogError(.timedOut)))
    scene.handle(.nextPage)
    #expect(scene.asked[.films] == nil)
    #expect(scene.films == [1])
  }

  @Test mutating func aChangeOfHistoryAndLanguageReloadsBothLanes() {
    scene.handle(.open)
    scene.answer(.success(.sample([1])))
    scene.answer(.suggestions, with: .suggestions(["solaris"]))
    scene.change([.history, .language])
    #expect(scene.asked[.suggestions] == .suggestions(""))
    #expect(scene.asked[.films] != nil)
  }
}
