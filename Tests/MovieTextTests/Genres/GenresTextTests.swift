import MovieDisplay
import MovieText
import Testing

@Suite struct GenresTextTests {
  @Test(arguments: [Palette.plain, .ansi])
  func columns(palette: Palette) {
    let names = [(28, "Action"), (878, "Science Fiction"), (10770, "TV Movie"), (16, "アニメーション"), (37, "Western")]
    let viewModel = GenresScene.ViewModel(
      title: "Genres",
      rows: names.map { .init(id: $0, name: $1, route: .list(id: "popular", genre: "\($0)")) },
      hints: [Hint(text: "Browse a genre", route: .list(id: "popular", genre: "28"))], footnotes: ["Attribution."])
    assertView(viewModel, in: GenresText.self, palette: palette, named: "\(palette)")
  }

  @Test func `A page without genres is a heading`() {
    let viewModel = GenresScene.ViewModel(title: "Genres")
    #expect(GenresText(page: .sample(width: 20)).render(viewModel) == "Genres ─────────────\n")
  }

  @Test func `Failures can have labels`() {
    let state = EmptyState(title: "Could not load genres", message: "The server is down.", advice: "Try again later.")
    let viewModel = GenresScene.ViewModel(title: "Genres", emptyState: state, outcome: .failed)
    let page = TextPage(width: 40, labelsFailures: true)
    #expect(
      GenresText(page: page).render(viewModel)
        == "error: Could not load genres\nThe server is down.\nhint: Try again later.\n")
  }
}
