import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import Testing
import TextSnapshots
import ViewerScenes

@testable import MovieText

/// The detail scene from response to text.
@Suite struct DetailTextTests {
  static let cases: [String: DetailSnapshot] = [
    "full": .init(.matrix, widths: [40, 80, 120, 160]), "in color": .init(.matrix, palette: .ansi),
    "markup in reviews": .init(.withMarkup, expanded: [.reviews], widths: [40, 80]),
    "narrow": .init(.matrix, widths: [20, 30]), "full reviews": .init(.matrix, expanded: [.reviews]),
    "long cast": .init(.matrix.withCast(30, crew: 20)),
    "whole cast": .init(.matrix.withCast(30, crew: 20), expanded: [.credits]),
    "many reviews": .init(.withManyReviews),
    "missing credits": .init(.matrix.with { $0.credits = nil }, palette: .ansi),
    "missing reviews": .init(.matrix.with { $0.reviews = nil }, widths: [40]), "only a title": .init(.bare),
    "built-in catalog": .init(.bare, source: .publicDomain),
    "overview in another language": .init(.matrix.with { $0.overviewLanguage = "en" }, widths: [40]),
    "stale with skipped rows": .init(state: .stale(.init(.withSkippedRows), .timedOut)),
    "not found": .init(state: .failed(CatalogError(.notFound, host: "api.themoviedb.org", status: 404))),
    "failed": .init(state: .failed(.timedOut), palette: .ansi),
    "while loading": .init(state: .loading),
  ]

  @Test(arguments: cases.keys.sorted()) func page(name: String) throws {
    try #require(Self.cases[name]).check(named: name)
  }

  @Test func inASCII() {
    let film = MovieDetails.matrix.with { details in
      details.movie.title = "Amélie of Montmartre"
      details.movie.originalTitle = "Le Fabuleux Destin d’Amélie Poulain…"
      details.movie.originalLanguage = "fr"
      details.tagline = "“Œuvre” — Straße, naïve façade; Москва"
      details.credits = Credits(
        cast: [
          .init(id: 1, name: "Æsa Þórsdóttir", roles: ["Ame\u{301}lie"]), .init(id: 22, name: "柊瑠美"),
        ], crew: [.init(id: 3, name: "Jean-Pierre Jeunet", roles: ["Director"])])
    }
    DetailSnapshot(film, charset: .ascii).check()
  }

  @Test func markupInColor() {
    let viewModel = DetailSnapshot(.withMarkup, expanded: [.reviews]).viewModel
    assertSnapshot(across: .axis("width", [60])) { width in
      DetailText(page: TextPage(width: width, palette: .ansi, link: { _ in nil })).render(viewModel)
    }
  }

  @Test func longNames() {
    let film = MovieDetails.matrix.with { details in
      details.credits = Credits(
        cast: [
          .init(id: 1, name: "Maximilian Alexander von und zu Hohenstein", roles: ["Max"]),
          .init(id: 22, name: "Ann Lee", roles: ["A Very Long Description of a Part Without a Name / Other"]),
          .init(id: 333, name: "Bob Ray", roles: ["Bob"]),
        ], crew: [.init(id: 4444, name: "Cy", roles: ["Director", "Screenplay", "Producer", "Editor", "Story"])])
    }
    DetailSnapshot(film, widths: [40, 60, 80, 110, 160]).check()
  }

  @Test(arguments: [60, 80, 99, 100, 101, 110, 115, 116, 117, 119, 120, 140, 161, 200])
  func `Ids of the last column end where rules do`(width: Int) {
    let film = MovieDetails.matrix.withCast(30, crew: 20)
    let lines = DetailSnapshot(film, expanded: [.credits]).lines(width: width)
    #expect(lines.map(\.count).max() == width)
    #expect(lines.first { $0.hasPrefix("Cast ") }?.count == width)
    #expect(lines.contains { $0.hasSuffix("#1110") && $0.count == width })
  }

  @Test func `Without an overview, the facts have all of the width`() {
    let lines = DetailSnapshot(.matrix.with { $0.movie.overview = "" }).lines(width: 120)
    #expect(lines.contains("▎No overview yet.") && lines.contains { $0.hasPrefix("Released ") })
  }

