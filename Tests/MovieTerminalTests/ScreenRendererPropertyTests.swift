import MovieDisplay
import MoviePictures
import MovieText
import RandomTestSupport
import TerminalTestSupport
import Testing

@testable import MovieTerminal

/// Random frames, shown one after the other on terminals that disagree about widths.
@Suite struct ScreenRendererPropertyTests {
  private struct Setting {
    var parameters = TerminalModel.Parameters()
    var abilities: ScreenAbilities
    var size: ScreenSize

    init(_ random: inout SeededGenerator) {
      parameters.erasesInColor = .random(using: &random)
      parameters.variation = Bool.random(using: &random) ? 1 : 2
      parameters.joins = .random(using: &random)
      parameters.recent = .random(in: 0...2, using: &random)
      let isMeasured = Bool.random(using: &random)
      if isMeasured, Int.random(in: 0..<4, using: &random) == 0 { parameters.ambiguous = 2 }
      let depths: [Palette.Depth] = [.none, .sixteen, .indexed, .full]
      let palette = Palette(
        depth: depths.randomElement(using: &random) ?? .none, background: Bool.random(using: &random) ? .dark : nil)
      abilities = ScreenAbilities(palette: palette)
      abilities.charset = Int.random(in: 0..<4, using: &random) == 0 ? .ascii : .unicode
      abilities.isSynchronized = .random(using: &random)
      if isMeasured {
        abilities.widths.ambiguous = parameters.ambiguous
        abilities.widths.variation = parameters.variation
        abilities.widths.joined = parameters.joins ? 2 : 4
        abilities.widths.recent = parameters.recent
      }
      let sizes = [(80, 24), (40, 6), (20, 5), (7, 3), (2, 2), (1, 1)]
      let (columns, rows) = sizes.randomElement(using: &random) ?? (80, 24)
      size = ScreenSize(columns: columns, rows: rows)
    }

    /// A terminal that shows something else.
    var terminal: TerminalModel {
      var model = TerminalModel(columns: size.columns, rows: size.rows, parameters: parameters, modes: [1049])
      model.feed("\u{1B}[?7l".utf8)
      let junk = String(repeating: "#", count: size.columns)
      for row in 1...size.rows { model.feed("\u{1B}[\(row);1H\(junk)".utf8) }
      return model
    }
  }

  /// What is wrong with the bytes for some frames; nil if nothing is.
  private func problem(_ scripts: [FrameScript], _ setting: Setting) -> String? {
    var renderer = ScreenRenderer(abilities: setting.abilities)
    var model = setting.terminal
    for script in scripts {
      let frame = script.frame
      let bytes = renderer.bytes(for: frame)
      model.feed(bytes)
      var fresh = ScreenRenderer(abilities: setting.abilities)
      let all = fresh.bytes(for: frame)
      var expected = setting.terminal
      expected.feed(all)
      if let difference = model.difference(from: expected) { return difference }
      if (model.row, model.column) != (expected.row, expected.column) { return "the cursor is elsewhere" }
      if model.modes != expected.modes { return "the modes differ" }
      if model.modes.isInSequence || model.modes.pen != .init() || !model.modes.link.isEmpty {
        return "something is left on"
      }
      if model.modes.private.contains(25) != frame.cursor.isVisible { return "the cursor's visibility is wrong" }
      if !model.strayRows.isEmpty || model.hasWrapped { return "another row was changed" }
      if model.hasErasedAtEdge { return "the last column was erased" }
      if bytes.count > all.count + 64 { return "\(bytes.count) bytes instead of \(all.count)" }
      if !renderer.bytes(for: frame).isEmpty { return "an equal frame wrote something" }
    }
    return nil
  }

