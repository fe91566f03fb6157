import MovieDisplay
import MoviePictures
import MovieText
import TerminalTestSupport
import Testing

@testable import MovieTerminal

/// The bytes between two frames. A dot stands for the escape character.
@Suite struct ScreenRendererTests {
  private let size = ScreenSize(columns: 20, rows: 3)

  private func renderer(_ palette: Palette = .ansi) -> ScreenRenderer {
    ScreenRenderer(abilities: unsynchronized(palette))
  }

  private func unsynchronized(_ palette: Palette) -> ScreenAbilities {
    var abilities = ScreenAbilities(palette: palette)
    abilities.isSynchronized = false
    return abilities
  }

  private func frame(_ draw: (inout Frame) -> Void) -> Frame {
    var frame = Frame(size: size)
    draw(&frame)
    return frame
  }

  /// The bytes that change one frame to the other, an empty one unless given, without those that every frame has.
  private func change(from old: Frame? = nil, to new: Frame, _ abilities: ScreenAbilities? = nil) -> String {
    var renderer = renderer()
    if let abilities { renderer.abilities = abilities }
    _ = renderer.bytes(for: old ?? frame { _ in })
    let text = String(decoding: renderer.bytes(for: new), as: UTF8.self).replacing("\u{1B}", with: "·")
    return text.replacing("·[?25l", with: "").replacing("·[1;1H$", with: "")
  }

  /// A terminal that shows a frame.
  private func terminal(_ abilities: ScreenAbilities? = nil, showing draw: (inout Frame) -> Void) -> TerminalModel {
    var renderer = ScreenRenderer(abilities: abilities ?? unsynchronized(.ansi))
    var terminal = TerminalModel(columns: 20, rows: 3)
    terminal.feed(renderer.bytes(for: frame(draw)))
    return terminal
  }

