import MovieDisplay
public import MoviePictures
import Synchronization

/// A picture as lines of text, one per row of its size.
struct PosterBlock {
  let art: PosterArt
  /// The film, for its title card.
  let card: MovieCard
  let size: PosterSize

  /// Whether the terminal has the picture, so that its lines are blank.
  var isStored: Bool { if case .stored = art { true } else { false } }

  func lines(on page: TextPage) -> [TextLine] {
    switch art {
    case .picture(let picture) where page.showsPictures:
      return Mosaic(picture, columns: size.columns, rows: size.rows, blocks: page.blocks).lines
    case .drawn(let sequence):
      return [TextLine(.drawn(sequence, rows: size.rows), columns: size.columns, .untouched)]
        + Array(repeating: TextLine(.blank(size.columns), .untouched), count: size.rows - 1)
    case .stored(let id):
      return (0..<size.rows).map { TextLine(.stored(id, row: $0), columns: size.columns) }
    case .picture, .titleCard:
      if page.showsPictures { return PaintedCard(card, size: size, page: page).lines() }
      return EngravedCard.fits(size) ? EngravedCard(card, size: size).lines() : FramedCard(card, size: size).lines()
    }
  }
}

/// What to show in the place of a picture.
public enum PosterArt: Sendable, Hashable {
  /// A picture, drawn with block characters. A page with fewer than 256 colors shows the title card instead.
  case picture(Picture)
  /// A card with the film's title, in color or drawn with characters.
  case titleCard
  /// A picture that the terminal draws, by its escape sequence from `KittyGraphics` or `ITermImage`.
  case drawn(String)
  /// A picture that the terminal has already, by its id. Only `MovieTerminal` can show it.
  case stored(UInt32)
}

/// A poster's size in cells. Posters have an aspect ratio of 2:3, and cells are twice as high as wide.
public struct PosterSize: Sendable, Hashable {
  /// The width in cells, from 12 to 60.
  public let columns: Int
  /// The height in cells: three quarters of the width.
  public let rows: Int

  /// The minimum width for a readable title.
  private static let narrowest = 12
  private static let widest = 60

  /// Creates a size with a number of columns, limited to 12 through 60.
  public init(columns: Int) {
    self.columns = min(Self.widest, max(Self.narrowest, columns))
    rows = self.columns * 3 / 4
  }

  /// Creates the largest size that fits; at least 12 columns wide.
  public init(fittingColumns columns: Int, rows: Int) {
    self.init(columns: min(columns, rows * 4 / 3))
  }

  /// Creates the size of a poster beside text; nil if the page is narrower than 60 columns.
  public init?(besideTextOn pageWidth: Int) {
    switch pageWidth {
    case 76...: self.init(columns: 24)
    case 68...: self.init(columns: 20)
    case 60...: self.init(columns: 16)
    default: return nil
    }
  }

  /// Creates the size of the picture on the page of a film or a person. Where a program leads to targets, a large screen
  /// has a larger one, as its lists do: a fifth of the width, as long as text has room below it.
  init?(on page: TextPage) {
    guard let usual = PosterSize(besideTextOn: page.width) else { return nil }
    let largest = PosterSize(fittingColumns: page.width / 5, rows: (page.height ?? 0) * 3 / 5)
    self = page.isInteractive && largest.columns > usual.columns ? largest : usual
  }
}

/// A picture that is drawn when it comes on screen, because a wall may have thousands. Compared by identity: comparing
/// pixels would take as long as drawing.
package final class DeferredPoster: Sendable, Hashable {
  private let block: PosterBlock
  private let page: TextPage
  private let drawn = Mutex<[TextLine]?>(nil)

  init(_ block: PosterBlock, page: TextPage) {
    self.block = block
    self.page = page
  }

  /// Lines that keep the picture's place.
  var lines: [TextLine] {
    (0..<block.size.rows).map { TextLine(.deferred(self, row: $0), columns: block.size.columns) }
  }

  func line(row: Int, to target: TextLine.Target?) -> TextLine {
    let lines = drawn.withLock { drawn in
      let lines = drawn ?? block.lines(on: page)
      drawn = lines
      return lines
    }
    return lines.indices.contains(row) ? lines[row].leading(to: target) : .empty
  }

  package static func == (left: DeferredPoster, right: DeferredPoster) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension TextLine {
  package var drawnPieces: [Piece] {
    guard pieces.contains(where: { $0.picture != nil }) else { return pieces }
    return pieces.flatMap { piece in
      guard case .deferred(let poster, let row)? = piece.picture else { return [piece] }
      return poster.line(row: row, to: piece.target).pieces
    }
  }
}

extension Mosaic {
  fileprivate var lines: [TextLine] {
    let glyphs = blocks.glyphs
    return rows.map { cells in
      var line = CellRuns()
      for cell in cells { line.append(glyphs[Int(cell.pattern)], cell.style) }
      return line.line
    }
  }
}

extension Mosaic.Blocks {
  var glyphs: [CleanText] {
    (0..<patterns).map { pattern in
      // Cleaning would remove the blank.
      pattern == 0 ? .blank(1) : CleanText(String(character(UInt8(pattern))))
    }
  }
}

extension Mosaic.Cell {
  var style: TextStyle { .colors(foreground, on: background) }

  /// The mean of both colors, by their areas.
  func mean(_ blocks: Mosaic.Blocks) -> RGB {
    foreground.mixed(with: background, 1 - Double(pattern.nonzeroBitCount) / Double(blocks.columns * blocks.rows))
  }
}

/// Builds a line cell by cell, merging adjacent cells with equal text and style.
struct CellRuns {
  private var runs: [(text: CleanText, style: TextStyle, count: Int)] = []

  /// Appends a character of one cell.
  mutating func append(_ text: CleanText, _ style: TextStyle) {
    if let last = runs.last, last.text == text, last.style == style {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((text, style, 1))
    }
  }

  var line: TextLine { runs.reduce(into: TextLine()) { $0.append(.row(of: $1.text, $1.count), $1.style) } }
}
