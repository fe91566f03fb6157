import MovieDisplay
import MoviePictures
import Testing

@testable import MovieText

@Suite struct PosterBlockTests {
  static let sizes = [12, 13, 16, 20, 24, 33].map { PosterSize(columns: $0) }
  static let palettes = [Palette.plain, .ansi, Palette(depth: .indexed), Palette(depth: .full, background: .light)]

  @Test(arguments: sizes, palettes)
  func `Each poster fills its cells, and without colors has no escape sequences`(size: PosterSize, palette: Palette) {
    let picture = Picture(width: 43, height: 65) { column, row in RGB(UInt8(column * 5), UInt8(row * 3), 99) }
    for film in DetailScene.Film.hard {
      for art in [PosterArt.titleCard, .picture(picture), .drawn("<image>")] {
        let lines = PosterBlock(art: art, card: MovieCard(film), size: size).lines(on: page(palette))
        #expect(lines.count == size.rows, "\(film.title)")
        #expect(lines.allSatisfy { $0.width == size.columns }, "\(film.title)")
        guard palette == .plain, case .titleCard = art else { continue }
        let text = lines.map { $0.encoded(with: .plain) }.joined()
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(film.title)")
      }
    }
  }

  @Test func `A picture is drawn in half blocks`() {
    let picture = Picture(width: 12, height: 18) { _, row in row == 0 ? RGB(0xFF0000) : RGB(0x0000FF) }
    let lines = block(.picture(picture)).lines(on: page(Palette(depth: .full)))
    let first = String(repeating: "▀", count: 12)
    #expect(lines[0].encoded(with: Palette(depth: .full)) == "\u{1B}[38;2;255;0;0;48;2;0;0;255m\(first)\u{1B}[0m")
    #expect(lines[1].encoded(with: Palette(depth: .indexed)) == "\u{1B}[38;5;21;48;5;21m\(first)\u{1B}[0m")
  }

  @Test func `In ASCII, a deferred poster is drawn in its place`() {
    let picture = Picture(width: 12, height: 18) { _, row in row == 0 ? RGB(0xFF0000) : RGB(0x0000FF) }
    for art in [PosterArt.picture(picture), .titleCard] {
      let poster = DeferredPoster(block(art), page: page(Palette(depth: .full)))
      for line in poster.lines {
        let ascii = (TextLine("… ") + line + TextLine("  next")).inASCII(limit: 40)
        let text = ascii.string
        #expect(text.utf8.allSatisfy { $0 < 0x80 } && text.hasSuffix("  next") && ascii.width == line.width + 8)
        #expect(ascii.pieces.allSatisfy { $0.picture == nil })
      }
    }
  }

  @Test(arguments: [Palette.plain, .ansi])
  func `Without colors, a picture is replaced by a title card`(palette: Palette) {
    let picture = Picture(width: 12, height: 18) { _, _ in RGB(0) }
    #expect(block(.picture(picture)).lines(on: page(palette)) == block(.titleCard).lines(on: page(palette)))
  }

  @Test(arguments: [Palette.plain, .ansi])
  func `The cursor skips the cells of a drawn picture, also without colors`(palette: Palette) {
    let lines = block(.drawn("<image>")).lines(on: page(palette))
    var line = lines[1]
    line.append("text")
    #expect(line.encoded(with: palette) == "\u{1B}[12Ctext")
    #expect(lines[1].encoded(with: palette).isEmpty, "trailing cells are not written")
  }

  @Test func `The first line makes room, draws and returns the cursor`() {
    let lines = block(.drawn("<image>")).lines(on: page(.ansi))
    let room = String(repeating: "\n", count: 9) + "\u{1B}[9A\u{1B}7"
    #expect(lines[0].encoded(with: .ansi) == room + "<image>\u{1B}8")
    var row = TextLine("text")
    row.append(lines[0])
    row.pad(to: 20)
    row.append(lines[0])
    #expect(row.encoded(with: .ansi).hasPrefix(room + "\u{1B}[4C<image>\u{1B}8\u{1B}[20C<image>\u{1B}8text"))
  }

