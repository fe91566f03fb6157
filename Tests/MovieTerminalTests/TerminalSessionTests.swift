import MovieText
import RandomTestSupport
import TerminalTestSupport
import Testing
import TextSnapshots

@testable import MovieTerminal

@Suite struct TerminalSessionTests {
  private func session(_ kind: TerminalKind) -> TerminalSession { TerminalSession(terminal: kind, title: "vip") }

  /// Each sequence in a line of its own.
  private func lines(_ sequences: String) -> String { sequences.replacing("\u{1B}", with: "\n\u{1B}") + "\n" }

  @Test(arguments: TerminalKind.allCases)
  func `The sequences of a session`(kind: TerminalKind) {
    var session = session(kind)
    var text = "start" + lines(session.start) + "start again" + lines(session.startAgain)
    text += "questions" + lines(session.questions) + "questions after resuming" + lines(session.questionsAfterResuming)
    text += "leave" + lines(session.leave())
    var indebted = session
    indebted.pictures = kind == .other ? [7, 8] : []
    indebted.reportsColorScheme = kind == .other
    text += "leave with debts, asking" + lines(indebted.leave(asking: true))
    session.usesMouse = false
    session.keepsBracketedPaste = true
    text += "without mouse" + lines(session.start + session.leave())
    assertSnapshot(of: text, named: "\(kind)")
  }

  @Test func `Whether bracketed paste is on is asked on the other screen, before it is turned on`() throws {
    var session = session(.other)
    session.asksForBracketedPaste = true
    let question = try #require(session.start.firstRange(of: "\u{1B}[?2004$p"))
    #expect(session.start[..<question.lowerBound].contains("\u{1B}[?1049h"))
    #expect(session.start[question.upperBound...].contains("\u{1B}[?2004h"))
    // Then the terminal may still have the mode of this program.
    #expect(!session.startAgain.contains("\u{1B}[?2004$p"))
  }

  @Test(arguments: TerminalKind.allCases)
  func `Whatever was written before, leaving restores every mode`(kind: TerminalKind) {
    var session = session(kind)
    session.pictures = [7]
    session.reportsColorScheme = kind == .other
    for isChooser in [false, true] {
      session.keepsBracketedPaste = isChooser
      let before = TerminalModel(columns: 20, rows: 5, keyboard: [5], modes: isChooser ? [2004] : [])
      var bytes = Array((session.start + session.questions + (kind == .other ? "\u{1B}[?2031h" : "")).utf8)
      var renderer = ScreenRenderer(
        abilities: ScreenAbilities(palette: Palette(depth: .full), terminal: kind))
      var random = SeededGenerator(seed: 1)
      var script = FrameScript.random(
        size: ScreenSize(columns: 20, rows: 5), alphabet: FrameScript.certain + FrameScript.doubtful, &random)
      for _ in 0..<3 {
        bytes += renderer.bytes(for: script.frame)
        script = script.changed(alphabet: FrameScript.certain, &random)
      }
      // Before the other screen is there, nothing was changed, and nothing must be restored.
      let first = "\u{1B}[?1049h".utf8.count
      var running = before
      for (index, byte) in bytes.enumerated() {
        running.feed([byte])
        let count = index + 1
        guard count >= first else { continue }
        var terminal = running
        terminal.feed(session.leave(asking: count % 2 == 0).utf8)
        #expect(terminal.modes == before.modes, "\(count) bytes")
      }
    }
  }

  @Test func `A frame within a session leaves its modes as they are`() {
    var terminal = TerminalModel(columns: 20, rows: 5)
    let session = session(.other)
    terminal.feed((session.start + session.questions).utf8)
    #expect(terminal.modes.private == [1049, 2004, 1000, 1006])
    #expect(terminal.modes.title == "vip")
    var renderer = ScreenRenderer(abilities: ScreenAbilities(palette: .ansi))
    terminal.feed(renderer.bytes(for: Frame(size: ScreenSize(columns: 20, rows: 5))))
    #expect(terminal.modes.private == [1049, 2004, 1000, 1006])
    // It paints over the samples that were measured.
    #expect(terminal.text == Array(repeating: "", count: 5))
  }

  @Test func `Starting again saves nothing twice`() {
    var terminal = TerminalModel(columns: 20, rows: 5)
    let session = session(.other)
    terminal.feed((session.start + session.startAgain + session.leave()).utf8)
    #expect(terminal.modes == TerminalModel(columns: 20, rows: 5).modes)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .other), (["TERM": "linux"], .console), (["TERM": "tmux-256color"], .multiplexer),
      (["TERM": "screen"], .multiplexer), (["TERM": "xterm", "TMUX": "/tmp/tmux,1,0"], .multiplexer),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .apple), ([:], nil), (["TERM": ""], nil),
      (["TERM": "dumb"], nil), (["TERM": "emacs"], nil), (["TERM": "unknown"], nil), (["TERM": "vt52"], nil),
      (["TERM": "cons25"], nil),
    ] as [([String: String], TerminalKind?)])
  func `Terminals are recognized by their environment`(environment: [String: String], kind: TerminalKind?) {
    #expect(EnvironmentVariables(environment).terminalKind == kind)
  }
}
