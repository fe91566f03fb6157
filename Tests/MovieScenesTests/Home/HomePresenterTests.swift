import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct HomePresenterTests {
  let presenter = HomePresenter(words: EnglishWords(), today: .sample)

  @Test func aCardShowsAFilmAsFinishedText() throws {
    let movie = Movie(
      id: 19, title: "Metropolis", releaseDate: "1927-01-10", overview: "A city.",
      rating: Rating(average: 8.25, voteCount: 3), posterPath: "/m.jpg")
    let card = try #require(content(of: ResultsPage(totalResults: 1, elements: [movie])).cards.first)
    #expect(
      card
        == MovieCard(
          id: 19, title: "Metropolis", year: "1927",
          score: ScoreBadge(text: "8.3", level: .outstanding, isTentative: true, spoken: "8.3 of 10"),
          releaseDay: "Jan 10, 1927", overview: "A city.", posterPath: "/m.jpg", route: .movie(id: 19)))
  }

  @Test func aCardHasPlaceholdersForUnknownValues() throws {
    let card = try #require(
      content(of: ResultsPage(totalResults: 1, elements: [Movie(id: 1, title: "Lost")])).cards.first)
    #expect(card.year == "no date")
    #expect(card.releaseDay == nil)
    #expect(card.overview == nil)
    #expect(card.score == ScoreBadge(text: "no score", level: .none))
  }

  @Test(arguments: [
    (10.0, "10.0", ScoreBadge.Level.outstanding), (7.95, "8.0", .outstanding), (7.94, "7.9", .high),
    (6.95, "7.0", .high), (6.94, "6.9", .middling), (5, "5.0", .middling),
    (4.9, "4.9", .low), (0, "0.0", .low),
  ])
  func scoresAreRoundedAndHaveAStanding(average: Double, text: String, level: ScoreBadge.Level) throws {
    let page = ResultsPage(totalResults: 1, elements: [Movie.sample(1, average: average)])
    let badge = try #require(content(of: page).cards.first).score
    #expect(badge == ScoreBadge(text: text, level: level, spoken: "\(text) of 10"))
  }

  @Test func remaindersCountTheOmittedFilms() {
    #expect(
      content(of: .sample([1, 2, 3], total: 1235)).remainders == [
        "1,235 more", "1,234 more", "1,233 more", "1,232 more",
      ])
    #expect(content(of: .sample([1, 2])).remainders == ["2 more", "1 more", ""])
  }

  @Test func aShelfThatCouldNotBeRefreshedKeepsItsCards() {
    let stale = HomeScene.ShelfResult.State.stale(.sample([1]), CatalogError(.unreachable, host: "example.org"))
    let viewModel = presenter.viewModel(for: response(popular: stale))
    #expect(viewModel.shelves[1].note == "could not be refreshed")
    #expect(viewModel.warnings == ["Popular: example.org could not be reached."])
  }

  @Test func aCachedShelfHasItsAge() {
    var page = ResultsPage<Movie>.sample([1])
    page.staleness = Staleness(age: .seconds(11_000), error: CatalogError(.unreachable, host: "a.example"))
    let viewModel = presenter.viewModel(
      for: response(popular: .stale(page, CatalogError(.unreachable, host: "a.example"))))
    #expect(viewModel.shelves[1].note == "cached 3 hours ago")
    #expect(viewModel.warnings == ["Popular: a.example could not be reached."])
  }

  @Test func offlineModeIsNotAWarning() {
    var page = ResultsPage<Movie>.sample([1])
    page.staleness = Staleness(age: .seconds(200_000), error: CatalogError(.offline))
    let viewModel = presenter.viewModel(for: response(popular: .stale(page, CatalogError(.offline))))
    #expect(viewModel.shelves[1].note == "cached 2 days ago")
    #expect(viewModel.warnings.isEmpty)
  }

  @Test func theGenreShelfShowsItsNameAndLinksToItsList() throws {
    let genre = GenreSelection.found(Genre(id: 27, name: "Horror"))
    let shelf = try #require(viewModel(of: genre, .loaded(.sample([5]))).shelves.last)
    #expect(shelf.id == "genre")
    #expect(shelf.title == "Popular · Horror")
    #expect(shelf.route == .list(id: "popular", genre: "27"))
    #expect(viewModel(of: .named("horror"), .loading).shelves.last?.title == "Popular · horror")
  }

  @Test func anUnknownGenreIsShownInItsShelfAndInAWarning() {
    let viewModel = viewModel(of: .unknown("horor", suggestions: ["Horror"]), .failed(CatalogError(.notFound)))
    #expect(viewModel.shelves.last?.content == .failed("Unknown genre “horor”. Did you mean Horror?"))
    #expect(viewModel.warnings == ["Popular · horor: Unknown genre “horor”. Did you mean Horror?"])
    #expect(viewModel.outcome == .shown)
  }

  @Test func shelvesThatAreNotLoadedHaveAMessage() {
    let viewModel = presenter.viewModel(for: all(.idle, .idle, .idle, .idle))
    #expect(viewModel.shelves.map(\.content) == Array(repeating: .empty("Not loaded yet"), count: 4))
    #expect(viewModel.outcome == .shown)
  }

  @Test func theHintOpensTheFirstFilm() {
    let viewModel = presenter.viewModel(
      for: all(.failed(CatalogError(.timedOut)), .loaded(.sample([])), .loaded(.sample([5, 6])), .loading))
    #expect(viewModel.hint == Hint(text: "Details", route: .movie(id: 5)))
  }

  private func content(of page: ResultsPage<Movie>) -> HomeScene.Content {
    presenter.viewModel(for: response(popular: .loaded(page))).shelves[1].content
  }

  private func response(popular: HomeScene.ShelfResult.State) -> HomeScene.Response {
    let other = HomeScene.ShelfResult.State.loaded(.sample([100]))
    return all(other, popular, other, other)
  }

  private func viewModel(
    of genre: GenreSelection, _ state: HomeScene.ShelfResult.State
  ) -> HomeScene.ViewModel {
    var response = response(popular: .loaded(.sample([1])))
    response.shelves.append(.init(list: .popular, genre: genre, state: state))
    return presenter.viewModel(for: response)
  }

  private func all(_ states: HomeScene.ShelfResult.State...) -> HomeScene.Response {
    let lists: [MovieList] = [.topRated, .popular, .nowPlaying, .upcoming]
    return .init(source: .tmdb, shelves: zip(lists, states).map { .init(list: $0, state: $1) })
  }
}

extension HomeScene.Content {
  fileprivate var remainders: [String] {
    if case .cards(_, let remainders) = self { remainders } else { [] }
  }
}
