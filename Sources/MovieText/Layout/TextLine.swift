/// A line of clean text with styles and hyperlinks.
package struct TextLine: Sendable, Hashable {
  /// Text with one style and one link.
  package struct Piece: Sendable, Hashable {
    package var text: CleanText
    package var style: TextStyle
    package var link: Hyperlink?
  }

  package private(set) var pieces: [Piece] = []
  package private(set) var width = 0

  package static let empty = TextLine()

  package init() {}

  package init(_ text: CleanText, _ style: TextStyle = .plain, link: Hyperlink? = nil) {
    append(text, style, link: link)
  }

  package mutating func append(_ text: CleanText, _ style: TextStyle = .plain, link: Hyperlink? = nil) {
    guard !text.string.isEmpty else { return }
    pieces.append(Piece(text: text, style: style, link: link))
    width += text.width
  }

  package mutating func append(_ line: TextLine) {
    pieces += line.pieces
    width += line.width
  }

  /// Appends spaces until the line has the given width.
  package mutating func pad(to column: Int) {
    append(.blank(column - width))
  }

  /// Returns the line with escape sequences and without trailing blanks.
  func encoded(with palette: Palette) -> String {
    var output = ""
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
      output += piece.encoded(with: palette)
    }
    return output
  }
}

extension TextLine.Piece {
  fileprivate func encoded(with palette: Palette) -> String {
    var output = text.string
    if let parameters = palette.parameters(for: style) {
      output = "\u{1B}[\(parameters)m\(output)\u{1B}[0m"
    }
    if let link {
      output = "\u{1B}]8;;\(link.address)\u{1B}\\\(output)\u{1B}]8;;\u{1B}\\"
    }
    return output
  }
}