  @Test func `The first frame paints every row and erases nothing at once`() {
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: .ansi))
    let bytes = renderer.bytes(for: frame { $0.draw("Metropolis", row: 1) })
    let expected = "·[?2026h·[?25l·[1;1H·[K·[2;1HMetropolis·[K·[3;1H·[K·[1;1H·[?2026l"
    #expect(String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "·") == expected)
  }

  @Test func `An equal frame writes nothing`() {
    var renderer = renderer()
    _ = renderer.bytes(for: frame { $0.draw("Metropolis", style: .heading, row: 1) })
    // Drawn in another way, but with the same cells.
    let other = frame { frame in
      frame.draw("Metro", style: .heading, row: 1)
      frame.draw("polis", style: .heading, row: 1, column: 5)
    }
    #expect(renderer.bytes(for: other).isEmpty)
  }

  @Test func `After forgetting, everything is painted again`() {
    var renderer = renderer()
    let frame = frame { $0.draw("Metropolis", row: 1) }
    let first = renderer.bytes(for: frame)
    renderer.forget()
    #expect(renderer.bytes(for: frame) == first)
    renderer.abilities.palette = .plain
    #expect(renderer.bytes(for: frame) == first)
  }

  @Test func `Another size paints everything`() {
    var renderer = renderer()
    _ = renderer.bytes(for: frame { _ in })
    let bytes = renderer.bytes(for: Frame(size: ScreenSize(columns: 21, rows: 3)))
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[3;1H\u{1B}[K"))
  }

  @Test(arguments: [
    ("Metropolis 8.3 1927", "Metropolis 9.3 1927", "·[1;12H9·[1;1H"),
    // A short gap is written again, a long one is skipped.
    ("abcdefghijklmnop", "AbcdEfghijklmnop", "·[1;1HAbcdE·[1;1H"),
    ("abcdefghijklmnop", "AbcdefghijklmnOp", "·[1;1HA·[1;15HO·[1;1H"),
    // The rest of a row is erased with the default pen, unless its last column was written.
    ("Metropolis", "Metro", "·[1;6H·[K·[1;1H"),
    ("abcdefghijklmnopqrst", "ABCDEFGHIJKLMNOPQRST", "·[1;1HABCDEFGHIJKLMNOPQRST·[1;1H"),
  ])
  func `Only the cells that differ are written`(old: String, new: String, bytes: String) {
    let style = old == "Metropolis" ? TextStyle.heading : .plain
    let frames = [old, new].map { text in frame { $0.draw(CleanText(text), style: style, row: 0) } }
    #expect(change(from: frames[0], to: frames[1]) == bytes)
  }

  @Test func `A wide character never starts in the last column`() {
    var terminal = TerminalModel(columns: 20, rows: 3)
    var renderer = renderer()
    terminal.feed("\u{1B}[?7l".utf8)
    terminal.feed(
      renderer.bytes(
        for: frame {
          $0.draw("千", row: 0, column: 19); $0.draw("x千", row: 1, column: -2)
        }))
    #expect(terminal.text == ["", "", ""])
  }

  @Test func `A wide character that is half covered becomes blank`() {
    let terminal = terminal { frame in
      frame.draw("千と千尋", row: 0)
      frame.draw("x", row: 0, column: 1)
      frame.draw("y", row: 0, column: 4)
    }
    #expect(terminal.text[0] == " xとy 尋")
  }

  @Test func `Text outside its area is not drawn`() {
    let terminal = terminal { frame in
      let area = ScreenArea(rows: 1..<2, columns: 3..<6)
      for row in 0..<3 { frame.draw("abcdefghij", row: row, within: area) }
      frame.draw("zz", row: .max, column: .min)
    }
    #expect(terminal.text == ["", "   def", ""])
  }

  @Test func `The pen changes only in what differs`() {
    let new = frame { frame in
      frame.draw("a", style: .strong, row: 0)
      frame.draw("b", style: .heading, row: 0, column: 1)
      frame.draw("c", style: .command, row: 0, column: 2)
      frame.draw("d", row: 0, column: 3)
    }
    #expect(change(to: new) == "·[1;1H·[1ma·[36mb·[22mc·[0md·[1;1H")
  }

  @Test(arguments: [
    (Palette(depth: .full), "·[38;2;255;0;0;48;2;0;0;255m▀"), (Palette(depth: .indexed), "·[38;5;196;48;5;21m▀"),
    (Palette(depth: .sixteen), "▀"), (.plain, "▀"),
  ])
  func `Colors are written as the terminal knows them`(palette: Palette, bytes: String) {
    let new = frame { $0.draw("▀", style: .colors(RGB(0xFF0000), on: RGB(0x0000FF)), row: 0) }
    let text = change(to: new, unsynchronized(palette))
    #expect(text.contains("·[1;1H" + bytes))
  }

  @Test func `What has the focus is reversed without colors, too`() {
    let new = frame { frame in
      frame.draw("Metropolis", row: 0)
      frame.mark(ScreenArea(rows: 0..<1, columns: 0..<5), .reverse)
    }
    let text = change(to: new, unsynchronized(.plain))
    #expect(text.contains("·[1;1H·[7mMetro·[0mpolis"))
  }

  @Test func `Where lines are wide, ASCII is written`() {
    let new = frame { $0.draw("─★ Ж", row: 0) }
    var abilities = unsynchronized(.plain)
    abilities.widths.ambiguous = 2
    #expect(change(to: new, abilities) == "·[1;1H-*  ·[1;4HЖ·[1;5H·[K·[1;1H")
    // Without UTF-8, letters may be control characters.
    abilities.charset = .ascii
    #expect(change(to: new, abilities).contains("-* ?"))
  }

  @Test func `A link is closed before the cursor moves`() throws {
    let link = try #require(Hyperlink("https://example.com/a"))
    let new = frame { frame in
      frame.draw(TextLine("ab", to: .address(link)), row: 0)
      frame.draw("c", row: 0, column: 2)
      frame.draw(TextLine("d", to: .address(link)), row: 1)
    }
    let open = "·]8;id=1;https://example.com/a·\\"
    #expect(change(to: new) == "·[1;1H\(open)ab·]8;;·\\c·[2;1H\(open)d·]8;;·\\·[1;1H")
    let plain = ScreenAbilities(palette: .plain, terminal: .console)
    #expect(!change(to: new, plain).contains("]8"))
  }

  @Test func `A doubtful character has blanks below it and a move after it`() {
    let new = frame { $0.draw("a\u{1FAC6}b", row: 0) }
    #expect(change(to: new) == "·[1;1Ha  ·[1;2H\u{1FAC6}·[1;4Hb·[K·[1;1H")
    // A vowel sign without its letter.
    #expect(change(to: frame { $0.draw("\u{903}b", row: 0) }) == "·[1;1H ·[1;1H\u{903}·[1;2Hb·[K·[1;1H")
  }

  @Test(arguments: [
    ("❤\u{FE0F}|", "❤ |"), ("1\u{FE0F}\u{20E3}|", "1 |"), ("👩\u{200D}🔬|", "👩|"), ("👋🏽|", "👋|"), ("🇫🇷|", "FR|"),
    ("🎬|", "🎬|"), ("e\u{301}|", "e\u{301}|"),
  ])
  func `Emoji are reduced to what all terminals show alike`(text: String, shown: String) {
    #expect(terminal { $0.draw(CleanText(text), row: 0) }.text[0] == shown)
  }

  @Test func `Emoji stay as they are where they were measured`() {
    var abilities = ScreenAbilities(palette: .plain)
    abilities.widths = WidthProfile(measured: [1, 1, 2, 2, 2]) ?? WidthProfile()
    let terminal = terminal(abilities) { $0.draw(CleanText("❤\u{FE0F}👩\u{200D}🔬👋🏽🇫🇷|"), row: 0) }
    #expect(terminal.text[0] == "❤\u{FE0F}👩\u{200D}🔬👋🏽🇫🇷|")
    #expect(WidthProfile(measured: [1, 1]) == nil)
  }

  @Test func `A picture is text that names its rows and columns`() {
    var terminal = TerminalModel(columns: 20, rows: 3)
    var renderer = renderer(Palette(depth: .full))
    terminal.feed(
      renderer.bytes(for: frame { $0.draw(picture: 0x010203, columns: 2, rows: 3, row: -1, column: 1) }))
    #expect(terminal.grid[0][1].text == "\u{10EEEE}\u{30D}\u{305}")
    #expect(terminal.grid[1][2].text == "\u{10EEEE}\u{30E}\u{30D}")
    #expect(terminal.grid[0][1].pen.foreground == [2, 1, 2, 3])
    // Text over it removes it, and no graphics command is needed.
    terminal.feed(renderer.bytes(for: frame { _ in }))
    #expect(terminal.text == ["", "", ""])
  }

  @Test func `The marks of rows and columns are those of the protocol`() {
    #expect(Placeholder.marks.count == 268)
    #expect(Placeholder.marks.prefix(5) == ["\u{305}", "\u{30D}", "\u{30E}", "\u{310}", "\u{312}"])
    #expect(Placeholder.marks[63] == "\u{658}")
    #expect(Set(Placeholder.marks).count == 268)
  }

  @Test func `The cursor ends at the focus, and is shown in a text field`() {
    let new = frame { $0.cursor = ScreenCursor(row: 2, column: 4, isVisible: true) }
    #expect(change(to: new) == "·[3;5H·[?25h")
    let outside = frame { $0.cursor = ScreenCursor(row: 99, column: -4) }
    #expect(change(to: outside) == "·[3;1H")
  }

  @Test func `A size that is not known is 80 by 24, and a huge one is limited`() {
    #expect(ScreenSize(columns: 0, rows: 0) == ScreenSize(columns: 80, rows: 24))
    #expect(ScreenSize(columns: 65_535, rows: 65_535) == ScreenSize(columns: 2_000, rows: 1_000))
  }

  @Test func `Thousands of different links and clusters are no problem`() throws {
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: .plain))
    var terminal = TerminalModel(columns: 20, rows: 3)
    for number in 0..<9_000 {
      let link = try #require(Hyperlink("https://example.com/\(number)"))
      terminal.feed(renderer.bytes(for: frame { $0.draw(TextLine("film", to: .address(link)), row: 1) }))
    }
    #expect(terminal.text[1] == "film")
    #expect(terminal.grid[1][0].link == "https://example.com/8999")
  }
}

