import MovieDisplay
import MoviePictures

/// A title card in color: the motif, the title below, and the year and score at the bottom of a thin frame.
struct PaintedCard {
  private let size: PosterSize
  private let text: CardText
  private let paint: CardPaint
  /// The rows above the title.
  private let art: Mosaic
  /// Empty rows above and below the title.
  private let padding: Int

  init(_ film: MovieCard, size: PosterSize, page: TextPage) {
    self.size = size
    padding = (size.rows + 4) / 16
    let card = TitleCard(film)
    text = CardText(film, width: size.columns - 4, lines: size.rows - 1 - 2 * padding - max(2, size.rows / 3))
    let paint = CardPaint(card.colors, depth: page.palette.depth)
    self.paint = paint
    // Means of colors are not among the 256 indexed ones.
    let blocks = page.palette.depth == .full ? page.blocks : .half
    let rows = size.rows - 1 - 2 * padding - text.title.count
    let tones = card.motif.pixels(width: size.columns, height: rows * 2, resolution: blocks.columns)
    let picture = Picture(width: size.columns * blocks.columns, height: rows * 2 * blocks.columns) { column, row in
      paint.color(of: tones[row][column])
    }
    art = Mosaic(picture, columns: size.columns, rows: rows, blocks: blocks)
  }

  func lines() -> [TextLine] {
    let space = Array(repeating: panelLine(.empty), count: padding)
    let glyphs = art.blocks.glyphs
    return art.rows.enumerated().map { artLine($1, glyphs, isFirst: $0 == 0) }
      + space + text.title.map { panelLine(centered($0)) } + space + [foot]
  }

  private var frame: TextStyle { paint.frame(on: paint.panel) }
  private var ink: TextStyle { .colors(paint.ink, on: paint.panel) }

  private func artLine(_ cells: [Mosaic.Cell], _ glyphs: [CleanText], isFirst: Bool) -> TextLine {
    var line = CellRuns()
    for (column, cell) in cells.enumerated() {
      let isEdge = column == 0 || column == cells.count - 1
      guard isFirst || isEdge else {
        line.append(glyphs[Int(cell.pattern)], cell.style)
        continue
      }
      line.append(
        isFirst ? column == 0 ? "┌" : isEdge ? "┐" : "─" : "│", paint.frame(on: paint.background(of: cell, art.blocks)))
    }
    return line.line
  }

  private func panelLine(_ content: TextLine) -> TextLine {
    let line = TextLine("│", frame) + content
    return line + TextLine(.blank(size.columns - 1 - line.width), ink) + TextLine("│", frame)
  }

  private func centered(_ text: CleanText) -> TextLine {
    TextLine(.blank((size.columns - 2 - text.width) / 2), ink) + TextLine(text, ink)
  }

  /// The bottom of the frame, with the year and score if there is room.
  private var foot: TextLine {
    let room = size.columns - 2
    let year = text.year.truncated(to: room - 4)
    let score = year.width + text.score.width + 7 <= room ? text.score : ""
    let parts = [year, score].filter { $0.width > 0 }
    let rules = room - parts.reduce(0) { $0 + $1.width + 2 }
    var line = TextLine("└", frame)
    for (index, part) in parts.enumerated() {
      line.append(.rule(rules * (index + 1) / (parts.count + 1) - rules * index / (parts.count + 1)), frame)
      line.append(" " + part + " ", ink)
    }
    line.append(.rule(size.columns - 1 - line.width), frame)
    line.append("┘", frame)
    return line
  }
}

/// The terminal colors of a painted card: any blend in 24-bit color, otherwise a few of the 256 indexed colors, which
/// have few dark shades.
struct CardPaint {
  /// The title's color.
  let ink: RGB
  /// The title's background.
  let panel: RGB
  /// The indexed colors of the ground, of all blends, which become gray, and of the figure; nil with 24-bit color.
  let indexed: (ground: RGB, middle: RGB, figure: RGB)?
  private let colors: TitleCard.Colors

  init(_ colors: TitleCard.Colors, depth: Palette.Depth) {
    self.colors = colors
    indexed = depth == .full ? nil : colors.indexed
    ink = indexed == nil ? colors.ink : RGB(0xEEEEEE)
    panel = indexed == nil ? colors.panel : RGB(0x1C1C1C)
  }

