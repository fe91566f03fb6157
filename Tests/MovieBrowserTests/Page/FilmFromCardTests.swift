import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import PublicDomainCatalog
import Testing

@testable import MovieBrowser

@Suite struct FilmFromCardTests {
  @Test(arguments: [20, 40, 60, 80, 120, 160, 200], [true, false])
  func `Title, score and overview stay where they are when the rest of a film is loaded`(
    width: Int, hasPosters: Bool
  ) async throws {
    let catalog = PublicDomainCatalog(today: FilmStrip.today)
    var page = TextPage(width: width, pictures: hasPosters ? PagePictures() : nil)
    page.isInteractive = true
    for id in [43, 33, 39] {
      let details = try await catalog.movie(id)
      let viewModel = DetailPresenter(words: EnglishWords())
        .viewModel(for: DetailScene.Response(source: .publicDomain, id: id, state: .loaded(details)))
      guard case .film(let loaded) = viewModel.content else {
        Issue.record("No film")
        return
      }
      var card = MovieCard(loaded)
      card.overview = details.movie.overview
      let known = DetailScene.Film(card, route: loaded.route, overview: loaded.overview.title)
      let before = DetailText(page: page).render(.init(content: .film(known))).split(
        separator: "\n", omittingEmptySubsequences: false)
      let after = DetailText(page: page).render(viewModel).split(separator: "\n", omittingEmptySubsequences: false)
      for (early, late) in zip(before, after) { #expect(late.hasPrefix(early), "\(early)") }
      #expect(before.count > 3)
      // In a title card, the score has no blank around it.
      #expect(
        before.prefix(4).contains { $0.contains("  ★ \(card.score.text)") || $0.contains("▎★ \(card.score.text)") })
    }
  }
}