  @Test(arguments: [80, 110, 120, 160])
  func `Beside a poster, one empty line separates the details from an overview of any length`(width: Int) {
    for count in 1...60 {
      let film = MovieDetails.matrix.with {
        $0.movie.overview = Array(repeating: "A sentence.", count: count * 2).joined(separator: " ")
      }
      let page = TextPage.sample(width: width, height: 40, pictures: PagePictures(), isInteractive: true)
      let lines = DetailText(page: page).lines(of: DetailSnapshot(film).viewModel)
      #expect(!zip(lines, lines.dropFirst()).contains { $0.width == 0 && $1.width == 0 }, "\(count)")
    }
  }

  @Test func `A narrow page shows the votes`() {
    let film = MovieDetails.matrix.with { $0.movie.rating = Rating(average: 8.2, voteCount: 900) }
    let lines = DetailSnapshot(film).lines(width: 20, in: RussianWords())
    #expect(lines.contains { $0.hasSuffix(" 900") } && lines.contains { $0.hasSuffix(" голосов") })
    #expect(lines.filter { $0.contains("голос") }.allSatisfy { $0.count <= 20 })
  }
}

extension MovieDetails {
  fileprivate static let withManyReviews = matrix.with { details in
    let review = Review(id: "r", author: "Rae", rating: 6, text: "Fine.")
    details.reviews = ResultsPage(
      totalPages: 3, totalResults: 45, elements: Array(repeating: review, count: 19), skipped: 1)
  }

  fileprivate static let withSkippedRows = matrix.with { details in
    details.credits = details.credits.map { Credits(cast: $0.cast, crew: $0.crew, skipped: 2) }
  }
}

/// The detail scene in other scripts, and with hostile text.
@Suite struct DetailTextWritingTests {
  @Test func wide() {
    check { details in
      details.movie.title = "千と千尋の神隠し"
      details.movie.originalTitle = "Sen to Chihiro no Kamikakushi"
      details.movie.originalLanguage = "ja"
      details.movie.overview = """
        千尋という名の10歳の女の子が、引っ越しの途中で不思議な町に迷い込む。両親は豚に変えられ、千尋は八百万の神々が集う湯屋で働くことになる。
        """
      details.tagline = "トンネルのむこうは、不思議の町でした。"
      details.credits = Credits(
        cast: [
          .init(id: 19587, name: "柊瑠美", roles: ["荻野千尋 / 千"]), .init(id: 19588, name: "入野自由", roles: ["ハク"]),
          .init(id: 19589, name: "Mari Natsuki", roles: ["湯婆婆", "銭婆"]),
        ], crew: [.init(id: 608, name: "宮崎駿", roles: ["Director", "Screenplay"])])
      details.reviews = ResultsPage(
        totalResults: 1,
        elements: [Review(id: "r", author: "映画好き", rating: 10, text: String(repeating: "とても美しい映画です。", count: 40))])
    }
  }

  @Test func `Markup in reviews hides no escape sequences`() {
    let texts = [
      "&#27;[31m &#x9b;2J &#8238;evil&#8203; &#7;", "[t](https://a.example/\u{1B}]8;;x)", "[t](javascript:alert\u{7})",
      "<a href=\"https://a.example/\u{1B}\\\">t</a>", "<https://a.example/\u{9B}1m>", "https://a.example/\u{202E}moc",
      "[t](https://a.example/%1B)", "**\u{1B}[0m**",
    ]
    let details = MovieDetails.matrix.with { details in
      details.reviews = ResultsPage(
        totalResults: texts.count, elements: texts.map { Review(id: "r", author: "A", text: $0) })
    }
    let viewModel = DetailSnapshot(details, expanded: [.reviews]).viewModel
    for link in [nil, { (_: Route) -> Hyperlink? in nil }] as [(@Sendable (Route) -> Hyperlink?)?] {
      let text = DetailText(page: TextPage(width: 80, link: link)).render(viewModel)
      let own = text.replacing(/\u{1B}\]8;;[!-~]*\u{1B}\\/, with: "")
      #expect(own.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
      #expect(!own.unicodeScalars.contains("\u{202E}") && !own.unicodeScalars.contains("\u{200B}"))
      #expect(!text.contains("]8;;javascript"))
    }
  }

  @Test func whiteSpaceOnly() {
    check { details in
      details.movie.originalTitle = " "
      details.movie.originalLanguage = ""
      details.movie.overview = " \r\n "
      details.overviewLanguage = "en"
      details.tagline = "\u{200B}"
      details.homepage = " "
      details.credits = Credits(
        cast: [.init(id: 1, name: "\u{200B}", roles: ["\u{200B}"])], crew: [.init(id: 2, name: " ", roles: [" "])]
      )
      details.reviews = ResultsPage(totalResults: 1, elements: [Review(id: "r", author: "\u{200B}", text: "\u{1B}")])
    }
  }

  @Test func longWords() {
    check { details in
      let word = "Pneumonoultramicroscopicsilicovolcanoconiosis"
      details.movie.title = word + " " + word
      details.tagline = word
      details.movie.overview = word + word + word
      details.genres = [.init(id: 1, name: word), .init(id: 2, name: word)]
      details.credits = Credits(
        cast: [.init(id: Int(Int32.max), name: word, roles: Array(repeating: word, count: 1) + ["A", "B"])],
        crew: [.init(id: 2, name: "Jack", roles: (1...30).map { "Job \($0)" })])
      details.reviews = ResultsPage(
        totalResults: 1,
        elements: [Review(id: "r", author: word + word, rating: 7, text: String(repeating: "a", count: 500))])
    }
  }

  private func check(palette: Palette = .plain, _ change: (inout MovieDetails) -> Void) {
    DetailSnapshot(.matrix.with(change), palette: palette).check()
  }
}