  @Test(arguments: 0..<300)
  func `After each frame the screen equals a full paint`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let setting = Setting(&random)
    let alphabet = Bool.random(using: &random) ? FrameScript.certain : FrameScript.certain + FrameScript.doubtful
    var scripts = [FrameScript.random(size: setting.size, alphabet: alphabet, &random)]
    for _ in 0..<6 { scripts.append(scripts[scripts.count - 1].changed(alphabet: alphabet, &random)) }
    if let problem = problem(scripts, setting) { Issue.record("seed \(seed): \(problem), \(setting)") }
  }

  @Test(arguments: 0..<100)
  func `A text without doubtful characters is shown in its columns`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var parts: [String] = []
    for _ in 0..<6 { parts.append(FrameScript.certain.randomElement(using: &random) ?? "") }
    let text = CleanText(parts.joined())
    var frame = Frame(size: ScreenSize(columns: 60, rows: 1))
    frame.draw(text, row: 0)
    frame.draw("|", row: 0, column: text.width)
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: .plain))
    var model = TerminalModel(columns: 60, rows: 1)
    model.feed(renderer.bytes(for: frame))
    #expect(model.text == [text.string + "|"])
    #expect(model.grid[0][text.width].text == "|")
  }

  @Test(arguments: FrameScript.doubtful)
  func `What follows a doubtful character is in its own column on every terminal`(text: String) {
    let clean = CleanText("a" + text)
    for (variation, joins, recent) in [(1, false, 0), (1, false, 1), (2, true, 2), (2, false, 1), (1, true, 2)] {
      var frame = Frame(size: ScreenSize(columns: 20, rows: 1))
      frame.draw(clean, row: 0)
      frame.draw("|end", row: 0, column: clean.width)
      var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: .plain))
      var parameters = TerminalModel.Parameters()
      (parameters.variation, parameters.joins, parameters.recent) = (variation, joins, recent)
      var model = TerminalModel(columns: 20, rows: 1, parameters: parameters)
      model.feed(renderer.bytes(for: frame))
      #expect(model.grid[0][clean.width..<clean.width + 4].map(\.text) == ["|", "e", "n", "d"])
    }
  }
}

/// The same bytes in a real terminal, tmux, which runs without a window.
@Suite(.enabled(if: Tmux.isInstalled), .timeLimit(.minutes(10))) struct TmuxTests {
  /// tmux has widths of its own for these and merges what it finds to have none into the cell before.
  private let alphabet =
    FrameScript.certain + FrameScript.doubtful.filter { !["क्षि", "நி", "\u{1FAC6}", "🇫"].contains($0) }

  @Test(arguments: 0..<4)
  func `tmux shows what the model shows after each frame`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let size = ScreenSize(columns: 60, rows: 12)
    let session = TerminalSession(terminal: .multiplexer, title: "vip")
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: Palette(depth: .full, background: .dark)))
    var parameters = TerminalModel.Parameters()
    (parameters.variation, parameters.joins) = (1, false)
    var model = TerminalModel(columns: size.columns, rows: size.rows, parameters: parameters)
    model.feed(session.start.utf8)

    var script = FrameScript.random(size: size, alphabet: alphabet, &random)
    var frames: [[UInt8]] = []
    var expected: [[String]] = []
    for index in 0..<12 {
      let bytes = renderer.bytes(for: script.frame)
      frames.append((index == 0 ? Array(session.start.utf8) : []) + bytes)
      model.feed(bytes)
      expected.append(model.text)
      script = script.changed(alphabet: alphabet, &random)
    }
    frames.append(Array(session.leave().utf8))
    expected.append(Array(repeating: "", count: size.rows))

    let shown = try await Tmux.screens(after: frames, size: size)
    for (index, (shown, expected)) in zip(shown, expected).enumerated() {
      #expect(shown == expected, "seed \(seed), frame \(index)")
    }
    #expect(shown.count == expected.count)
  }
}

/// How a random frame is drawn, so that the next one can differ in a few places.
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
      .plain, .plain, .heading, .strong, .emphasis, .strongEmphasis, .muted, .rule, .command, .failure, .score(.high),
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
