import MoviePictures
import MovieText

/// Turns the layers of a row into cells.
struct RowPainter {
  /// Tables with more entries are given up, together with what is known about the screen.
  private static let largestTable = 8_192

  private(set) var clusters: ClusterTable
  private(set) var links = LinkTable()
  private let abilities: ScreenAbilities

  init(abilities: ScreenAbilities) {
    self.abilities = abilities
    clusters = ClusterTable(widths: abilities.widths)
  }

  /// Whether the tables have grown so large that a new painter should be used.
  var isFull: Bool { clusters.count > Self.largestTable || links.count > Self.largestTable }

  /// Where lines and stars are wide, borders would not fit.
  private var isASCII: Bool { abilities.charset != .unicode || abilities.widths.ambiguous == 2 }

  mutating func cells(of layers: [FrameLayer], columns: Int) -> [Cell] {
    var cells = [Cell](repeating: .blank, count: columns)
    for layer in layers {
      switch layer {
      case .text(let line, let column, let range):
        let limit = max(0, range.upperBound - column)
        let keepsLetters = abilities.charset != .ascii
        draw(isASCII ? line.inASCII(limit: limit, keepingLetters: keepsLetters) : line, column, range, &cells)
      case .mark(let attributes, let range): mark(range, attributes, &cells)
      }
    }
    // The pen of most blanks is invisible, so any will do.
    for index in cells.indices where cells[index].glyph == .space && cells[index].width == 1 {
      if cells[index].link == 0, cells[index].pen.isPlainOnBlanks { cells[index] = .blank }
    }
    return cells
  }

  private mutating func draw(_ line: TextLine, _ column: Int, _ range: Range<Int>, _ cells: inout [Cell]) {
    var column = column
    for piece in line.drawnPieces {
      guard column < range.upperBound else { return }
      guard column + piece.text.width > range.lowerBound else {
        column += piece.text.width
        continue
      }
      if case .stored(let id, let row)? = piece.picture, row < Placeholder.limit, piece.text.width <= Placeholder.limit
      {
        for place in (column..<column + piece.text.width).clamped(to: range) {
          let glyph = Glyph.picture(row: UInt16(row), column: UInt16(place - column))
          put(Cell(glyph: glyph, pen: Pen(foreground: .full(RGB(id)))), place, range, &cells)
        }
        column += piece.text.width
        continue
      }
      let pen = Pen(piece.style, palette: abilities.palette)
      let link = link(of: piece)
      let isCertain = abilities.widths.ambiguous != 2
      let scalars = piece.text.string.unicodeScalars
      var index = scalars.startIndex
      while index < scalars.endIndex, column < range.upperBound {
        let scalar = scalars[index]
        let next = scalars.index(after: index)
        if scalar.isLone, next == scalars.endIndex || scalars[next].isLone {
          let width = scalar.plainWidth ?? 1
          let isDoubtful = !isCertain && !abilities.widths.isCertain(scalar)
          let cell = Cell(glyph: .scalar(scalar), width: width, isDoubtful: isDoubtful, pen: pen, link: link)
          put(cell, column, range, &cells)
          column += width
          index = next
        } else {
          let string = piece.text.string
          column += draw(string[index], column, pen, link, range, &cells)
          index = string.index(after: index)
        }
      }
    }
  }

  /// The link of a piece that leads to a page on the web. Other targets are opened by the program.
  private mutating func link(of piece: TextLine.Piece) -> UInt16 {
    guard abilities.hasLinks, case .address(let link)? = piece.target else { return 0 }
    return links.index(of: link)
  }

  /// Draws a cluster that is not a common scalar, and returns its width.
  private mutating func draw(
    _ cluster: Character, _ column: Int, _ pen: Pen, _ link: UInt16, _ range: Range<Int>, _ cells: inout [Cell]
  ) -> Int {
    let form = clusters.form(of: cluster)
    guard form.width > 0 else { return 0 }
    var place = column
    for (glyph, width, isDoubtful) in form.glyphs {
      put(Cell(glyph: glyph, width: width, isDoubtful: isDoubtful, pen: pen, link: link), place, range, &cells)
      place += width
    }
    for blank in place..<max(place, column + form.width) { put(.blank(pen, link: link), blank, range, &cells) }
    return form.width
  }

  /// Sets a cell and its tail. A character that is partly outside the range becomes blanks.
  private func put(_ cell: Cell, _ column: Int, _ range: Range<Int>, _ cells: inout [Cell]) {
    let columns = column..<column + cell.width
    let inside = columns.clamped(to: range)
    guard let first = inside.first, let last = inside.last else { return }
    if cells[first].width != 1 { cut(first, &cells) }
    if last != first || cells[last].width != 1 { cut(last, &cells) }
    if inside == columns {
      cells[column] = cell
      for tail in column + 1..<columns.upperBound { cells[tail] = .tail(of: cell) }
    } else {
      for part in inside { cells[part] = .blank(cell.pen, link: cell.link) }
    }
  }

  /// Makes all cells of the character at a column blank, because a part of it is covered.
  private func cut(_ column: Int, _ cells: inout [Cell]) {
    let columns = Self.cluster(at: column, in: cells)
    guard columns.count > 1 else { return }
    let blank = Cell.blank(cells[column].pen, link: cells[column].link)
    for part in columns { cells[part] = blank }
  }

  private func mark(_ range: Range<Int>, _ attributes: CellAttributes, _ cells: inout [Cell]) {
    guard let first = range.first, let last = range.last else { return }
    // A character is marked as a whole.
    let marked = Self.cluster(at: first, in: cells).lowerBound..<Self.cluster(at: last, in: cells).upperBound
    for column in marked { cells[column].pen.attributes.formUnion(attributes) }
  }

  private static func cluster(at column: Int, in cells: [Cell]) -> Range<Int> {
    var head = column
    while head > 0, cells[head].isTail { head -= 1 }
    return head..<min(cells.count, head + max(1, cells[head].width))
  }
}

/// Numbers the addresses of links, from 1.
struct LinkTable {
  private var indexes: [Hyperlink: UInt16] = [:]
  private var links: [Hyperlink] = []

  var count: Int { links.count }

  /// Returns the index of a link; 0, which is no link, if there are too many.
  mutating func index(of link: Hyperlink) -> UInt16 {
    if let index = indexes[link] { return index }
    guard let index = UInt16(exactly: links.count + 1) else { return 0 }
    links.append(link)
    indexes[link] = index
    return index
  }

  /// Appends the sequence that opens a link. Parts of a link in several rows belong together by their id.
  func appendOpening(_ index: UInt16, _ output: inout [UInt8]) {
    output.append(ascii: "\u{1B}]8;id=")
    output.append(parameter: Int(index))
    output.append(contentsOf: links[Int(index) - 1].address.utf8)
    output.append(ascii: "\u{1B}\\")
  }
}
