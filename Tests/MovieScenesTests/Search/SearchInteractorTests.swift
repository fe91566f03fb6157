import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Typing a query. `SearchSessionTests` compare the text and the films on screen after each step of random sessions.
@Suite struct SearchTypingTests {
  var scene = SearchLanes()

  @Test mutating func openingAnEmptyFieldShowsPopularFilmsAndRecentSearches() {
    scene.handle(.open)
    #expect(scene.asked == [.films: .films(PageQuestion(.popular), .reload), .suggestions: .suggestions("")])
    #expect(scene.response.progress == .searching(.init(.popular)))
    scene.answer(.success(.sample([1])))
    scene.answer(.suggestions, with: .suggestions(["solaris"]))
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
    scene.answer(.success(.sample([2])))
    #expect(scene.asked[.history] == nil)
  }

  @Test(arguments: ["a", "bl", " bl ", "七人", "e\u{301}e\u{301}"])
  mutating func fewerThanThreeLettersAreNotSearched(text: String) {
    scene.find("blade")
    scene.handle(.queryChanged("other"))
    scene.handle(.queryChanged(text))
    #expect(scene.asked == [.suggestions: .suggestions(text)])
    #expect(scene.response.progress == .tooShort)
  }

  @Test(arguments: [("blade", "blade r", "blade"), ("blade", "blade r", " blade  "), ("M", "Mo", "M")])
  mutating func `A query on screen is not searched again, nor too short`(query: String, other: String, text: String) {
    scene.find(query)
    scene.handle(.queryChanged(other))
    #expect((scene.response.progress == .tooShort) == (other == "Mo"))
    scene.handle(.queryChanged(text))
    #expect(scene.asked == [.suggestions: .suggestions(text), .history: .remember(query, .typing)])
    #expect(scene.response.progress == .resting)
  }

  @Test(arguments: [SearchScene.Request.submit("blade", page: 2), .submit("blade", year: 1982)])
  mutating func aLaterPageOrAYearFilterDoesNotCountAsResultsOfATypedQuery(request: SearchScene.Request) throws {
    scene.handle(request)
    scene.answer(.success(.sample([1], number: request == .submit("blade", page: 2) ? 2 : 1, of: 3)))
    scene.handle(.queryChanged("blade"))
    #expect(try scene.asked[.films] == .page(of: "blade", .typing))
  }
}

/// Submitting, clearing and failures. `RandomSessionTests` cancel requests.
@Suite struct SearchSubmitTests {
  static let failure = CatalogError(.timedOut, host: "api.example")

  var scene = SearchLanes()

  @Test mutating func aSubmittedQueryOfAnyLengthIsSearchedImmediately() throws {
    scene.handle(.open)
    scene.answer(.suggestions, with: .suggestions(["Solaris"]))
    // These suggestions are not there yet.
    scene.handle(.open)
    scene.handle(.submit("M", year: 1931, page: 2))
    #expect(try scene.asked == [.films: .page(2, of: "M", year: 1931, .submission)])
    #expect(try scene.response.progress == .searching(.init(.of("M", year: 1931), page: 2)))
    scene.answer(.success(.sample([7])))
    #expect(scene.response.suggestions.isEmpty)
  }

  @Test mutating func `A failed search keeps query and earlier results, has no next page, and is retried`() throws {
    scene.find("alien", .sample([1], number: 1, of: 3))
    scene.handle(.submit("blade", page: 2))
    scene.answer(.failure(Self.failure))
    #expect(try scene.response.progress == .failed(.init(.of("blade"), page: 2), Self.failure))
    scene.handle(.nextPage)
    #expect(scene.asked.isEmpty)
    scene.handle(.refresh)
    #expect(try scene.asked == [.films: .page(2, of: "blade", .submission)])
    scene.answer(.success(.sample([2], number: 2, of: 2)))
    #expect(scene.response.progress == .resting)
  }

  @Test mutating func aFailedTypedQueryCanBeTypedAgain() throws {
    for _ in 1...2 {
      scene.handle(.queryChanged("blade"))
      #expect(try scene.asked == [.films: .page(of: "blade", .typing), .suggestions: .suggestions("blade")])
      scene.answer(.failure(Self.failure))
      #expect(try scene.response.progress == .failed(.init(.of("blade")), Self.failure))
    }
  }

  @Test mutating func `Clear ends what is loading and keeps the results, or shows popular films without any`() {
    scene.handle(.queryChanged("blade"))
    scene.handle(.clear)
    #expect(scene.asked == [.films: .films(PageQuestion(.popular), .reload), .suggestions: .suggestions("")])
    scene.find("blade", .sample([1], number: 1, of: 2))
    for request in [SearchScene.Request.submit("other"), .nextPage] {
      scene.handle(request)
      scene.handle(.clear)
      #expect(scene.asked == [.suggestions: .suggestions("")])
      #expect(scene.response.progress == .resting)
      #expect(scene.response.results?.isLoadingMore == false)
    }
    scene.handle(.nextPage)
    #expect(scene.asked[.films] != nil)
  }
}

