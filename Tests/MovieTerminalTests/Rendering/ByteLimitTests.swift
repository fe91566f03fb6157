import MoviePictures
import MovieText
import Testing

@testable import MovieTerminal

/// The number of bytes that a frame needs, which bounds the delay over a slow connection.
@Suite struct ByteLimitTests {
  private let size = ScreenSize(columns: 80, rows: 24)
  private let palette = Palette(depth: .full, background: .dark)

  /// A page of text with a title in color and a link in every row, scrolled and with the focus on a row.
  private func page(scrolledTo top: Int, focus: Int) throws -> Frame {
    var frame = Frame(size: size)
    for row in 0..<size.rows {
      let number = row + top
      let link = try #require(Hyperlink("https://www.themoviedb.org/movie/\(number)"))
      frame.draw(TextLine(CleanText("Броненосец «Потёмкин» \(number)"), .heading, to: .address(link)), row: row)
      frame.draw("8.3", style: .outstandingScore, row: row, column: 30)
      frame.draw(CleanText("Драма, история — 1925, 75 минут, часть \(number)"), style: .muted, row: row, column: 34)
    }
    frame.mark(ScreenArea(rows: focus..<focus + 1, columns: 0..<30), .reverse)
    frame.cursor.row = focus
    return frame
  }

  /// A move of the focus, and a step of the wheel in text.
  @Test(arguments: [(0, 4, 2_048), (3, 0, 6 * 1_024)])
  func `A change of a page needs few bytes`(top: Int, focus: Int, limit: Int) throws {
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: palette))
    _ = renderer.bytes(for: try page(scrolledTo: 0, focus: 3))
    #expect(try renderer.bytes(for: page(scrolledTo: top, focus: focus)).count <= limit)
  }

  @Test func `Scrolling pictures needs no bytes for their pixels`() {
    func wall(_ top: Int) -> Frame {
      var frame = Frame(size: size)
      for column in 0..<5 {
        frame.draw(picture: UInt32(column + 1), columns: 14, rows: 20, row: 2 - top, column: column * 16)
      }
      return frame
    }
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: palette))
    _ = renderer.bytes(for: wall(0))
    #expect(renderer.bytes(for: wall(1)).count <= 16 * 1_024)
  }
}
