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
    guard let problem = problem(scripts, setting) else { return }
    let shrunk = scripts.shrunk { self.problem($0, setting) == problem }
    Issue.record("seed \(seed): \(problem), \(setting), \(shrunk)")
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
