import MoviePictures
import MovieText
import RandomTestSupport

@testable import MovieTerminal

/// How a random frame is drawn, so that a failing test can leave out parts of it and print the rest.
struct FrameScript: Sendable {
  struct Piece: Sendable {
    var text: String
    var style: TextStyle
    var link: Hyperlink?
  }

  enum Step: Sendable {
    case text([Piece], row: Int, column: Int, within: ScreenArea?)
    case picture(id: UInt32, row: Int, column: Int)
    case mark(ScreenArea, CellAttributes)
    case clear(ScreenArea)
  }

  var size: ScreenSize
  var steps: [Step]
  var cursor: ScreenCursor

  var frame: Frame {
    var frame = Frame(size: size)
    for step in steps {
      switch step {
      case .text(let pieces, let row, let column, let area):
        var line = TextLine()
        for piece in pieces { line.append(CleanText(piece.text), piece.style, to: piece.link.map { .address($0) }) }
        frame.draw(line, row: row, column: column, within: area)
      case .picture(let id, let row, let column): frame.draw(picture: id, columns: 4, rows: 2, row: row, column: column)
      case .mark(let area, let attributes): frame.mark(area, attributes)
      case .clear(let area): frame.clear(area)
      }
    }
    frame.cursor = cursor
    return frame
  }

  /// Characters that terminals agree about.
  static let certain = [
    "Metropolis ", "a", "xyz", "  ", "Броненосец", "千と千尋", "ア", "한국", "é", "e\u{301}", "שלום", "ملك", "─", "▀▄", "★",
    "…",
    "🎬", "🎬🎬", "…·",
  ]
  /// Characters that they do not agree about.
  static let doubtful = [
    "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "👩\u{200D}🔬", "👨\u{200D}👩\u{200D}👧", "👋🏽", "🇫🇷", "🇫", "\u{1FAC6}", "क्षि",
    "நி", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "☰", "ก็",
  ]

  static func random(size: ScreenSize, alphabet: [String], _ random: inout SeededGenerator) -> FrameScript {
    let count = Int.random(in: 0...max(2, size.rows * 2), using: &random)
    let steps = (0..<count).map { _ in step(size, alphabet, &random) }
    return FrameScript(size: size, steps: steps, cursor: cursor(size, &random))
  }

  /// A frame that differs in a few places.
  func changed(alphabet: [String], _ random: inout SeededGenerator) -> FrameScript {
    var script = self
    switch Int.random(in: 0..<10, using: &random) {
    case 0: break
    case 1: script = .random(size: size, alphabet: alphabet, &random)
    case 2:
      script.steps = steps.map { $0.moved(by: 1) }
    default:
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if !script.steps.isEmpty, Bool.random(using: &random) {
          let index = script.steps.indices.randomElement(using: &random) ?? 0
          script.steps[index] = Self.step(size, alphabet, &random)
        } else {
          script.steps.append(Self.step(size, alphabet, &random))
        }
      }
    }
    if Bool.random(using: &random) { script.cursor = Self.cursor(size, &random) }
    return script
  }

  private static func cursor(_ size: ScreenSize, _ random: inout SeededGenerator) -> ScreenCursor {
    ScreenCursor(
      row: .random(in: -1...size.rows, using: &random), column: .random(in: -1...size.columns, using: &random),
      isVisible: .random(using: &random))
  }

  private static func area(_ size: ScreenSize, _ random: inout SeededGenerator) -> ScreenArea {
    let (top, left) = (
      Int.random(in: -1...size.rows, using: &random), Int.random(in: -2...size.columns, using: &random)
    )
    return ScreenArea(
      rows: top..<top + Int.random(in: 0...3, using: &random),
      columns: left..<left + Int.random(in: 0...20, using: &random))
  }

  private static func step(_ size: ScreenSize, _ alphabet: [String], _ random: inout SeededGenerator) -> Step {
    let row = Int.random(in: -1...size.rows, using: &random)
    let column = Int.random(in: -3...size.columns, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      return .picture(id: UInt32.random(in: 0...0xFF_FFFF, using: &random), row: row, column: column)
    case 1: return .mark(area(size, &random), random.next() % 2 == 0 ? .reverse : [.underline, .dim])
    case 2: return .clear(area(size, &random))
    default:
      let pieces = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Piece(
          text: (0..<Int.random(in: 1...3, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "" }
            .joined(),
          style: style(&random),
          link: Int.random(in: 0..<4, using: &random) == 0
            ? Hyperlink("https://example.com/\(Int.random(in: 0..<5, using: &random))") : nil)
      }
      return .text(pieces, row: row, column: column, within: Bool.random(using: &random) ? nil : area(size, &random))
    }
  }

  private static func style(_ random: inout SeededGenerator) -> TextStyle {
    let styles: [TextStyle] = [
      .plain, .plain, .heading, .strong, .emphasis, .strongEmphasis, .muted, .rule, .command, .failure, .highScore,
      .untouched, .colors(RGB(0x102030), on: RGB(0xF0A000)),
      .colors(RGB(UInt32.random(in: 0...0xFFFFFF, using: &random)), on: RGB(0x102030)),
    ]
    return styles.randomElement(using: &random) ?? .plain
  }
}

extension Frame {
  /// Draws the lines of a picture that the terminal has.
  mutating func draw(picture id: UInt32, columns: Int, rows: Int, row: Int, column: Int) {
    for index in 0..<rows {
      draw(TextLine(.stored(id, row: index), columns: columns), row: row + index, column: column)
    }
  }
}

extension FrameScript.Step {
  fileprivate func moved(by rows: Int) -> Self {
    switch self {
    case .text(let pieces, let row, let column, let area): .text(pieces, row: row + rows, column: column, within: area)
    case .picture(let id, let row, let column): .picture(id: id, row: row + rows, column: column)
    case .mark, .clear: self
    }
  }
}

extension [FrameScript] {
  /// Leaves out frames and steps as long as a check still fails.
  func shrunk(while fails: ([FrameScript]) -> Bool) -> [FrameScript] {
    var smallest = self
    for index in smallest.indices.reversed() where smallest.count > 1 {
      var candidate = smallest
      candidate.remove(at: index)
      if fails(candidate) { smallest = candidate }
    }
    for index in smallest.indices {
      for step in smallest[index].steps.indices.reversed() {
        var candidate = smallest
        candidate[index].steps.remove(at: step)
        if fails(candidate) { smallest = candidate }
      }
    }
    return smallest
  }
}