@Suite struct CreditTableTests {
  private static let people = [
    ("Julie Andrews", "Marlena Gru (voice) (archive footage) (uncredited)"), ("Steve Carell", "Gru (voice)"),
    ("Miranda Cosgrove", "Margo (voice)"), ("Elsie Fisher", "Agnes (voice)"), ("Dana Gaier", "Edith (voice)"),
    ("Pierre Coffin", "Kevin the Minion / Bob the Minion / Stuart the Minion"),
  ].enumerated().map { index, person in
    DetailScene.Credit(id: index, name: person.0, role: person.1, route: .person(id: index))
  }

  @Test(arguments: [(160, 2), (198, 2), (236, 3), (298, 3)])
  func `On a wide page, all people are in line, and none takes two lines`(width: Int, columns: Int) {
    let section = DetailScene.Section(id: .cast, title: "Cast", content: .people(Self.people))
    let lines = CreditTable(of: [section]).lines(of: Self.people, width: width).map {
      $0.string
    }
    let height = Self.people.count / columns
    #expect(lines.count == height)
    for (index, person) in Self.people.enumerated() {
      let start = index / height * ((width + 4) / columns) + "Miranda Cosgrove".count + 2
      #expect(lines[index % height].dropFirst(start).hasPrefix(person.role), "\(person.name)")
    }
  }

  @Test func `Beside names that are invisible, long roles are wrapped`() {
    let role = Array(repeating: "Himself", count: 12).joined(separator: " / ")
    let people = [DetailScene.Credit(id: 1, name: "\u{200B}", role: role, route: .person(id: 1))]
    let section = DetailScene.Section(id: .cast, title: "Cast", content: .people(people))
    let lines = CreditTable(of: [section]).lines(of: people, width: 80)
    #expect(lines.map { $0.string.count { $0 == "/" } } == [7, 4])
  }
}

/// Where to watch a film, its videos, similar films and its collection on its page.
@Suite struct WatchingTextTests {
  @Test func readAloud() {
    let film = DetailSnapshot(Self.film, expanded: [.reviews])
    assertSnapshot(across: .axis("language", ["en", "ru"])) { language in
      let words: any Words = language == "ru" ? RussianWords() : EnglishWords()
      return SpokenText(page: .sample(width: 40)).render(film.viewModel(in: words))
    }
  }

  @Test func `One's own services are read aloud with a word in place of the mark`() {
    let response = DetailScene.Response(
      source: .tmdb, key: .init(id: 603), value: .loaded(.init(Self.film, ownServices: ["netflix"])))
    let text = SpokenText(page: .sample(width: 40)).render(
      DetailPresenter(words: EnglishWords()).viewModel(for: response))
    #expect(text.contains(": Netflix (yours), Amazon Prime Video, Disney Plus\n") && !text.contains("✓ yours"))
  }

