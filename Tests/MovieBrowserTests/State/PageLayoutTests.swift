import MovieDisplay
import MovieTerminal
import MovieText
import Testing

@testable import MovieBrowser

@Suite struct PageLayoutTests {
  private func line(_ parts: (text: CleanText, route: Int?)...) -> TextLine {
    parts.reduce(into: TextLine()) { line, part in
      line.append(part.text, to: part.route.map { .route(.movie(id: $0)) })
    }
  }

  private func areas(_ layout: PageLayout) -> [ScreenArea] { layout.targets.map(\.area) }

  @Test func `A title on two lines is one target, and so are neighboring pieces with one destination`() {
    let title = PageLayout([line(("▎", nil), ("The Cat and", 1)), line(("▎", nil), ("the Canary", 1))])
    #expect(areas(title) == [ScreenArea(rows: 0..<2, columns: 1..<12)])
    let layout = PageLayout([line(("General", 1), (" 1926", 1), ("  ", nil), ("Faust", 2))])
    #expect(areas(layout) == [ScreenArea(rows: 0..<1, columns: 0..<12), ScreenArea(rows: 0..<1, columns: 14..<19)])
  }

  @Test func `Targets with the same destination are told apart, unless one of them is the only one`() {
    let two = PageLayout([line(("Faust", 1)), .empty, line(("Faust", 1))])
    #expect(two.targets.map(\.id.occurrence) == [0, 1])
    #expect(two.target(two.targets[1].id)?.row == 2)
    let one = PageLayout([line(("Faust", 1))])
    #expect(one.target(two.targets[1].id)?.row == 0)
    #expect(one.target(nil) == nil)
  }

  @Test func `A change of a shelf is found again as its reverse, but not as a change of another shelf`() {
    func layout(_ changes: (shelf: String, isOn: Bool)...) -> PageLayout {
      PageLayout(changes.map { TextLine("Change", to: .command(.shelve(movieID: 1, on: $0.shelf, $0.isOn))) })
    }
    let before = layout((shelf: "watchlist", isOn: false), (shelf: "seen", isOn: true))
    let after = layout((shelf: "seen", isOn: false))
    #expect(after.target(before.targets[1].id)?.id == after.targets[0].id)
    #expect(after.target(before.targets[0].id) == nil)
  }

  @Test func `A place is in a target, beside the only film of its row, or in none`() {
    let layout = PageLayout([line(("▎", nil), ("Faust", 1)), .empty, line(("Faust", 1), (" ", nil), ("Metropolis", 2))])
    for column in [0, 5, 40] { #expect(layout.target(row: 0, column: column)?.id == layout.targets[0].id) }
    #expect(layout.target(row: 2, column: 6)?.id.destination.route == .movie(id: 2))
    #expect(layout.target(row: 2, column: 5)?.id.destination.route == .movie(id: 2), "The bar before a title.")
    #expect(layout.target(row: 1, column: 0) == nil)
  }
}

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
  func `The focus moves in rows, to near columns and as one reads`(moves: [FocusMove], start: Int, end: Int) throws {
    var page = BrowserPage(id: PageID(number: 1), route: .home)
    page.layout = layout
    page.height = 20
    page.focus(on: try #require(layout.films.first { $0.route == .movie(id: start) }).target)
    for move in moves { _ = page.move(move) }
    #expect(layout.films.first { $0.target.id == page.focus }?.route == .movie(id: end))
  }
}
