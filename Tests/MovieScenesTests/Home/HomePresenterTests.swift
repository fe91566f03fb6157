import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct HomePresenterTests {
  let presenter: HomePresenter

  init() throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 20))
    presenter = HomePresenter(words: EnglishWords(), today: today)
  }

  @Test func saysAFilmInFinishedText() throws {
    let movie = Movie(
      id: 19, title: "Metropolis", releaseDate: CalendarDate(year: 1927, month: 1, day: 10),
      rating: Rating(average: 8.25, voteCount: 3))
    let card = try #require(cards(of: Page(totalResults: 1, elements: [movie])).first)
    #expect(
      card
        == MovieCard(
          id: 19, title: "Metropolis", year: "1927", score: ScoreBadge(text: "8.3", standing: .high),
          route: .movie(id: 19)))
  }

  @Test func saysWhatIsUnknown() throws {
    let card = try #require(cards(of: Page(totalResults: 1, elements: [Movie(id: 1, title: "Lost")])).first)
    #expect(card.year == "Undated")
    #expect(card.score == ScoreBadge(text: "NR", standing: .none))
  }

  @Test(arguments: [
    (10.0, "10.0", ScoreBadge.Standing.high), (6.95, "7.0", .high), (6.94, "6.9", .middling), (5, "5.0", .middling),
    (4.9, "4.9", .low), (0, "0.0", .low),
  ])
  func roundsScoresAndPlacesThem(average: Double, text: String, standing: ScoreBadge.Standing) throws {
    let page = Page(totalResults: 1, elements: [Movie.sample(1, average: average)])
    #expect(try #require(cards(of: page).first).score == ScoreBadge(text: text, standing: standing))
  }

  @Test func countsWhatEachNumberOfCardsLeavesOut() {
    guard case .cards(_, let remainders) = content(of: .sample([1, 2, 3], total: 1235)) else {
      Issue.record("The shelf has no cards.")
      return
    }
    #expect(remainders == ["1,235 more", "1,234 more", "1,233 more", "1,232 more"])
  }

  @Test func aShelfShownWholeLeavesNothingOut() {
    guard case .cards(_, let remainders) = content(of: .sample([1, 2])) else {
      Issue.record("The shelf has no cards.")
      return
    }
    #expect(remainders == ["2 more", "1 more", ""])
  }

  @Test func anEmptyShelfSaysSo() {
    #expect(content(of: .sample([])) == .empty("No films here at the moment."))
  }

  @Test func rowsThatCouldNotBeReadAreMentionedInPlaceAndBeside() {
    let viewModel = presenter.viewModel(for: response(popular: .loaded(.sample([1], skipped: 2))))
    #expect(viewModel.shelves[1].note == "2 entries could not be read")
    #expect(viewModel.warnings == ["Popular: 2 entries could not be read."])
    #expect(viewModel.outcome == .shown)
  }

  @Test func aFailedShelfGivesTheReasonInPlaceAndBeside() {
    let error = CatalogError(.timedOut, host: "api.themoviedb.org")
    let viewModel = presenter.viewModel(for: response(popular: .failed(error)))
    #expect(viewModel.shelves[1].content == .failed("api.themoviedb.org took too long to answer."))
    #expect(viewModel.warnings == ["Popular: api.themoviedb.org took too long to answer."])
    #expect(viewModel.outcome == .shown)
    #expect(viewModel.emptyState == nil)
  }

  @Test func aShelfThatCouldNotBeRefreshedKeepsItsCards() {
    let stale = HomeScene.ShelfResult.State.stale(.sample([1]), CatalogError(.unreachable, host: "example.org"))
    let viewModel = presenter.viewModel(for: response(popular: stale))
    #expect(viewModel.shelves[1].note == "could not be refreshed")
    #expect(viewModel.warnings == ["Popular: example.org could not be reached."])
  }

  @Test func anEarlierShelfSaysFromWhenItIs() {
    var page = Page<Movie>.sample([1])
    page.staleness = Staleness(age: .seconds(11_000), error: CatalogError(.unreachable, host: "a.example"))
    let viewModel = presenter.viewModel(
      for: response(popular: .stale(page, CatalogError(.unreachable, host: "a.example"))))
    #expect(viewModel.shelves[1].note == "as of 3 hours ago")
    #expect(viewModel.warnings == ["Popular: a.example could not be reached."])
  }

  @Test func offlineIsNoReasonForAWarning() {
    var page = Page<Movie>.sample([1])
    page.staleness = Staleness(age: .seconds(200_000), error: CatalogError(.offline))
    let viewModel = presenter.viewModel(for: response(popular: .stale(page, CatalogError(.offline))))
    #expect(viewModel.shelves[1].note == "as of 2 days ago")
    #expect(viewModel.warnings.isEmpty)
  }

  @Test func allShelvesFailingIsAnEmptyStateThatSaysEachCauseOnce() {
    let viewModel = presenter.viewModel(
      for: all(
        .failed(CatalogError(.unreachable, host: "a.example")), .failed(CatalogError(.timedOut, host: "a.example")),
        .failed(CatalogError(.unreachable, host: "a.example")), .failed(CatalogError(.unreachable, host: "a.example"))))
    #expect(viewModel.shelves.isEmpty)
    #expect(viewModel.outcome == .failed)
    #expect(
      viewModel.emptyState
        == EmptyState(
          title: "No films could be loaded",
          message: "a.example could not be reached. a.example took too long to answer.",
          advice: "Check the network connection and the address, then try again."))
  }

  @Test func aRejectedCredentialDecidesTheOutcome() {
    let rejected = HomeScene.ShelfResult.State.failed(CatalogError(.rejectedCredential, host: "a.example"))
    let viewModel = presenter.viewModel(for: all(.failed(CatalogError(.timedOut)), rejected, rejected, rejected))
    #expect(viewModel.outcome == .unauthorized)
    #expect(viewModel.emptyState?.advice == "Check that it was copied whole and has not been revoked.")
  }

  @Test func theSourceDecidesWhatStandsBelow() {
    let footnotes = [CatalogSource.tmdb, .publicDomain].map {
      presenter.viewModel(for: response(popular: .loaded(.sample([1])), source: $0)).footnotes
    }
    #expect(
      footnotes == [
        ["This product uses the TMDB API but is not endorsed or certified by TMDB."],
        ["Films of the United States public domain. The scores are this catalog's own."],
      ])
  }

  @Test func theBuiltInCatalogSaysSinceWhenFilmsAreFree() {
    let viewModel = presenter.viewModel(
      for: response(popular: .loaded(.sample([1])), source: .publicDomain))
    #expect(viewModel.shelves.map(\.note) == [nil, nil, "free since January 2026", "free from January 2027"])
  }

  @Test func theHintOpensTheFirstFilmThereIs() {
    let viewModel = presenter.viewModel(
      for: all(.failed(CatalogError(.timedOut)), .loaded(.sample([])), .loaded(.sample([5, 6])), .loading))
    #expect(viewModel.hint == Hint(text: "More about a film:", route: .movie(id: 5)))
  }

  private func content(of page: Page<Movie>) -> HomeScene.Content {
    presenter.viewModel(for: response(popular: .loaded(page))).shelves[1].content
  }

  private func cards(of page: Page<Movie>) -> [MovieCard] {
    if case .cards(let cards, _) = content(of: page) { cards } else { [] }
  }

  private func response(
    popular: HomeScene.ShelfResult.State, source: CatalogSource = .tmdb
  ) -> HomeScene.Response {
    let other = HomeScene.ShelfResult.State.loaded(.sample([100]))
    return all(other, popular, other, other, source: source)
  }

  private func all(_ states: HomeScene.ShelfResult.State..., source: CatalogSource = .tmdb) -> HomeScene.Response {
    let lists: [MovieList] = [.topRated, .popular, .nowPlaying, .upcoming]
    return .init(source: source, shelves: zip(lists, states).map { .init(list: $0, state: $1) })
  }
}
