import MovieTerminal
import MovieText
import Testing

/// The code on the landing page of MovieTerminal.
@Suite struct MovieTerminalSnippets {
  @Test func aFrameBecomesBytes() {
    let terminal = Terminal()

    var screen = ScreenRenderer(abilities: ScreenAbilities(palette: .ansi))
    var frame = Frame(size: ScreenSize(columns: 80, rows: 24))
    frame.draw("Metropolis", style: .heading, row: 0)
    terminal.write(screen.bytes(for: frame))

    #expect(String(decoding: terminal.written, as: UTF8.self).contains("\u{1B}[1;36mMetropolis"))
  }

  @Test func aByteBecomesAnEvent() {
    let terminal = Terminal()
    var hasQuit = false
    func quit() { hasQuit = true }

    var parser = InputParser()
    for event in parser.parse(terminal.read(), at: .now) {
      if case .key(let press) = event, press.key == Key("q") { quit() }
    }

    #expect(hasQuit)
  }

  private final class Terminal {
    private(set) var written: [UInt8] = []

    func write(_ bytes: [UInt8]) { written += bytes }
    func read() -> [UInt8] { Array("q".utf8) }
  }
}
