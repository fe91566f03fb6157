import MovieDisplay
import MovieText
import Testing
import TextSnapshots

/// Favorites, history and settings as text.
@Suite struct KeepingTextTests {
  @Test func favorites() {
    let cards = [
      MovieCard(
        id: 34, title: "Metropolis", year: "1927", score: .init(text: "8.8", standing: .high), remark: "built-in",
        route: .movie(id: 34)),
      MovieCard(
        id: 129, title: "千と千尋の神隠し", year: "2001", score: .init(text: "8.5", standing: .high), route: .movie(id: 129)),
    ]
    let viewModel = FavoritesScene.ViewModel(
      title: "Favorites", count: "2 films", cards: cards,
      hint: Hint(text: "More about a film:", route: .movie(id: 34)), footnotes: ["Attribution."])
    assertSnapshot(across: .width(40, 80)) { FavoritesText(page: .sample(width: $0)).render(viewModel) }
  }

  @Test func favoritesChanged() {
    let viewModel = FavoritesScene.ViewModel(
      title: "Favorites", confirmations: ["Added Metropolis.", "Added \u{1B}[31mRed\u{1B}[0m."])
    #expect(
      FavoritesText(page: .sample(width: 80)).render(viewModel) == "Added Metropolis.\nAdded [31mRed[0m.\n")
  }

  @Test func history() {
    let queries = ["blade runner", "千と千尋", "a search that is far too long for a narrow terminal, as some are"]
    let viewModel = HistoryScene.ViewModel(
      title: "Recent searches",
      searches: queries.map { .init(query: $0, route: .search(query: $0, year: nil, page: 1)) })
    assertSnapshot(across: .width(40, 80)) { HistoryText(page: .sample(width: $0)).render(viewModel) }
  }

  @Test func settings() {
    let viewModel = SettingsScene.ViewModel(
      title: "Settings",
      settings: [
        Fact(label: "language", value: .unknown("the system's")), Fact(label: "adult", value: .text("off")),
        Fact(label: "genre", value: .text("Science Fiction")),
      ])
    assertSnapshot(across: .width(40, 80)) { SettingsText(page: .sample(width: $0)).render(viewModel) }
  }

  @Test func oneSettingIsItsValueAlone() {
    let viewModel = SettingsScene.ViewModel(title: "Settings", value: "pt-BR")
    #expect(SettingsText(page: .sample(width: 80)).render(viewModel) == "pt-BR\n")
  }
}
