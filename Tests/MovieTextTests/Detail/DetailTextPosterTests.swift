import MovieDisplay
import MovieDomain
import MoviePictures
import MovieScenes
import MovieTMDb
import Testing
import TextSnapshots

@testable import MovieText

/// The detail scene with a poster beside the text.
@Suite struct DetailTextPosterTests {
  @Test func factsAndOverview() {
    check(.matrix)
  }

  @Test func overviewContinuesBelow() {
    check(.matrix.with { $0.movie.overview = Self.long })
  }

  @Test func paragraphsContinueBelow() {
    check(.matrix.with { $0.movie.overview = "First.\n\nSecond.\n\(Self.long)\n\nLast." })
  }

  @Test func oneLineTooMany() {
    check(.matrix.with { $0.movie.overview = String(repeating: "Words that follow one another. ", count: 14) })
  }

  @Test(arguments: 1..<40)
  func `Below the poster, the overview goes on with a sentence`(count: Int) {
    let details = MovieDetails.matrix.with { details in
      details.movie.overview = (1...count).map { "Sentence \($0) has some more words to fill a line." }
        .joined(separator: " ")
    }
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

  @Test func overviewWithoutSpaces() {
    check(.matrix.with { $0.movie.overview = String(repeating: "千尋という名の女の子が、不思議な町に迷い込む。", count: 24) })
  }

  @Test func onlyATitle() {
    check(.bare)
  }

  @Test func manyNamesAndNotes() {
    check(
      .matrix.with { details in
        details.movie.title = "The Assassination of Jesse James by the Coward Robert Ford"
        details.movie.originalTitle = "Das Attentat auf Jesse James, den Robert Ford, ein Feigling, verübte"
        details.movie.originalLanguage = "de"
        details.tagline = "Beyond the myth lies America's greatest betrayal, and beyond the betrayal lies more of it."
        details.movie.overview = Self.long
      })
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
    for details in [MovieDetails.matrix, .bare, .matrix.with { $0.movie.overview = Self.long }] {
      let text = DetailText(page: .sample(width: width, pictures: PagePictures())).render(viewModel(details))
      for line in text.split(separator: "\n") {
        #expect(CleanText(String(line)).width <= width || line.hasSuffix("/matrix"), "\(line)")
      }
    }
  }

  private static let long = String(
    repeating: "Set in the 22nd century, it tells the story of a hacker who joins a group of insurgents. ", count: 10)

  private func viewModel(_ details: MovieDetails) -> DetailScene.ViewModel {
    var details = details
    details.reviews = nil
    details.credits = nil
    return DetailPresenter(words: EnglishWords())
      .viewModel(for: DetailScene.Response(source: .tmdb, id: 603, state: .loaded(details), expanded: []))
  }

  private func check(
    _ details: MovieDetails, poster: PosterArt = .titleCard, palette: Palette = .plain,
    widths: [Int] = [60, 80, 120, 160]
  ) {
    assertSnapshot(across: .axis("width", widths)) { width in
      let pictures = PagePictures(details.movie.posterPath.map { [$0: poster] } ?? [:])
      return DetailText(page: .sample(width: width, palette: palette, pictures: pictures)).render(viewModel(details))
    }
  }
}
