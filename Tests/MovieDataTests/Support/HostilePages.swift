import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing

/// A page of every scene, with hostile text in every string.
struct HostilePages {
  struct Sample {
    let schema: String
    let page: JSONPage
    /// The texts that the page must contain unchanged.
    let texts: [String]
  }

  let texts: [String]
  let today = CalendarDate.sample
  let words = EnglishWords()

  var all: [Sample] { get throws { try films + people + details + library } }

  func film(_ text: String) -> Movie {
    Movie(
      id: 1 + (texts.firstIndex(of: text) ?? 0), title: text, originalTitle: "o" + text, originalLanguage: "l" + text,
      overview: "v" + text, posterPath: "p" + text, backdropPath: "b" + text)
  }

  func all(_ text: String) -> [String] { ["", "o", "l", "v", "p", "b"].map { $0 + text } }

  private var page: ResultsPage<Movie> { ResultsPage(totalResults: 1, elements: texts.map(film)) }
  /// Lists encode films in the same way, so only one scene has all of them.
  var few: ResultsPage<Movie> { ResultsPage(totalResults: 1, elements: texts.prefix(3).map(film)) }

  /// Canonically equivalent texts give films with the same id, of which a list keeps the first.
  private var listed: [String] { PagedList(page).elements.flatMap { all($0.title) } }

  private func found(_ query: MovieQuery, _ page: ResultsPage<Movie>) -> PagesResponse<SearchScene.Subject, Movie> {
    .init(source: .tmdb, key: .query(query), pages: .loaded(PagedList(page)))
  }

  private var films: [Sample] {
    get throws {
      let text = texts[0]
      let query = try #require(MovieQuery("q" + text))
      let home = HomeJSON(words: words, today: today)
      let list = ListJSON(words: words, today: today)
      let search = SearchJSON(words: words)
      let genre = Genre(id: 1, name: text)
      let error = CatalogError(.timedOut, host: text)
      let shelves: [HomeScene.ShelfResult] = [
        .init(list: .popular, genre: .found(genre), state: .loaded(few)),
        .init(list: .popular, genre: .named(text), state: .failed(error)),
      ]
      return [
        .init(
          schema: "home", page: home.viewModel(for: .init(source: .tmdb, shelves: shelves)),
          texts: texts.prefix(3).flatMap(all) + [text]),
        .init(
          schema: "home", page: home.viewModel(for: .init(source: .tmdb, shelves: [shelves[1]])), texts: []),
        .init(
          schema: "list",
          page: list.viewModel(
            for: .init(source: .tmdb, key: .init(.popular, genre: .found(genre)), pages: .loaded(PagedList(page)))),
          texts: listed + [text]),
        .init(
          schema: "list",
          page: list.viewModel(
            for: .init(
              source: .tmdb, key: .init(.popular, genre: .unknown(text, suggestions: texts)), pages: .failed(error))),
          texts: []),
        .init(
          schema: "search",
          page: search.viewModel(for: .init(source: .tmdb, text: text, results: found(query, few))),
          texts: PagedList(few).elements.flatMap { all($0.title) } + [query.text]),
        .init(
          schema: "search",
          page: search.viewModel(
            for: .init(
              source: .tmdb, text: text, results: found(query, ResultsPage(totalResults: 0, elements: [])))),
          texts: []),
        .init(
          schema: "genres",
          page: GenresJSON(words: words).viewModel(for: .init(source: .tmdb, value: .loaded([genre]))), texts: [text]),
      ]
    }
  }
}
