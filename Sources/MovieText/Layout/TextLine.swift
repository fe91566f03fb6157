package import MovieDisplay

/// A line of clean text with styles and links. Text views make lines, and a `Frame` of `MovieTerminal` draws them.
public struct TextLine: Sendable, Hashable {
  /// Text with one style and one target.
  package struct Piece: Sendable, Hashable {
    package var text: CleanText
    package var style: TextStyle
    package var target: Target?
  }

  /// What a piece of text leads to. Indirect, because few pieces lead anywhere, and pictures have thousands.
  package indirect enum Target: Sendable, Hashable {
    /// Another scene. Written as a hyperlink if the page has an address for it.
    case route(Route)
    /// Another scene, whose command is the text.
    case command(Route)
    /// A page on the web.
    case address(Hyperlink)
    /// A setting, by its name.
    case setting(String)
  }

  /// A picture that the terminal draws over blank cells of this line and the lines below.
  package struct Drawing: Sendable, Hashable {
    var column: Int
    var rows: Int
    /// The escape sequence of the picture.
    var sequence: String
  }

  /// A row of a picture that the terminal has, over blank cells of this line.
  package struct PictureRow: Sendable, Hashable {
    package var column: Int
    package var columns: Int
    /// The id of the picture.
    package var id: UInt32
    /// The row of the picture, from 0.
    package var row: Int
  }

  /// A row of a picture that is drawn in place of a blank piece.
  struct PosterRow: Sendable, Hashable {
    /// The index of the piece.
    var piece: Int
    var poster: DeferredPoster
    var row: Int
  }

  package private(set) var pieces: [Piece] = []
  private(set) var posterRows: [PosterRow] = []
  package private(set) var pictureRows: [PictureRow] = []
  private(set) var drawings: [Drawing] = []
  /// The width in cells.
  public private(set) var width = 0

  package static let empty = TextLine()

  package init() {}

  package init(_ text: CleanText, _ style: TextStyle = .plain, to target: Target? = nil) {
    append(text, style, to: target)
  }

  /// Creates a line of text of which parts lead somewhere.
  init(_ text: CleanText, _ style: TextStyle = .plain, links: [Hint]) {
    let links = links.map { Hint(text: CleanText($0.text).string, route: $0.route) }
    for piece in links.pieces(of: text.string) {
      append(text.slice(piece.range), style, to: piece.route.map { .route($0) })
    }
  }

  package mutating func append(_ text: CleanText, _ style: TextStyle = .plain, to target: Target? = nil) {
    guard !text.string.isEmpty else { return }
    pieces.append(Piece(text: text, style: style, target: target))
    width += text.width
  }

  /// Creates a line with a row of a picture that the terminal has.
  package init(row: Int, ofPicture id: UInt32, columns: Int) {
    pictureRows = [PictureRow(column: 0, columns: columns, id: id, row: row)]
    append(.blank(columns))
  }

  /// Creates a line with a row of a picture that is not drawn yet.
  init(row: Int, of poster: DeferredPoster, columns: Int) {
    posterRows = [PosterRow(piece: 0, poster: poster, row: row)]
    append(.blank(columns))
  }

  package mutating func append(_ line: TextLine) {
    for var row in line.posterRows {
      row.piece += pieces.count
      posterRows.append(row)
    }
    for var drawing in line.drawings {
      drawing.column += width
      drawings.append(drawing)
    }
    for var picture in line.pictureRows {
      picture.column += width
      pictureRows.append(picture)
    }
    pieces += line.pieces
    width += line.width
  }

  /// Returns the second line after the first one.
  package static func + (left: TextLine, right: TextLine) -> TextLine {
    var line = left
    line.append(right)
    return line
  }

  /// Appends the first line of cells for a picture that the terminal draws. The sequence is written with this line, so
  /// a wall of pictures may be longer than the screen.
  mutating func append(drawing sequence: String, size: PosterSize) {
    drawings.append(Drawing(column: width, rows: size.rows, sequence: sequence))
    append(.blank(size.columns), .untouched)
  }

  /// The line as one that is out of date: without the colors of its text, and with dotted bars, which are seen without
  /// colors, too.
  package var stale: TextLine {
    var line = self
    for index in line.pieces.indices {
      switch line.pieces[index].style {
      case .colors, .untouched: break
      default: line.pieces[index].style = .muted
      }
      if line.pieces[index].text == Self.bar { line.pieces[index].text = "┊" }
    }
    return line
  }

  /// The line with all of its pieces leading to a target.
  func leading(to target: Target) -> TextLine {
    var line = self
    for index in line.pieces.indices { line.pieces[index].target = target }
    return line
  }

  /// Whether the line has a bar, as the rows of a list do.
  package var hasBar: Bool { pieces.contains { $0.text == Self.bar } }

  /// Whether the line is the heading of a section, with its rule.
  package var isHeading: Bool { pieces.first?.style == .heading && pieces.contains { $0.style == .rule } }

  private static let bar: CleanText = "▎"

  /// Appends spaces until the line has the given width.
  package mutating func pad(to column: Int) {
    append(.blank(column - width))
  }

  /// Returns the line with escape sequences and without trailing blanks. `link` returns the hyperlink of a route.
  func encoded(with palette: Palette, link: (Route) -> Hyperlink? = { _ in nil }) -> String {
    var output = drawn
    var blanks = ""
    for piece in pieces {
      let text = piece.text.string
      guard piece.style.paintsBlanks || text.utf8.contains(where: { $0 != 0x20 }) else {
        let isPassed = piece.style == .untouched && palette.depth != .none
        blanks += isPassed ? "\u{1B}[\(piece.text.width)C" : text
        continue
      }
      output += blanks
      blanks = ""
      output += piece.encoded(with: palette, link: link)
    }
    return output
  }

  /// Draws the pictures and moves the cursor back. The text of the line and the lines below then skips their cells.
  ///
  /// Line feeds make room first. Otherwise, a line at the bottom of the screen would scroll away from its pictures.
  private var drawn: String {
    guard let rows = drawings.map(\.rows).max() else { return "" }
    let room = String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\u{1B}7"
    return drawings.reduce(into: room) { output, drawing in
      output += drawing.column > 0 ? "\u{1B}[\(drawing.column)C" : ""
      output += drawing.sequence + "\u{1B}8"
    }
  }
}

extension TextLine.Piece {
  fileprivate func encoded(with palette: Palette, link: (Route) -> Hyperlink?) -> String {
    var output = text.string
    if let parameters = palette.parameters(for: style) {
      output = "\u{1B}[\(parameters)m\(output)\u{1B}[0m"
    }
    let address: Hyperlink? =
      switch target {
      case .route(let route): link(route)
      case .address(let address): address
      case .command, .setting, nil: nil
      }
    if let address {
      output = "\u{1B}]8;;\(address.address)\u{1B}\\\(output)\u{1B}]8;;\u{1B}\\"
    }
    return output
  }
}
