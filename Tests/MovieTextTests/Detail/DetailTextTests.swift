import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots

/// The detail scene from response to text.
@Suite struct DetailTextTests {
  @Test func full() {
    snapshot(of: .loaded(.matrix), widths: 40, 80, 120, 160)
  }

  @Test func inColor() {
    snapshot(of: .loaded(.matrix), palette: .ansi)
  }

  @Test func inASCII() {
    let film = MovieDetails.matrix.with { details in
      details.movie.title = "Amélie of Montmartre"
      details.movie.originalTitle = "Le Fabuleux Destin d’Amélie Poulain…"
      details.movie.originalLanguage = "fr"
      details.tagline = "“Œuvre” — Straße, naïve façade; Москва"
      details.credits = Credits(
        cast: [
          .init(id: 1, name: "Æsa Þórsdóttir", characters: ["Ame\u{301}lie"]), .init(id: 22, name: "柊瑠美"),
        ], crew: [.init(id: 3, name: "Jean-Pierre Jeunet", jobs: ["Director"])])
    }
    DetailSnapshot(state: .loaded(film), charset: .ascii).check(widths: [40, 80, 120])
  }

  @Test func markupInReviews() {
    snapshot(of: .loaded(.withMarkup), expanded: [.reviews], widths: 40, 80)
  }

  @Test func markupInColor() {
    let response = DetailScene.Response(
      source: .tmdb, id: 603, state: .loaded(.withMarkup), expanded: [.reviews])
    let viewModel = DetailPresenter(words: EnglishWords()).viewModel(for: response)
    assertSnapshot(across: .axis("width", [60])) { width in
      DetailText(page: TextPage(width: width, palette: .ansi, link: { _ in nil })).render(viewModel)
    }
  }

  @Test func longNames() {
    snapshot(
      of: .loaded(
        .matrix.with { details in
          details.credits = Credits(
            cast: [
              .init(id: 1, name: "Maximilian Alexander von und zu Hohenstein", characters: ["Max"]),
              .init(id: 22, name: "Ann Lee", characters: ["A Very Long Description of a Part Without a Name / Other"]),
              .init(id: 333, name: "Bob Ray", characters: ["Bob"]),
            ], crew: [.init(id: 4444, name: "Cy", jobs: ["Director", "Screenplay", "Producer", "Editor", "Story"])])
        }), widths: 40, 60, 80, 110, 160)
  }

  @Test(arguments: [60, 80, 99, 100, 101, 110, 115, 116, 117, 119, 120, 140, 161, 200])
  func `Ids of the last column end where rules do`(width: Int) {
    let film = MovieDetails.matrix.withCast(30, crew: 20)
    let response = DetailScene.Response(source: .tmdb, id: 603, state: .loaded(film), expanded: [.credits])
    let lines = DetailText(page: .sample(width: width))
      .render(DetailPresenter(words: EnglishWords()).viewModel(for: response)).split(separator: "\n")
    #expect(lines.map(\.count).max() == width)
    #expect(lines.first { $0.hasPrefix("Cast ") }?.count == width)
    #expect(lines.contains { $0.hasSuffix("#1110") && $0.count == width })
  }

  @Test func narrow() {
    snapshot(of: .loaded(.matrix), widths: 20, 30)
  }

  @Test func `A narrow page shows the votes`() {
    let film = MovieDetails.matrix.with { $0.movie.rating = Rating(average: 8.2, voteCount: 900) }
    let response = DetailScene.Response(source: .tmdb, id: 603, state: .loaded(film), expanded: [])
    let viewModel = DetailPresenter(words: RussianWords()).viewModel(for: response)
    let lines = DetailText(page: .sample(width: 20)).render(viewModel).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix(" 900") } && lines.contains { $0.hasSuffix(" голосов") })
    #expect(lines.filter { $0.contains("голос") }.allSatisfy { $0.count <= 20 })
  }

  @Test func fullReviews() {
    snapshot(of: .loaded(.matrix), expanded: [.reviews])
  }

  @Test func longCast() {
    snapshot(of: .loaded(.matrix.withCast(30, crew: 20)))
  }

  @Test func longCastExpanded() {
    snapshot(of: .loaded(.matrix.withCast(30, crew: 20)), expanded: [.credits])
  }

  @Test func manyReviews() {
    snapshot(
      of: .loaded(
        .matrix.with { details in
          let review = Review(id: "r", author: "Rae", rating: 6, text: "Fine.")
          details.reviews = ResultsPage(
            totalPages: 3, totalResults: 45, elements: Array(repeating: review, count: 19), skipped: 1)
        }))
  }

  @Test func missingCredits() {
    snapshot(of: .loaded(.matrix.with { $0.credits = nil }), palette: .ansi)
  }

  @Test func missingReviews() {
    snapshot(of: .loaded(.matrix.with { $0.reviews = nil }))
  }

  @Test func onlyATitle() {
    snapshot(of: .loaded(.bare))
  }

  @Test func onTheBuiltInCatalog() {
    snapshot(of: .loaded(.bare), source: .publicDomain)
  }

  @Test func overviewInAnotherLanguage() {
    snapshot(of: .loaded(.matrix.with { $0.overviewLanguage = "en" }))
  }

  @Test func staleWithSkippedRows() {
    let odd = MovieDetails.matrix.with { details in
      details.credits = details.credits.map { Credits(cast: $0.cast, crew: $0.crew, skipped: 2) }
    }
    snapshot(of: .stale(odd, CatalogError(.timedOut, host: "api.themoviedb.org")))
  }

  @Test func notFound() {
    snapshot(of: .failed(CatalogError(.notFound, host: "api.themoviedb.org", status: 404)))
  }

  @Test func failed() {
    snapshot(of: .failed(CatalogError(.timedOut, host: "api.themoviedb.org")), palette: .ansi)
  }

  @Test func rejectedCredential() {
    snapshot(of: .failed(CatalogError(.rejectedCredential, host: "api.themoviedb.org", status: 401)))
  }

  @Test func whileLoading() {
    snapshot(of: .loading)
  }

  private func snapshot(
    of state: DetailScene.Response.State, expanded: Set<DetailScene.Part> = [], source: CatalogSource = .tmdb,
    palette: Palette = .plain, widths: Int...
  ) {
    DetailSnapshot(state: state, expanded: expanded, source: source, palette: palette)
      .check(widths: widths.isEmpty ? [40, 80, 120] : widths)
  }
}
