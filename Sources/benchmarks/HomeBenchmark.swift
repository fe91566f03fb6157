import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText

/// Times presenting and rendering the home scene with four shelves of twenty films.
enum HomeBenchmark {
  static func run() {
    guard let today = CalendarDate(iso8601: "2026-11-20") else { return }
    let presenter = HomePresenter(words: EnglishWords(), today: today)
    let response = HomeScene.Response(
      source: .tmdb, shelves: MovieList.allCases.map { .init(list: $0, state: .loaded(page)) })
    for (width, palette) in [(80, Palette.plain), (200, .ansi)] {
      let view = HomeText(page: TextPage(width: width, palette: palette, command: { _ in "vip list popular" }))
      Measurement.report("present and render home, 4 × 20, \(width) columns") {
        view.render(presenter.viewModel(for: response)).utf8.count
      }
    }
  }

  private static let titles = [
    "The Passion of Joan of Arc", "千と千尋の神隠し", "Amélie", "Броненосец Потёмкин", "It Happened One Night",
  ]

  private static var page: ResultsPage<Movie> {
    let movies = (1...20).map { index in
      Movie(
        id: 100_000 + index, title: titles[index % titles.count] + " \(index)",
        releaseDate: CalendarDate(year: 1920 + index, month: 1, day: 1),
        rating: Rating(average: Double(index) / 2, voteCount: 100))
    }
    return ResultsPage(totalPages: 500, totalResults: 10_000, elements: movies)
  }
}