  @Test(arguments: Mosaic.Blocks.allCases)
  func `Pictures and title cards use the page's blocks`(blocks: Mosaic.Blocks) {
    let picture = Picture(width: 24, height: 36) { column, row in
      RGB((column + row / 2).isMultiple(of: 2) ? 0 : 0xFFFFFF)
    }
    var page = page(Palette(depth: .full))
    page.blocks = blocks
    for art in [PosterArt.titleCard, .picture(picture)] {
      let lines = block(art).lines(on: page)
      #expect(lines.count == 9)
      #expect(lines.allSatisfy { $0.width == 12 })
    }
    let text = block(.picture(picture)).lines(on: page).map { $0.encoded(with: page.palette) }.joined()
    #expect(text.contains(blocks == .half ? "▀" : "▚") || blocks == .sextants)
  }

  private func block(_ art: PosterArt) -> PosterBlock {
    PosterBlock(art: art, card: MovieCard(.named("Metropolis")), size: PosterSize(columns: 12))
  }

  private func page(_ palette: Palette) -> TextPage { TextPage(width: 80, palette: palette) }
}

/// `DetailTextPosterTests` have larger posters on large screens.
@Suite struct PosterSizeTests {
  @Test(arguments: [(24, 24, 18), (16, 16, 12), (12, 12, 9), (60, 60, 45), (0, 12, 9), (500, 60, 45), (31, 31, 23)])
  func `A size has a poster's aspect ratio`(asked: Int, columns: Int, rows: Int) {
    let size = PosterSize(columns: asked)
    #expect((size.columns, size.rows) == (columns, rows))
  }

  @Test(arguments: [(80, 24, 32, 24), (80, 18, 24, 18), (20, 60, 20, 15), (300, 100, 60, 45), (5, 5, 12, 9)])
  func `A poster fits an area`(columns: Int, rows: Int, posterColumns: Int, posterRows: Int) {
    let size = PosterSize(fittingColumns: columns, rows: rows)
    #expect((size.columns, size.rows) == (posterColumns, posterRows))
  }

  @Test(arguments: [(59, nil), (60, 16), (67, 16), (68, 20), (75, 20), (76, 24), (80, 24), (200, 24)] as [(Int, Int?)])
  func `A poster leaves room for text`(width: Int, columns: Int?) {
    #expect(PosterSize(besideTextOn: width)?.columns == columns)
  }

  @Test func `A larger poster leaves room for text beside and below it`() {
    for (width, height) in (20...400).map({ ($0, $0 % 100) }) {
      let page = TextPage.sample(width: width, height: height, isInteractive: true)
      guard let size = PosterSize(on: page), size != PosterSize(besideTextOn: width) else { continue }
      #expect(width - size.columns - 3 >= 60 && size.rows * 5 <= height * 3, "\(width)×\(height)")
    }
  }
}

extension DetailScene.Film {
  /// A film with only what a title card shows.
  static func named(_ title: String, id: Int = 1, year: String = "1928", score: String? = "9.1") -> DetailScene.Film {
    DetailScene.Film(
      id: id, title: title, year: year,
      score: ScoreBadge(text: score ?? "Not rated", level: score == nil ? .none : .high), facts: [],
      overview: .init(id: .overview, title: "Overview", content: .text("What it is about.")), sections: [],
      route: .movie(id: id))
  }

  /// Difficult titles: short, long, wide, combining and hostile.
  static let hard = [
    "M", "8½", "Metropolis", "The Passion of Joan of Arc", "千と千尋の神隠し", "Броненосец «Потёмкин»",
    "The Assassination of Jesse James by the Coward Robert Ford", "Supercalifragilisticexpialidocious",
    "👨‍👩‍👧 Ame\u{301}lie ❤️ 🇫🇷", "क्षत्रिय", "الرسالة", "\u{1B}[31mRed\u{7}\r\n\u{202E}Film", "", " ", "WALL·E", "3:10 to Yuma",
    String(repeating: "千", count: 40), String(repeating: "a ", count: 20),
  ].enumerated().map {
    named($1, id: $0 * 7 + 1, year: $0 % 5 == 4 ? "Undated" : "1928", score: $0 % 3 == 2 ? nil : "9.1")
  }
}
