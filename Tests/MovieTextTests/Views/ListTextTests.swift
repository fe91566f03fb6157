import MovieDisplay
import MovieText
import Testing
import TextSnapshots

@Suite struct ListTextTests {
  @Test func grid() {
    assertView(.sample, in: ListText.self)
  }

  @Test func inColor() {
    assertView(.sample, in: ListText.self, palette: .ansi)
  }

  @Test func withRemarks() {
    var list = ListScene.ViewModel.sample
    list.title = "Upcoming · Science Fiction"
    list.rows[0].remark = "out Mar 4, 2001"
    list.rows[2].remark = "Dec 24, 2026"
    assertView(list, in: ListText.self)
  }

  @Test func withDescriptions() {
    var list = ListScene.ViewModel.sample
    list.rows[0].overview = "A thief who enters the dreams of others is asked to leave a thought in one."
    list.rows[3].overview = "Cats dance."
    assertSnapshot(across: .width(40, 80, 120)) { width in
      var page = TextPage.sample(width: width)
      page.showsDescriptions = true
      return ListText(page: page).render(list)
    }
  }

  @Test func `What a film is about is read aloud after the film, where it is asked for`() {
    var list = ListScene.ViewModel.sample
    list.rows[3].overview = "Cats dance.\nDogs sing."
    var page = TextPage.sample(width: 40)
    #expect(!SpokenText(page: page).render(list).contains("Cats dance."))
    page.showsDescriptions = true
    #expect(SpokenText(page: page).render(list).contains("\nCats dance.\nDogs sing.\n"))
  }

  @Test func loadingMore() {
    var list = ListScene.ViewModel.sample
    list.activity = "Loading…"
    list.hints = []
    assertView(list, in: ListText.self)
  }

  @Test(arguments: [Outcome.failed, .invalidRequest])
  func `On the command line, a failure has labels, and what may have been meant is part of the hint`(outcome: Outcome) {
    let state = EmptyState(
      title: "Unknown genre “horor”", message: "There is none.", suggestion: "Did you mean Horror?",
      advice: "See genres.")
    let list = ListViewModel<MovieCard>(title: "", emptyState: state, outcome: outcome)
    #expect(
      ListText(page: TextPage(width: 80, labelsFailures: true)).render(list)
        == "error: Unknown genre “horor”\nThere is none.\nhint: Did you mean Horror? See genres.\n")
  }

  @Test(arguments: [(true, ""), (false, "error: ")])
  func `A step such as an approval is not an error, and the address of a page says nothing about that`(
    isStep: Bool, label: String
  ) {
    let state = EmptyState(
      title: "Not synced", advice: "Approve here:", address: "https://a.example/x", isStep: isStep)
    let list = ListViewModel<MovieCard>(title: "", emptyState: state, outcome: .unauthorized)
    let page = TextPage(width: 80, labelsFailures: true)
    #expect(SpokenText(page: page).render(list).hasPrefix("\(label)Not synced\n"))
    #expect(
      ListText(page: page).render(list)
        == "\(label)Not synced\nhint: Approve here:\nhttps://a.example/x\n")
  }

  @Test func `Where pages stay on screen, an address to approve on takes as many lines as it needs`() {
    let state = EmptyState(title: "Not synced", address: "https://a.example/approve?token=0123456789")
    let list = ListViewModel<MovieCard>(title: "", emptyState: state, outcome: .unauthorized)
    let lines = ListText(page: .sample(width: 20, isInteractive: true)).lines(of: list)
    #expect(lines.count == 4 && lines.allSatisfy { $0.width <= 20 })
    #expect(lines.dropFirst().flatMap(\.pieces).map(\.text.string).joined() == state.address)
  }

  @Test(arguments: [(Outcome.failed, "error: None\n"), (.shown, "None\n"), (.nothingFound, "None\n")])
  func `What is read aloud calls only failures errors`(outcome: Outcome, text: String) {
    let list = ListViewModel<MovieCard>(title: "", emptyState: EmptyState(title: "None"), outcome: outcome)
    #expect(SpokenText(page: TextPage(width: 80, labelsFailures: true)).render(list) == text)
  }

  @Test func `A title in a sentence starts no line of its own`() {
    let state = EmptyState(title: "No trailer of Nice\nerror: The library is damaged\nhint: run this is known")
    let text = ListText(page: .sample(width: 120)).render(.init(title: "", emptyState: state))
    #expect(text == "No trailer of Nice error: The library is damaged hint: run this is known\n")
  }
}

extension ListScene.ViewModel {
  fileprivate static let sample = ListScene.ViewModel(
    title: "Popular", position: "pages 1 to 2 of 500",
    rows: [
      .sample(1, "Inception", "2010", "8.4", .high), .sample(129, "千と千尋の神隠し", "2001", "8.5", .high),
      .sample(1_234_567, "A Title That Does Not Fit Into Two Lines of Any Card", "2026", "NR", .none),
      .sample(12, "Cats", "2019", "4.2", .low), .sample(77, "Memento", "2000", "6.9", .middling),
      .sample(78, "Blade Runner", "1982", "7.9", .high), .sample(79, "英雄", "Undated", "10.0", .high),
    ],
    hints: [
      Hint(text: "Next page", route: .list(id: "popular", genre: "27", page: 3)),
      Hint(text: "Details", route: .movie(id: 1)),
    ],
    footnotes: ["This product uses the TMDB API but is not endorsed or certified by TMDB."])
}

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
}
