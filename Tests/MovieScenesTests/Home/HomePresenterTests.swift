import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite struct HomePresenterTests {
  @Test func `Films are shown as finished text, with placeholders for unknown values`() {
    let metropolis = Movie(
      id: 19, title: "Metropolis", releaseDate: "1927-01-10", overview: "A city.",
      rating: Rating(average: 8.25, voteCount: 3), posterPath: "/m.jpg")
    assertShown([
      "two films": home(.loaded(ResultsPage(totalResults: 2, elements: [metropolis, Movie(id: 1, title: "Lost")]))),
      "three films of many": home(.loaded(.sample([1, 2, 3], total: 1235))),
      "the first film of all shelves": home(
        .failed(CatalogError(.timedOut)), .loaded(.sample([])), .loaded(.sample([5])), .loading),
      "a genre": home(.loaded(.sample([5])), genre: .found(Genre(id: 27, name: "Horror"))),
      "a genre that is looked up": home(.loading, genre: .named("horror")),
    ])
  }

  @Test func `What is missing or outdated is a note, a message or a warning, but offline mode is none`() {
    let (unreachable, offline) = (CatalogError(.unreachable, host: "a.example"), CatalogError(.offline))
    func cached(_ seconds: Int, _ error: CatalogError) -> HomeScene.ViewModel {
      let page = ResultsPage<Movie>(
        totalResults: 1, elements: [.sample(1)], staleness: Staleness(age: .seconds(seconds), error: error))
      return home(.stale(page, error))
    }
    assertShown([
      "not refreshed": home(.stale(.sample([1]), unreachable)), "cached": cached(11_000, unreachable),
      "cached, and offline": cached(200_000, offline), "not loaded": home(.idle, .idle),
      "an unknown genre": home(
        .loaded(.sample([1])), .failed(CatalogError(.notFound)), genre: .unknown("horor", suggestions: ["Horror"])),
    ])
  }

  @Test func `What could not be read of a row is a remark and a warning, also if the row is outdated`() {
    let home = home(.stale(.sample([1], skipped: 2), CatalogError(.unreachable, host: "a.example")))
    #expect(home.rows.first?.note == "could not be refreshed · 2 entries could not be read")
    #expect(home.warnings == ["Popular: a.example could not be reached.", "Popular: 2 entries could not be read."])
  }

  @Test(arguments: [
    (10.0, "10.0", ScoreBadge.Level.outstanding), (7.95, "8.0", .outstanding), (7.94, "7.9", .high),
    (6.95, "7.0", .high), (6.94, "6.9", .middling), (5, "5.0", .middling),
    (4.9, "4.9", .low), (0, "0.0", .low),
  ])
  func scoresAreRoundedAndHaveAStanding(average: Double, text: String, level: ScoreBadge.Level) {
    let badge = EnglishWords().badge(for: Rating(average: average, voteCount: 100))
    #expect(badge == ScoreBadge(text: text, level: level, spoken: "\(text) of 10"))
  }

  /// Shows a row in each state, the last one of a genre.
  private func home(_ states: Loadable<ResultsPage<Movie>>..., genre: GenreSelection? = nil) -> HomeScene.ViewModel {
    let lists: [MovieList] = [.popular, .topRated, .nowPlaying, .upcoming]
    var rows = zip(lists, states).map { HomeScene.RowResult(list: $0, state: $1) }
    rows[rows.count - 1].genre = genre
    return HomePresenter.shown(.init(source: .tmdb, rows: rows))
  }
}
