import MovieDisplay
import MovieDomain
import MoviePictures
import MovieScenes
import MovieTestSupport
import Testing
import TextSnapshots

@testable import MovieText

@Suite struct PosterTextTests {
  private let film = {
    var film = DetailScene.Film.named("The Passion of Joan of Arc", id: 43)
    film.posterPath = "/joan.jpg"
    film.direction = "directed by Carl Theodor Dreyer"
    film.runtime = "1 h 22 min"
    return film
  }()

  @Test func titleCard() {
    assertSnapshot(across: .width(20, 40, 80)) { width in
      render(.film(film), width: width)
    }
  }

  @Test func picture() {
    let picture = Picture(width: 12, height: 18) { column, row in RGB(UInt8(column * 20), UInt8(row * 14), 128) }
    assertSnapshot(of: render(.film(film), art: .picture(picture), width: 40, palette: Palette(depth: .full)))
  }

  @Test func `A drawn picture is above the title`() {
    let text = render(.film(film), art: .drawn("<image>"), width: 80, palette: .ansi)
    #expect(
      text == String(repeating: "\n", count: 9) + "\u{1B}[9A\u{1B}7<image>\u{1B}8" + String(repeating: "\n", count: 9)
        + "\u{1B}[1mThe Passion of Joan of Arc\u{1B}[0m  \u{1B}[2m1928\u{1B}[0m\n"
        + "directed by Carl Theodor Dreyer  \u{1B}[2m1 h 22 min\u{1B}[0m\n\n\u{1B}[2mAttribution.\u{1B}[0m\n")
  }

  @Test(arguments: [(nil, 80, 40), (15, 80, 12), (30, 80, 32), (30, 20, 20)] as [(Int?, Int, Int)])
  func `The poster is as large as the screen allows`(height: Int?, width: Int, columns: Int) {
    let view = PosterText(page: .sample(width: width, height: height, pictures: PagePictures()))
    let requests = view.pictureRequests(for: DetailScene.ViewModel(content: .film(film)))
    #expect(requests == [PictureRequest("/joan.jpg", .poster, size: PosterSize(columns: columns))].compactMap(\.self))
  }

  @Test func `Without a film, there is no poster`() {
    let state = EmptyState(title: "No such film", message: "There is none with this number.", advice: "Look for it.")
    #expect(render(.loading("Loading"), width: 80) == "Loading\n")
    #expect(
      render(.empty(state), width: 80)
        == "No such film\nThere is none with this number.\nLook for it.\n")
  }

  private func render(
    _ content: DetailScene.Content, art: PosterArt? = nil, width: Int, palette: Palette = .plain
  ) -> String {
    let pictures = PagePictures(art.map { ["/joan.jpg": $0] } ?? [:])
    return PosterText(page: .sample(width: width, height: 15, palette: palette, pictures: pictures))
      .render(DetailScene.ViewModel(content: content, footnotes: ["Attribution."]))
  }
}

/// The detail scene with a poster beside the text.
@Suite struct DetailTextPosterTests {
  static let cases: [String: MovieDetails] = [
    "facts and overview": .matrix, "only a title": .bare, "overview below": .saying(long),
    "paragraphs below": .saying("First.\n\nSecond.\n\(long)\n\nLast."),
    "one line too many": .saying(String(repeating: "Words that follow one another. ", count: 14)),
    "no spaces": .saying(String(repeating: "千尋という名の女の子が、不思議な町に迷い込む。", count: 24)),
    "many names and notes": .matrix.with { details in
      details.movie.title = "The Assassination of Jesse James by the Coward Robert Ford"
      details.movie.originalTitle = "Das Attentat auf Jesse James, den Robert Ford, ein Feigling, verübte"
      details.movie.originalLanguage = "de"
      details.tagline = "Beyond the myth lies America's greatest betrayal, and beyond the betrayal lies more of it."
      details.movie.overview = long
    },
  ]

