import MovieDisplay
import MovieText
import Testing
import TextSnapshots

@Suite struct ReferenceTextTests {
  private let several: ReferenceScene.ViewModel = {
    var several = ReferenceScene.ViewModel(
      state: EmptyState(title: "Several films match “nosferatu”", advice: "Use the film's id."))
    several.candidates = [
      .init(
        name: "Nosferatu (1922)", remark: "Nosferatu – Eine Symphonie des Grauens", shownID: "#653",
        route: .movie(id: 653)),
      .init(name: "千と千尋の神隠し (2001)", shownID: "#426063", route: .movie(id: 426_063)),
      .init(
        name: "Nosferatu, \u{1B}[31mRed\u{1B}[0m and Long Enough to Be Cut", shownID: "built-in:12",
        route: .movie(id: 12, source: "public-domain")),
    ]
    several.more = "21 more"
    several.hints = [Hint(text: "Search", route: .search(query: "nosferatu", year: nil, page: 1))]
    return several
  }()

  @Test func `Several films are an error with a list`() {
    snapshot(several) { $0.render($1) }
  }

  @Test func `Several films are a question with numbers`() {
    snapshot(several, palette: .ansi) { $0.question($1) }
  }

  @Test func `Ten candidates have aligned numbers`() {
    var films = ReferenceScene.ViewModel(state: EmptyState(title: "Several films match “film”"))
    films.candidates = (1...10).map {
      ReferenceScene.Candidate(name: "Film \($0)", shownID: "#\($0 * 11)", route: .movie(id: $0))
    }
    snapshot(films) { $0.question($1) }
  }

  @Test(arguments: [20, 30, 80])
  func `No line is wider than the page`(width: Int) {
    let view = ReferenceText(page: TextPage(width: width))
    for text in [view.render(several), view.question(several)] {
      for line in text.split(separator: "\n") {
        #expect(CleanText(String(line)).width <= width)
      }
    }
  }

  private func snapshot(
    _ viewModel: ReferenceScene.ViewModel, palette: Palette = .plain,
    _ render: (ReferenceText, ReferenceScene.ViewModel) -> String
  ) {
    assertSnapshot(across: .width(40, 80)) { width in
      var page = TextPage.sample(width: width, palette: palette)
      page.labelsFailures = true
      return render(ReferenceText(page: page), viewModel)
    }
  }
}
