import MovieDisplay
import MovieText
import Testing

@testable import MovieBrowser

@Suite struct FocusMoveTests {
  /// Three cards, two cards with other columns, of which one has a longer title, and a card.
  private let layout: PageLayout = {
    func row(_ cards: (column: Int, id: Int)...) -> TextLine {
      cards.reduce(into: TextLine()) { line, card in
        line.pad(to: card.column)
        line.append("title", to: .route(.movie(id: card.id)))
      }
    }
    return PageLayout([
      row((0, 1), (20, 2), (40, 3)), .empty, row((10, 4), (35, 5)), row((35, 5)), .empty, row((0, 6)),
    ])
  }()

  private func move(_ moves: FocusMove..., from start: Int) -> Int? {
    var page = BrowserPage(id: PageID(number: 1), route: .home)
    page.layout = layout
    guard let first = layout.films.first(where: { $0.route == .movie(id: start) }) else { return nil }
    page.height = 20
    page.focus(on: first.target)
    for move in moves { _ = page.move(move) }
    return layout.films.first { $0.target.id == page.focus }.flatMap {
      if case .movie(let id, _, _) = $0.route { id } else { nil }
    }
  }

  @Test func `Left and right stay in the row`() {
    #expect(move(.right, from: 1) == 2)
    #expect(move(.right, .right, .right, from: 1) == 3)
    #expect(move(.left, from: 3) == 2)
    #expect(move(.left, from: 4) == 4)
  }

  @Test func `Down goes to the nearest column, and up returns`() {
    #expect(move(.down, from: 3) == 5)
    #expect(move(.down, .up, from: 3) == 3)
    #expect(move(.down, .down, .up, .up, from: 3) == 3, "the column is remembered")
    #expect(move(.down, from: 1) == 4)
    #expect(move(.up, from: 6) == 4, "also beside a longer title")
  }

  @Test func `Tab follows the reading order`() {
    #expect(move(.next, .next, .next, from: 1) == 4)
    #expect(move(.previous, from: 4) == 3)
    #expect(move(.next, from: 6) == 6)
    #expect(move(.previous, from: 1) == 1)
  }
}
