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

  @Test(
    arguments: [
      // Left and right stay in the row.
      ([.right], 1, 2), ([.right, .right, .right], 1, 3), ([.left], 3, 2), ([.left], 4, 4),
      // Down goes to the nearest column, also beside a longer title, and up returns to the column, which is remembered.
      ([.down], 3, 5), ([.down, .up], 3, 3), ([.down, .down, .up, .up], 3, 3), ([.down], 1, 4), ([.up], 6, 4),
      // Tab follows the reading order.
      ([.next, .next, .next], 1, 4), ([.previous], 4, 3), ([.next], 6, 6), ([.previous], 1, 1),
    ] as [([FocusMove], Int, Int)])
  func `The focus moves in rows, to the nearest columns and in the reading order`(
    moves: [FocusMove], start: Int, end: Int
  ) throws {
    var page = BrowserPage(id: PageID(number: 1), route: .home)
    page.layout = layout
    page.height = 20
    page.focus(on: try #require(layout.films.first { $0.route == .movie(id: start) }).target)
    for move in moves { _ = page.move(move) }
    #expect(layout.films.first { $0.target.id == page.focus }?.route == .movie(id: end))
  }
}
