import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import PublicDomainCatalog
import TMDb
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