  func color(of tone: TitleCard.Tone) -> RGB {
    guard let indexed else { return colors.color(of: tone) }
    if tone.figure > 0.62 { return indexed.figure }
    return tone.shade > 0.5 ? panel : tone.figure > 0.2 ? indexed.middle : indexed.ground
  }

  /// The color behind a frame character, which covers all parts of a cell.
  func background(of cell: Mosaic.Cell, _ blocks: Mosaic.Blocks) -> RGB {
    indexed == nil ? cell.mean(blocks) : cell.foreground
  }

  /// The style of the frame's thin lines.
  func frame(on background: RGB) -> TextStyle {
    .colors(indexed == nil ? background.mixed(with: ink, 0.55) : RGB(0xB2B2B2), on: background)
  }
}

extension TitleCard.Colors {
  fileprivate var indexed: (ground: RGB, middle: RGB, figure: RGB) {
    switch self {
    case .midnightAndGold: (RGB(0x00005F), RGB(0x87875F), RGB(0xD7AF5F))
    case .oxbloodAndCoral: (RGB(0x5F0000), RGB(0xAF5F5F), RGB(0xD7875F))
    case .bottleGreenAndBrass: (RGB(0x005F00), RGB(0x87875F), RGB(0xD7AF5F))
    case .blackAndSilver: (RGB(0x303030), RGB(0x767676), RGB(0xBCBCBC))
    case .plumAndRose: (RGB(0x5F005F), RGB(0xAF5F87), RGB(0xD787AF))
    case .petrolAndCoral: (RGB(0x005F5F), RGB(0xAF875F), RGB(0xFFAF87))
    case .sepia: (RGB(0x444444), RGB(0xAF875F), RGB(0xD7AF87))
    case .slateAndIce: (RGB(0x005F87), RGB(0x5F87AF), RGB(0xAFD7D7))
    case .aubergineAndSaffron: (RGB(0x5F005F), RGB(0xAF5F00), RGB(0xD7AF00))
    case .tealAndSand: (RGB(0x005F5F), RGB(0x87AF87), RGB(0xD7D7AF))
    }
  }
}

struct CardText: Sendable, Hashable {
  /// The lines of the title, to be centered.
  let title: [CleanText]
  let year: CleanText
  /// Empty for a film without a score.
  let score: CleanText

  /// Wraps the title to `width`, or two cells more if a word is longer.
  init(_ film: MovieCard, width: Int, lines: Int) {
    title = Self.lines(of: TitleCard(film), width: width, count: lines)
    year = CleanText(film.year)
    score = film.score.level == .none ? "" : CleanText("★ " + film.score.text)
  }

  /// Short titles are letter-spaced; long ones are wrapped into lines of similar length.
  private static func lines(of card: TitleCard, width: Int, count: Int) -> [CleanText] {
    let capitals = card.titleInCapitals.map { CleanText($0) }
    if let capitals, let spaced = spaced(capitals, width: width) { return [spaced] }
    let text = capitals ?? CleanText(card.title)
    let longest = text.longestWord
    let width = longest > width && longest <= width + 2 ? width + 2 : width
    let lines = text.wrapped(to: width, lines: count)
    guard lines.count > 1, text.wrapped(to: width).count == lines.count else { return lines }
    let narrower = (longest > width ? 1..<width : longest..<width).first { text.wrapped(to: $0).count == lines.count }
    return narrower.map { text.wrapped(to: $0) } ?? lines
  }

  /// Letter-spaced text; nil if it does not fit or contains no letters.
  ///
  /// Wider gaps are used if only then the text can be centered exactly: if its width and the card's are both even or both
  /// odd.
  private static func spaced(_ text: CleanText, width: Int) -> CleanText? {
    let words = text.string.split(separator: " ")
    guard width >= 14, text.width > 2, text.width <= width, words.allSatisfy({ $0.allSatisfy(\.isLetter) }) else {
      return nil
    }
    func joined(_ parts: [CleanText], _ gap: Int) -> CleanText {
      parts.dropFirst().reduce(parts.first ?? "") { $0 + .blank(gap) + $1 }
    }
    let letters = words.map { $0.map { CleanText(String($0)) } }
    let lines = [(1, 3), words.count > 1 ? (1, 4) : (2, 0)].map { gaps in
      joined(letters.map { joined($0, gaps.0) }, gaps.1)
    }.filter {
      $0.width <= (words.count > 1 ? width * 3 / 4 : width)
    }
    return lines.first { ($0.width - width).isMultiple(of: 2) } ?? lines.first
  }
}
