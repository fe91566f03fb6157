import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import Testing

/// A page of every scene with texts in every place that takes one.
struct HostilePages {
  struct Sample {
    let schema: String
    let page: JSONPage
    /// Must be in it as they are.
    let texts: [String]
  }

  let texts: [String]
  let today: CalendarDate
  let words = EnglishWords()

  init(texts: [String]) throws {
    self.texts = texts
    today = try .sample
  }

  var all: [Sample] { get throws { try films + people + details + kept } }

  func film(_ text: String) -> Movie {
    Movie(
      id: 1 + (texts.firstIndex(of: text) ?? 0), title: text, originalTitle: "o" + text, originalLanguage: "l" + text,
      overview: "v" + text, posterPath: "p" + text, backdropPath: "b" + text)
  }

  func all(_ text: String) -> [String] { ["", "o", "l", "v", "p", "b"].map { $0 + text } }

  private var page: Page<Movie> { Page(totalResults: 1, elements: texts.map(film)) }
  /// The film is read alike wherever it stands: a few do, save in one scene.
  var few: Page<Movie> { Page(totalResults: 1, elements: texts.prefix(3).map(film)) }

  /// Texts that are equal to Swift, though not in their bytes, are films with one number: their later ones go.
  private var listed: [String] { PagedList(page).elements.flatMap { all($0.title) } }

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
        .init(list: .popular, narrowing: .genre(genre), state: .loaded(few)),
        .init(list: .popular, narrowing: .named(text), state: .failed(error)),
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
            for: .init(source: .tmdb, list: .popular, genre: .genre(genre), films: .loaded(PagedList(page)))),
          texts: listed + [text]),
        .init(
          schema: "list",
          page: list.viewModel(
            for: .init(
              source: .tmdb, list: .popular, genre: .unknown(text, suggestions: texts), films: .failed(error))),
          texts: []),
        .init(
          schema: "search",
          page: search.viewModel(for: .init(source: .tmdb, text: text, state: .found(.init(query, on: few)))),
          texts: PagedList(few).elements.flatMap { all($0.title) } + [query.text]),
        .init(
          schema: "search",
          page: search.viewModel(
            for: .init(
              source: .tmdb, text: text, state: .found(.init(query, on: Page(totalResults: 0, elements: []))))),
          texts: []),
        .init(
          schema: "genres",
          page: GenresJSON(words: words).viewModel(for: .init(source: .tmdb, genres: .loaded([genre]))), texts: [text]),
      ]
    }
  }
}
