import MovieDomain
import MovieScenes
import MovieTestSupport

extension WordsPresenter {
  /// Returns the page of a response, on the tests' day.
  static func page(of response: Response, in words: any Words = EnglishWords()) -> ViewModel {
    Self(words: words, today: .sample).viewModel(for: response)
  }
}

// Samples with every value, and samples with as few as possible.
extension Movie {
  static let spiritedAway = Movie(
    id: 129, title: "Spirited Away", originalTitle: "千と千尋の神隠し", originalLanguage: "ja",
    releaseDate: "2001-07-20",
    overview: "A young girl, Chihiro, becomes trapped in \"a strange new world\"\u{2028}of spirits.",
    rating: Rating(average: 8.534, voteCount: 17_612), popularity: 83.139, genreIDs: [16, 10_751, 14],
    posterPath: "/39wmItIWsg5sZMyRUHLkWBcuVCM.jpg", backdropPath: "/6oaL4DP75yABrd5EbC4H2zq5ghc.jpg")

  /// A film of the built-in catalog, whose scores have no votes.
  static let metropolis = Movie(
    id: 34, title: "Metropolis", originalLanguage: "de", releaseDate: "1927-01-10",
    overview: "A city above, a city below.", rating: Rating(average: 8.8, voteCount: nil), popularity: 90,
    genreIDs: [878])

  /// A film with only an id and a title.
  static let lostReel = Movie(id: 7, title: "Lost Reel", isAdult: true)
}

extension MovieDetails {
  static let whole = MovieDetails(
    movie: .spiritedAway, tagline: "The tunnel led Chihiro to a mysterious town…",
    genres: [.init(id: 16, name: "Animation"), .init(id: 14, name: "Fantasy")], runtime: 125, budget: 19_000_000,
    revenue: 274_925_095, homepage: "http://movies.disney.com/spirited-away", overviewLanguage: "en",
    credits: Credits(
      cast: [
        .init(id: 19_587, name: "Rumi Hiiragi", roles: ["Chihiro", "Sen (voice)"], profilePath: "/zt.jpg"),
        .init(id: 19_588, name: "Miyu Irino"),
      ],
      crew: [
        .init(id: 608, name: "Hayao Miyazaki", roles: ["Screenplay", "Director"], profilePath: "/ou.jpg"),
        .init(id: 1, name: "Somebody Kind"),
      ], skipped: 1),
    reviews: ResultsPage(
      totalPages: 2, totalResults: 23,
      elements: [
        Review(
          id: "5e1", author: "Ana", rating: 9.5, text: "One word: whoa.\r\n\r\nAnd\tthen some more.",
          date: "2014-05-12"),
        Review(id: "", author: "", text: "No stars given."),
      ], skipped: 2))

  static let bare = MovieDetails(movie: .lostReel)
}

extension PersonDetails {
  static let whole = PersonDetails(
    person: Person(
      id: 608, name: "Hayao Miyazaki", department: "Directing", popularity: 21.5, profilePath: "/ou.jpg"),
    biography: "Born in Tokyo.", biographyLanguage: "en", birthday: "1941-01-05",
    birthplace: "Tokyo, Japan", homepage: "https://example.org/",
    films: [.init(movie: .spiritedAway, jobs: ["Director", "Screenplay"]), .init(movie: .lostReel)])

  static let bare = PersonDetails(person: Person(id: 9, name: "Nobody Known"))
}

extension Staleness {
  /// About an hour old, because of a network failure.
  static let sample = Staleness(age: .milliseconds(3_725_900), error: .timedOut)
}

extension CatalogError {
  static let timedOut = CatalogError(.timedOut, host: "api.themoviedb.org")
  static let rejected = CatalogError(.rejectedCredential, host: "api.themoviedb.org", status: 401)
}