/// Loading further pages.
@Suite struct SearchPagingTests {
  var scene = SearchLanes()

  @Test mutating func `The next page adds no duplicates, and can be requested again after a failure`() throws {
    let failure = CatalogError(.connectionLost, host: "api.example")
    scene.find("blade", .sample([1, 2, 1, 3], number: 1, of: 4))
    scene.handle(.nextPage)
    #expect(try scene.asked == [.films: .page(2, of: "blade", .submission, isAppended: true)])
    #expect(scene.response.results?.isLoadingMore == true)
    scene.answer(.failure(failure))
    #expect(scene.response.results?.nextPageError == failure)
    #expect(scene.response.progress == .resting)
    #expect(scene.films == [1, 2, 3])
    scene.handle(.nextPage)
    #expect(scene.response.results?.nextPageError == nil)
    scene.answer(.success(.sample([3, 4, 5, 4], number: 2, of: 4)))
    #expect(scene.films == [1, 2, 3, 4, 5])
    #expect(scene.response.results?.isLoadingMore == false)
    scene.handle(.nextPage)
    scene.answer(.success(.sample([5], number: 3, of: 4)))
    #expect(scene.response.results?.pages.value?.nextPage == 4, "a page of duplicates is not the last")
  }

  @Test(arguments: [ResultsPage<Movie>.sample([1], number: 1, of: 1), .sample([], number: 1, of: 9)])
  mutating func thereIsNoQuestionAfterTheLastPage(page: ResultsPage<Movie>) {
    scene.find("blade", page)
    scene.handle(.nextPage)
    #expect(scene.asked.isEmpty)
    #expect(scene.response.results?.isLoadingMore == false)
  }
}

/// Refreshing, for example after a change of the settings.
@Suite struct SearchRefreshTests {
  var scene = SearchLanes()

  @Test mutating func refreshLoadsTheFirstPageOnScreenAndKeepsTheResultsUntilThen() throws {
    scene.find("blade", .sample([3], number: 3, of: 5))
    scene.handle(.nextPage)
    scene.answer(.success(.sample([4], number: 4, of: 5)))
    scene.answer(.history, with: .remembered)
    scene.handle(.refresh)
    #expect(try scene.asked[.films] == .page(3, of: "blade", .reload))
    scene.answer(.success(.sample([5], number: 3, of: 5)))
    #expect(scene.asked.isEmpty, "A refresh is not remembered.")
  }

  @Test mutating func aRefreshDoesNotPreventRememberingATypedQuery() {
    scene.handle(.queryChanged("blade"))
    scene.answer(.success(.sample([1])))
    scene.handle(.refresh)
    scene.answer(.success(.sample([2])))
    #expect(scene.asked[.history] == .remember("blade", .typing))
  }

  @Test(arguments: [SearchScene.Request.submit("blade"), .queryChanged("blade")])
  mutating func refreshDuringASearchRepeatsTheSameQuestion(request: SearchScene.Request) {
    scene.handle(request)
    let question = scene.asked[.films]
    scene.handle(.refresh)
    #expect(scene.asked[.films] == question)
    scene.answer(.success(.sample([1])))
    #expect(scene.asked[.history] != nil)
  }

  @Test(arguments: [SearchScene.Request.refresh, .nextPage])
  mutating func refreshAndNextPageDoNothingWithoutResults(request: SearchScene.Request) {
    scene.handle(request)
    #expect(scene.asked.isEmpty)
    #expect(scene.response == .init(source: .tmdb))
  }

  @Test(arguments: [Setting.language, .region, .adult])
  mutating func aSettingThatAffectsListsReloadsTheResults(setting: Setting) throws {
    scene.find("blade")
    scene.change([setting])
    #expect(try scene.asked == [.films: .page(of: "blade", .reload)])
    scene.find("blade")
    scene.change(Set(Setting.allCases).subtracting([.language, .region, .adult]))
    #expect(scene.asked.isEmpty)
  }

  @Test mutating func theHistorySettingReloadsTheSuggestions() throws {
    scene.handle(.queryChanged("blade"))
    scene.answer(.suggestions, with: .suggestions(["blade runner"]))
    scene.change([.history])
    #expect(try scene.asked == [.films: .page(of: "blade", .typing), .suggestions: .suggestions("blade")])
    scene.answer(.suggestions, with: .suggestions([]))
    #expect(scene.response.suggestions.isEmpty)
    scene.find("blade")
    scene.change([.history])
    #expect(scene.asked.isEmpty, "a submitted query needs no suggestions")
    scene.handle(.open)
    scene.answer(.suggestions, with: .suggestions([]))
    scene.change([.history, .language])
    #expect(try scene.asked == [.films: .page(of: "blade", .reload), .suggestions: .suggestions("blade")])
  }
}
