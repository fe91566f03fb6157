import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import MovieText

/// Compares a response, presented in English and rendered at several widths, with its golden.
struct DetailSnapshot {
  var state: Loadable<DetailScene.LoadedFilm>
  var expanded: Set<DetailScene.Part> = []
  var source = CatalogSource.tmdb
  var palette = Palette.plain
  var charset = Charset.unicode
  var widths = [40, 80, 120]

  var viewModel: DetailScene.ViewModel { viewModel(in: EnglishWords()) }

  func viewModel(in words: any Words) -> DetailScene.ViewModel {
    let response = DetailScene.Response(source: source, key: .init(id: 603, expanded: expanded), value: state)
    return DetailPresenter(words: words).viewModel(for: response)
  }

  func lines(width: Int, in words: any Words = EnglishWords()) -> [Substring] {
    DetailText(page: .sample(width: width)).render(viewModel(in: words)).split(separator: "\n")
  }

  func check(named name: String? = nil) {
    assertView(viewModel, in: DetailText.self, palette: palette, charset: charset, widths: widths, named: name)
  }
}

extension DetailSnapshot {
  init(
    _ details: MovieDetails, expanded: Set<DetailScene.Part> = [], source: CatalogSource = .tmdb,
    palette: Palette = .plain, charset: Charset = .unicode, widths: [Int] = [40, 80, 120]
  ) {
    self.init(
      state: .loaded(.init(details)), expanded: expanded, source: source, palette: palette, charset: charset,
      widths: widths)
  }
}

// A film with every field, and functions that change it.
extension MovieDetails {
  static let matrix = MovieDetails(
    movie: Movie(
      id: 603, title: "The Matrix", originalLanguage: "en", releaseDate: "1999-03-31",
      overview: """
        Set in the 22nd century, The Matrix tells the story of a computer hacker who joins a group of underground \
        insurgents fighting the vast and powerful computers who now rule the earth.
        """,
      rating: Rating(average: 8.23, voteCount: 26_341), popularity: 83.14, posterPath: "/p.jpg"),
    tagline: "Believe the unbelievable.",
    genres: [.init(id: 28, name: "Action"), .init(id: 878, name: "Science Fiction")],
    runtime: 136, budget: 63_000_000, revenue: 463_517_383, homepage: "http://www.warnerbros.com/matrix",
    credits: Credits(
      cast: [
        .init(id: 6384, name: "Keanu Reeves", roles: ["Thomas A. Anderson / Neo"]),
        .init(id: 2975, name: "Laurence Fishburne", roles: ["Morpheus"]),
        .init(id: 530, name: "Carrie-Anne Moss", roles: ["Trinity"]),
        .init(id: 1331, name: "Hugo Weaving", roles: ["Agent Smith"]),
        .init(id: 9364, name: "Gloria Foster", roles: ["Oracle"]), .init(id: 532, name: "Joe Pantoliano"),
      ],
      crew: [
        .init(id: 1357, name: "Owen Paterson", roles: ["Production Design"]),
        .init(id: 9340, name: "Lana Wachowski", roles: ["Screenplay", "Executive Producer", "Director", "Comic Book"]),
        .init(id: 9341, name: "Lilly Wachowski", roles: ["Director", "Screenplay"]),
        .init(id: 1091, name: "Joel Silver", roles: ["Producer"]), .init(id: 1358, name: "Somebody Kind"),
      ]),
    reviews: ResultsPage(
      totalResults: 3,
      elements: [
        Review(
          id: "a", author: "Ana", rating: 9, text: "One word: whoa.\n\nAnd then some more.",
          date: "2014-05-12"),
        Review(id: "b", author: "", rating: 3.5, text: String(repeating: "It goes on and on. ", count: 40)),
        Review(id: "c", author: "Cal", text: "No stars given.", date: "2020-12-01"),
      ]))

  /// Reviews with Markdown and HTML.
  static let withMarkup = matrix.with { details in
    details.reviews = ResultsPage(
      totalResults: 2,
      elements: [
        Review(
          id: "m", author: "Mark", rating: 8,
          text: """
            ## A classic\r\n\r\nThis is **really** _good_, and ***very*** `wise`. Read [my longer review]\
            (https://example.org/reviews/the-matrix) &amp; [another](http://example.org/plain).\r\n\r\n\
            * one\r\n* two, which is so long that it does not fit on a single line of any page\r\n\r\n\
            > Quoted text, which is also so long that it does not fit on a single line of a narrow page.\r\n\r\n\
            ---\r\n\r\n2 * 3 * 4 = 24, snake_case_name, f*ck, **unclosed
            """),
        Review(id: "h", author: "Html", text: "<p>Some <em>emphasis</em>.<br>More.</p><p>\u{1B}[31m<b>End</b></p>"),
      ])
  }

  /// A film with only an id and a title.
  static let bare = MovieDetails(
    movie: Movie(id: 7, title: "Lost Reel"), credits: Credits(cast: [], crew: []),
    reviews: ResultsPage(totalResults: 0, elements: []))

  func withCast(_ count: Int, crew: Int = 0) -> MovieDetails {
    with { details in
      details.credits = Credits(
        cast: (1...count).map { .init(id: $0 * 37, name: "Player \($0)", roles: ["Part \($0)"]) },
        crew: crew == 0 ? [] : (1...crew).map { .init(id: $0 * 41, name: "Maker \($0)", roles: ["Job \($0)"]) })
    }
  }
}
