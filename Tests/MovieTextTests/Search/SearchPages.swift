import MovieDomain
import MovieTestSupport

// Sample pages.
extension ResultsPage<Movie> {
  static let bladeRunner: ResultsPage = {
    let movies = [
      Movie(
        id: 78, title: "Blade Runner", releaseDate: "1982-06-25",
        overview: """
          In the smog-choked dystopian Los Angeles of 2019, blade runner Rick Deckard is called out of retirement to \
          terminate a quartet of replicants who have escaped to Earth seeking their creator.
          """, rating: Rating(average: 7.9, voteCount: 14_000)),
      Movie(
        id: 335_984, title: "Blade Runner 2049", releaseDate: "2017-10-04",
        overview: "Thirty years on, a new blade runner unearths a long-buried secret.",
        rating: Rating(average: 6.5, voteCount: 13_000)),
      Movie(
        id: 19_404, title: "The Blade of Immortality", originalTitle: "不滅の刃の物語",
        releaseDate: "1995-10-20", rating: Rating(average: 4.1, voteCount: 40)),
      Movie(
        id: 7, title: "Blade Runners", originalTitle: "Läufer mit Klingen", overview: "Skaters."),
    ]
    return ResultsPage(totalResults: movies.count, elements: movies)
  }()

  /// A page of a list with several pages.
  static func page(_ number: Int, of pages: Int) -> ResultsPage {
    var page = bladeRunner
    page.number = number
    page.totalPages = pages
    page.totalResults = pages * 20 - 6
    return page
  }

  static func titled(_ titles: String..., original: String? = nil, overview: String = "") -> ResultsPage {
    let movies = titles.enumerated().map { index, title in
      Movie(
        id: index + 1, title: title, originalTitle: original, releaseDate: "2001-01-01",
        overview: overview, rating: Rating(average: 7, voteCount: 1))
    }
    return ResultsPage(totalResults: movies.count, elements: movies)
  }
}
