import MovieTerminal
import MovieTerminalDriver
import MovieText
import TerminalTestSupport
import Testing

/// The code on the landing page of MovieTerminalDriver.
@Suite(.timeLimit(.minutes(5))) struct MovieTerminalDriverSnippets {
  @Test func aFrameIsShownUntilQ() async {
    await #expect(processExitsWith: .success) {
      let pseudoTerminal = try PseudoTerminal()
      let (device, before) = (TerminalDevice(descriptor: pseudoTerminal.line), pseudoTerminal.settings)
      let frame = Frame(size: ScreenSize(columns: 80, rows: 24))

      EndingSignals.handle()
      let terminal = try #require(HeldTerminal(device, as: .other, title: "Films"))
      let reader = ScreenReader(device: device, escapeDelay: .milliseconds(25))
      let writer = ScreenWriter(device: device, abilities: ScreenAbilities(palette: .ansi))
      let (events, input) = AsyncStream.makeStream(of: TerminalEvent.self)

      terminal.takeOver()
      writer.show(frame)
      reader.start { _ in reader.takeEvents().forEach { input.yield($0) } }
      pseudoTerminal.type("q")
      for await event in events {
        if case .key(let press) = event, press.key == Key("q") { break }
      }
      await withCheckedContinuation { hasLeft in
        writer.finish {
          terminal.leave(asking: false)
          hasLeft.resume()
        }
      }
      let shown = try await pseudoTerminal.shown(upTo: "[?1049l")
      terminal.release(drains: false)

      #expect(shown.contains("[?1049h"))
      #expect(pseudoTerminal.settings == before)
    }
  }
}
