import FlyingFox
import Foundation
import Subprocess
import TerminalTestSupport
import Testing

/// Runs `vip favorites import` and `export`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct TransferProgramTests {
  private let home = Home()

  @Test func `While a list is typed on a terminal, no spinner turns in it`() async throws {
    let terminal = try PseudoTerminal()
    let environment = home.environment(with: ["LANG": "en_US.UTF-8"])
    let result = try await Program.run("favorites", "import", "-", at: terminal, environment: environment) { _ in
      _ = try await terminal.shown(upTo: "Press Ctrl-D to end.\r\n")
      // A spinner would turn after a tenth of a second.
      try await Task.sleep(for: .milliseconds(300))
      terminal.type("Title\nNosferatu\n")
      let shown = try await terminal.shown(upTo: "Nosferatu\r\n")
      #expect(shown == "Title\r\nNosferatu\r\n")
      terminal.type("\u{4}")
    }
    #expect(result.status == 0, "\(result)")
  }

  @Test func `Ctrl-C keeps the films added so far`() async throws {
    try home.write("tmdbID\n" + (1...12).map { "\($0)\n" }.joined(), to: "films.csv")
    let (half, gate) = (Gate(), Gate())
    let standIn = try await StandIn.serving { path in
      let id = path.split(separator: "/").last.flatMap { Int($0) } ?? 0
      // The last film is requested once the first half is stored; the responses come only after the program has exited.
      if id > 6 {
        if id == 12 { await half.open() }
        await gate.pass()
      }
      return .json(#"{"id":\#(id),"title":"Film \#(id)"}"#)
    }
    let result = try await home.shell("exec vip favorites import ~/films.csv", server: standIn, exits: 130) { send in
      await half.pass()
      try send(.interrupt)
    }
    await gate.open()
    #expect(result.errors.hasSuffix("Interrupted. Import the file again to add the rest.\n"))
    let again = try await home.run("favorites", "import", home.path("films.csv"), server: standIn)
    #expect(again.output == "Added 6 films.\n6 films were already in your favorites.\n")
  }

  @Test(.disabled(if: Program.defaults["TSAN_OPTIONS"] != nil, "ThreadSanitizer needs a larger file of its own"))
  func `A limit on the size of files leaves no partial file`() async throws {
    let films = (1...120).map { "\($0),Film \($0),,\r\n" }.joined()
    try home.write("tmdbID,Title,Year,Date\r\n\(films)", to: "films.csv")
    let standIn = try await StandIn.serving { path in
      let id = path.split(separator: "/").last ?? ""
      return .json(#"{"id":\#(id),"title":"Film","overview":"\#(String(repeating: "long ", count: 200))"}"#)
    }
    try await home.run("favorites", "import", home.path("films.csv"), server: standIn)
    // Limit files to 64 KiB.
    let line = "trap '' XFSZ; ulimit -f 64; cd '\(home.folder)'; vip favorites export films.json"
    let result = try await home.shell(line, server: standIn, exits: 1)
    #expect(result.output == "")
    #expect(
      result.errors.contains(
        "films.json was not saved: File too large.\nhint: Raise the limit on the size of files.\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: home.folder)
    #expect(files.filter { $0.hasPrefix("films") } == ["films.csv"])
    try await home.shell("vip favorites export > /dev/full", exits: 1)
  }
}
