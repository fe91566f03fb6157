public import MovieDisplay

/// A line of clean text with styles and links. Text views make lines, and a `Frame` of `MovieTerminal` draws them.
public struct TextLine: Sendable, Hashable {
  /// Text with one style and one target.
  public struct Piece: Sendable, Hashable {
    /// The text.
    public package(set) var text: CleanText
    /// How the text looks.
    public package(set) var style: TextStyle
    /// What the text leads to; nil for nothing.
    public package(set) var target: Target?
    /// What is over the blanks of the text; nil for nothing.
    package var picture: PicturePart?
  }

  /// What a piece of text leads to. Indirect, because few pieces lead anywhere, and pictures have thousands.
  public indirect enum Target: Sendable, Hashable {
    /// Another scene. Written as a hyperlink if the page has an address for it.
    case route(Route)
    /// Another scene, whose command is the text.
    case command(Route)
    /// A page on the web. Written as a hyperlink if the page has links.
    case address(Hyperlink)
    /// A setting, by its name.
    case setting(String)
  }

  /// A part of a picture. Indirect, because few pieces have one.
  package indirect enum PicturePart: Sendable, Hashable {
    /// A picture of some rows that the terminal draws over this line and those below, by its escape sequence.
    case drawn(String, rows: Int)
    /// A row, from 0, of a picture that the terminal has, by its id.
    case stored(UInt32, row: Int)
    /// A row, from 0, of a picture that is drawn when it comes on screen.
    case deferred(DeferredPoster, row: Int)
  }

  /// The text from left to right.
  public private(set) var pieces: [Piece] = []
  /// The width in cells.
  public private(set) var width = 0

  /// The text of all pieces, without styles and pictures.
  package var string: String { pieces.map(\.text.string).joined() }

  package static let empty = TextLine()

  package init() {}

  /// Creates a line of text that leads to a target if there is one.
  public init(_ text: CleanText, _ style: TextStyle = .plain, to target: Target? = nil) {
    append(text, style, to: target)
  }

  /// Creates a line of text of which parts lead somewhere.
  init(_ text: CleanText, _ style: TextStyle = .plain, links: [Hint]) {
    let links = links.map { Hint(text: CleanText($0.text).string, route: $0.route) }
    for piece in links.pieces(of: text.string) {
      append(text.slice(piece.range), style, to: piece.route.map { .route($0) })
    }
  }

  /// Creates a line of blanks with a part of a picture over them.
  package init(_ picture: PicturePart, columns: Int, _ style: TextStyle = .plain) {
    append(Piece(text: .blank(columns), style: style, picture: picture))
  }

  /// Appends text.
  public mutating func append(_ text: CleanText, _ style: TextStyle = .plain, to target: Target? = nil) {
    append(Piece(text: text, style: style, target: target))
  }

  mutating func append(_ piece: Piece) {
    guard !piece.text.string.isEmpty else { return }
    pieces.append(piece)
    width += piece.text.width
  }

  package mutating func append(_ line: TextLine) {
    pieces += line.pieces
    width += line.width
  }

  /// The line, blanks, and another line that ends before a column.
  func followed(by line: TextLine, endingAt column: Int) -> TextLine {
    self + TextLine(.blank(column - line.width - width)) + line
  }

  package static func + (left: TextLine, right: TextLine) -> TextLine {
    var line = left
    line.append(right)
    return line
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

  func leading(to target: Target?) -> TextLine {
    var line = self
    for index in line.pieces.indices { line.pieces[index].target = target }
    return line
  }

  /// Whether the line has a bar, as the rows of a list do.
  package var hasBar: Bool { pieces.contains { $0.text == Self.bar } }

  /// Whether the line is the heading of a section, with its rule.
  package var isHeading: Bool { pieces.first?.style == .heading && pieces.contains { $0.style == .rule } }

  private static let bar: CleanText = "▎"

  package mutating func pad(to column: Int) {
    append(.blank(column - width))
  }

  /// Wraps the line to `limit` cells, as text is wrapped. The pieces keep their styles and links.
  func wrapped(to limit: Int) -> [TextLine] {
    guard width > limit else { return width == 0 ? [] : [self] }
    let text = CleanText(written: string)
    var end = text.string.startIndex
    let ends = pieces.map { piece in
      end = text.string.utf8.index(end, offsetBy: piece.text.string.utf8.count)
      return end
    }
    var piece = 0
    return text.lines(to: limit).map { range, _ in
      var line = TextLine()
      var start = range.lowerBound
      while start < range.upperBound {
        while ends[piece] <= start { piece += 1 }
        let end = min(ends[piece], range.upperBound)
        line.append(text.slice(start..<end), pieces[piece].style, to: pieces[piece].target)
        start = end
      }
      return line
    }
  }

  /// Returns the line with escape sequences and without trailing blanks. `link` returns the hyperlink of a route; without
  /// it, the text has no hyperlinks.
  func encoded(with palette: Palette, link: ((Route) -> Hyperlink?)? = nil) -> String {
    var output = drawn
    var blanks = ""
    for piece in pieces {
      let text = piece.text.string
      guard piece.style.paintsBlanks || text.utf8.contains(where: { $0 != 0x20 }) else {
        blanks += piece.style == .untouched ? "\u{1B}[\(piece.text.width)C" : text
        continue
      }
      output += blanks
      blanks = ""
      output += piece.encoded(with: palette, link: link)
    }
    return output
  }

  /// Draws the pictures and moves the cursor back. The text of the line and the lines below then skips their cells, so
  /// that a wall of pictures may be longer than the screen.
  ///
  /// Line feeds make room first. Otherwise, a line at the bottom of the screen would scroll away from its pictures.
  private var drawn: String {
    var (output, height, column) = ("", 0, 0)
    for piece in pieces {
      if case .drawn(let sequence, let rows)? = piece.picture {
        output += (column > 0 ? "\u{1B}[\(column)C" : "") + sequence + "\u{1B}8"
        height = max(height, rows)
      }
      column += piece.text.width
    }
    return height == 0 ? "" : String(repeating: "\n", count: height) + "\u{1B}[\(height)A\u{1B}7" + output
  }
}

extension TextLine.Piece {
  fileprivate func encoded(with palette: Palette, link: ((Route) -> Hyperlink?)?) -> String {
    var output = text.string
    if let parameters = palette.parameters(for: style) {
      output = "\u{1B}[\(parameters)m\(output)\u{1B}[0m"
    }
    guard let link else { return output }
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

/// A URL that may be sent to a terminal as a hyperlink: `http` or `https`, and visible ASCII only.
public struct Hyperlink: Sendable, Hashable {
  /// Terminals truncate longer URLs.
  private static let longest = 2_000

  /// The URL, safe to print.
  public let address: String

  /// Creates a hyperlink, in which letters of other scripts are percent-encoded; nil for any other URL, and for one that
  /// is too long.
  public init?(_ address: String) {
    guard address.utf8.count <= Self.longest else { return nil }
    var safe = ""
    for scalar in address.unicodeScalars {
      if (0x21...0x7E).contains(scalar.value) {
        safe.unicodeScalars.append(scalar)
      } else if !scalar.isASCII, scalar.properties.isAlphabetic {
        for byte in String(scalar).utf8 { safe += "%" + String(byte, radix: 16, uppercase: true) }
      } else {
        return nil
      }
    }
    let length = safe.utf8.count
    guard length <= Self.longest, let scheme = ["https://", "http://"].first(where: safe.lowercased().hasPrefix),
      length > scheme.utf8.count
    else { return nil }
    self.address = safe
  }
}
