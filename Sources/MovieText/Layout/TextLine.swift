/// One line of output: clean pieces of text, each with its style.
struct TextLine: Sendable, Hashable {
  private(set) var pieces: [(text: CleanText, style: Style)] = []
  private(set) var width = 0

  static let empty = TextLine()

  init() {}

  init(_ text: CleanText, _ style: Style = .plain) {
    append(text, style)
  }

  mutating func append(_ text: CleanText, _ style: Style = .plain) {
    guard !text.string.isEmpty else { return }
    pieces.append((text, style))
    width += text.width
  }

  mutating func append(_ line: TextLine) {
    pieces += line.pieces
    width += line.width
  }

  /// Adds spaces until the line is as wide as asked.
  mutating func pad(to column: Int) {
    append(.blank(column - width))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.pieces.elementsEqual(right.pieces, by: ==)
  }

  func hash(into hasher: inout Hasher) {
    for piece in pieces {
      hasher.combine(piece.text)
      hasher.combine(piece.style)
    }
  }

  /// The line in the form that is written, without blanks at its end.
  func encoded(with palette: Palette) -> String {
    var output = ""
    var blanks = ""
    for (text, style) in pieces {
      guard text.string.utf8.contains(where: { $0 != 0x20 }) else {
        blanks += text.string
        continue
      }
      output += blanks
      blanks = ""
      if let parameters = palette.parameters(for: style) {
        output += "\u{1B}[\(parameters)m\(text.string)\u{1B}[0m"
      } else {
        output += text.string
      }
    }
    return output
  }
}