  @Test func `Each shelf is read aloud on a line of its own`() {
    var response = DetailScene.Response(source: .tmdb, key: .init(id: 603), value: .loaded(.init(.matrix)))
    response.marks = [
      FilmID(.tmdb, 603): FilmMarks(shelves: [.favorites, .seen], diary: Diary(filmRating: StarRating(halves: 8)))
    ]
    let text = SpokenText(page: .sample(width: 40)).render(
      DetailPresenter(words: EnglishWords()).viewModel(for: response))
    #expect(text.split(separator: "\n")[1...2] == ["In your favorites", "Seen, 4 stars"])
  }

  static let film = MovieDetails.matrix.with { details in
    func service(_ id: Int, _ name: String) -> StreamingService { StreamingService(id: id, name: name) }
    details.imdbID = "tt0133093"
    details.collection = MovieCollection(id: 2344, name: "The Matrix Collection")
    details.release = RegionalRelease(
      region: Region("DE"), certification: "16", digital: "2007-05-22")
    details.watchOptions = WatchOptions(
      region: Region("DE"),
      offers: [
        .init(.stream, [service(9, "Amazon Prime Video"), service(8, "Netflix"), service(337, "Disney Plus")]),
        .init(.rent, [service(2, "Apple TV"), service(3, "Google Play Movies"), service(130, "Sky Store")]),
        .init(.buy, [service(2, "Apple TV")]),
      ], link: "https://www.themoviedb.org/movie/603/watch?locale=DE")
    details.videos = [
      Video(
        id: "1", name: "Official Trailer", site: "youtube", key: "vKQi3bBA1y8", kind: "Trailer", isOfficial: true,
        language: "en", published: "2014-08-04"),
      Video(id: "2", site: "vimeo", key: "123", kind: "Teaser", language: "de"),
      Video(id: "3", name: "Red or blue?", site: "youtube", key: "k3", kind: "Clip"),
      Video(id: "4", name: "Bullet time", site: "youtube", key: "k4", kind: "Featurette"),
      Video(id: "5", name: "Elsewhere", site: "odd", key: "k5"),
    ]
    details.recommendations = ResultsPage(
      totalPages: 2, totalResults: 40,
      elements: ["The Matrix Reloaded", "The Matrix Revolutions", "Inception", "Fight Club", "Dark City"].enumerated()
        .map { index, title in
          Movie(
            id: 604 + index, title: title, releaseDate: "2003-05-15",
            rating: Rating(average: 7.1, voteCount: 900))
        })
  }

  @Test func `A page with every section`() {
    check(Self.film, in: EnglishWords(), widths: [40, 80, 160])
  }

  @Test func `A page with every section in Russian`() {
    check(Self.film, in: RussianWords(), widths: [80])
  }

  @Test func `A country without offers says so, and missing sections do`() {
    let film = Self.film.with { details in
      details.watchOptions = WatchOptions(region: Region("DE"), offers: [])
      details.videos = nil
      details.recommendations = nil
      details.release = nil
    }
    check(film, in: EnglishWords(), widths: [80])
  }

  @Test func `In a narrow browser, an address goes on in the next line`() {
    let page = TextPage.sample(width: 40, isInteractive: true)
    let lines = DetailText(page: page).lines(of: DetailSnapshot(Self.film).viewModel)
    let texts = lines.map(\.string)
    #expect(!texts.contains { $0.count > 40 && $0.contains("youtube") })
    #expect(texts.map { $0.dropFirst(2) }.joined().contains("https://www.youtube.com/watch?v=vKQi3bBA1y8"))
  }

  @Test(arguments: [160, 200, 300])
  func `Services are as wide as the page`(width: Int) {
    let film = Self.film.with { details in
      let services = (10...49).map { StreamingService(id: $0, name: "Service\($0)") }
      details.watchOptions = WatchOptions(region: Region("DE"), offers: [.init(.stream, services)])
    }
    let lines = DetailSnapshot(film).lines(width: width).filter { $0.contains("Service") }.map(\.count)
    #expect(lines.count > 1 && lines.dropLast().allSatisfy { (width - 10...width).contains($0) }, "\(lines)")
  }

  private func check(_ film: MovieDetails, in words: any Words, widths: [Int]) {
    let response = DetailScene.Response(
      source: .tmdb, key: .init(id: 603), value: .loaded(.init(film, ownServices: ["netflix"])))
    assertView(DetailPresenter(words: words).viewModel(for: response), in: DetailText.self, widths: widths)
  }
}