  @Test(arguments: cases.keys.sorted()) func card(name: String) throws {
    check(try #require(Self.cases[name]), named: name)
  }

  @Test(arguments: 1..<40)
  func `Below the poster, the overview goes on with a sentence`(count: Int) {
    let details = MovieDetails.saying(
      (1...count).map { "Sentence \($0) has some more words to fill a line." }.joined(separator: " "))
    for width in [60, 72, 80, 100, 120, 160] {
      let lines = DetailText(page: .sample(width: width, pictures: PagePictures())).render(viewModel(details))
        .split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.hasPrefix("Cast") }.dropLast()
      let bottom = lines.lastIndex { $0.contains("┘") } ?? 0
      let below = lines[(bottom + 1)...].filter { !$0.isEmpty && !$0.hasPrefix("Overview") }
      guard let first = below.first, !first.hasPrefix(" ") else { continue }
      #expect(first.hasPrefix("Sentence"), "\(width)")
      // A single sentence may fit on one line.
      #expect(below.count > 1 || count == 1, "\(width)")
    }
  }

  @Test func drawn() {
    check(.matrix, poster: .drawn("<image>"), palette: .ansi, widths: [60, 80])
  }

  @Test(arguments: [20, 40, 59])
  func `A narrow page has no poster`(width: Int) {
    let viewModel = viewModel(.matrix)
    let page = TextPage.sample(width: width, pictures: PagePictures())
    #expect(DetailText(page: page).render(viewModel) == DetailText(page: .sample(width: width)).render(viewModel))
    #expect(DetailText(page: page).pictureRequests(for: viewModel).isEmpty)
  }

  @Test(arguments: [60, 67, 68, 75, 76, 80, 93, 120, 160, 200, 1_000])
  func `No line is wider than the page`(width: Int) {
    for details in [MovieDetails.matrix, .bare, .saying(Self.long)] {
      let text = DetailText(page: .sample(width: width, pictures: PagePictures())).render(viewModel(details))
      for line in text.split(separator: "\n") {
        #expect(CleanText(String(line)).width <= width || line.hasSuffix("/matrix"), "\(line)")
      }
    }
  }

  /// The usual sizes of windows, without the rows and columns around a page.
  @Test(arguments: [
    (78, 21, 24), (118, 33, 24), (198, 21, 24), (198, 47, 37), (298, 77, 59), (500, 200, 60), (60, 60, 16),
  ])
  func `Where people read on a large screen, the poster is larger`(width: Int, height: Int, columns: Int) {
    var page = TextPage(width: width, height: height)
    #expect(PosterSize(on: page) == PosterSize(besideTextOn: width), "what is printed stays as it is")
    page = .sample(width: width, height: height, pictures: PagePictures(), isInteractive: true)
    let viewModel = viewModel(.matrix)
    #expect(DetailText(page: page).pictureRequests(for: viewModel).map(\.size.columns) == [columns])
    let edge = "┌" + String(repeating: "─", count: columns - 2) + "┐"
    #expect(DetailText(page: page).render(viewModel).hasPrefix(edge))
  }

  @Test func `Beside a larger poster, a long overview is not narrower`() {
    let page = TextPage.sample(width: 178, height: 40, pictures: PagePictures(), isInteractive: true)
    let lines = DetailText(page: page).lines(of: viewModel(.saying(String(repeating: Self.long, count: 4))))
    let width = lines[6..<20].map(\.width).max() ?? 0
    #expect((57...60).contains(width - 32 - 3))
  }

  private static let long = String(
    repeating: "Set in the 22nd century, it tells the story of a hacker who joins a group of insurgents. ", count: 10)

  private func viewModel(_ details: MovieDetails) -> DetailScene.ViewModel {
    DetailSnapshot(
      details.with {
        $0.reviews = nil
        $0.credits = nil
      }
    ).viewModel
  }

  private func check(
    _ details: MovieDetails, named name: String? = nil, poster: PosterArt = .titleCard, palette: Palette = .plain,
    widths: [Int] = [60, 80, 120, 160]
  ) {
    assertSnapshot(across: .axis("width", widths), named: name) { width in
      let pictures = PagePictures(details.movie.posterPath.map { [$0: poster] } ?? [:])
      return DetailText(page: .sample(width: width, palette: palette, pictures: pictures)).render(viewModel(details))
    }
  }
}

extension MovieDetails {
  fileprivate static func saying(_ overview: String) -> MovieDetails { matrix.with { $0.movie.overview = overview } }
}