@Suite struct RowShiftTests {
  /// A screen with a letter in each row; a blank for an empty row.
  private func rows(_ text: String) -> [[Character]] { text.map { $0 == " " ? [] : [$0] } }

  @Test(arguments: [
    ("Tabcdefgh.S", "Tbcdefghi.S", 1..<9, 1), ("Tabcdefgh.S", "Tdefghijk.S", 1..<9, 3),
    ("Tdefghijk.S", "Tabcdefgh.S", 1..<9, -3), ("abcdefgh", "efghijkl", 0..<8, 4), ("efghijkl", "abcdefgh", 0..<8, -4),
    // The focus is on another row.
    ("TabCdefgh.S", "TcDefghij.S", 3..<9, 2),
  ])
  func `Rows that moved are found`(old: String, new: String, region: Range<Int>, distance: Int) {
    let shift = RowShift(from: rows(old), to: rows(new))
    #expect(shift?.region == region)
    #expect(shift?.distance == distance)
  }

  @Test(arguments: [
    ("abcdefgh", "abcdefgh"), ("abcdefgh", "stuvwxyz"), ("abcdefgh", "bcdxyzuv"), ("        ", "        "),
    ("abcdefgh", "abcdefg"), ("aaaaaaaa", "aaaaaaab"), ("a  b  c  d  e", " a  b  c  d  "),
  ])
  func `Rows that stay, differ, or are few do not move`(old: String, new: String) {
    #expect(RowShift(from: rows(old), to: rows(new)) == nil)
  }

  @Test func `Elements move with their rows`() {
    let up = RowShift(from: rows("Tabcdefgh.S"), to: rows("Tcdefghij.S"))
    #expect(up?.moved(Array("Tabcdefgh.S"), blank: "-") == Array("Tcdefgh--.S"))
    let down = RowShift(from: rows("Tcdefghij.S"), to: rows("Tabcdefgh.S"))
    #expect(down?.moved(Array("TTccddeeffgghhiijj..SS"), perRow: 2, blank: "-") == Array("TT----ccddeeffgghh..SS"))
  }
}

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
      frame.draw("8.3", style: .score(.outstanding), row: row, column: 30)
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
