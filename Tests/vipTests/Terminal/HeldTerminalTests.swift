import Foundation
import MovieLibC
import MovieTerminal
import Testing

@testable import vip

/// What the browser owes to the terminal and to the program that runs it.
@Suite(.timeLimit(.minutes(10))) struct HeldTerminalTests {
  @Test(arguments: [true, false])
  func `Bracketed paste stays on inside a line editor, where it was on before`(wasOn: Bool) async throws {
    // With posters, only the first two shelves are on screen.
    try await RunningBrowser.start(["browse", "--pick"], with: ["TERM": "xterm-256color"], until: "Popular") {
      browser in
      let written = browser.written
      let question = try #require(written.firstRange(of: "\u{1B}[?2004$p"))
      // A terminal replies with the mode that it has when it reads the question.
      let isOn = wasOn || written[..<question.lowerBound].contains("\u{1B}[?2004h")
      browser.type("\u{1B}[?2004;\(isOn ? 1 : 2)$y")
      // In --pick, Ctrl-Z does nothing: a shell that reads the output could not continue the program.
      browser.type("\u{1A}\u{1B}[27u")
      let status = try await browser.status()
      #expect(status == 130)
      try await browser.shows("\u{1B}[?1049l")
      #expect(browser.written.contains("\u{1B}[?2004l") != wasOn)
    }
  }

  @Test func `Changes of the color scheme are reported until the end`() async throws {
    try await RunningBrowser.start { browser in
      #expect(!browser.written.contains("\u{1B}[?2031h"))
      try await browser.type("\u{1B}[?997;2n", until: "\u{1B}[?2031h")
      try await browser.quits()
      #expect(browser.written.contains("\u{1B}[?2031l"))
    }
  }

  @Test func `A terminal that takes no output does not keep the program from ending`() async throws {
    try await RunningBrowser.start(columns: 200, rows: 60) { browser in
      browser.hang()
      // More frames than the terminal's buffer can take.
      for _ in 0..<100 { browser.type("12") }
      browser.type("q")
      let status = try await browser.status()
      #expect(status == 0)
      browser.hang(false)
    }
  }
}

/// The browser as a job of a shell, which stops and continues it.
@Suite(.timeLimit(.minutes(10))) struct SuspendedBrowserTests {
  /// Commands of a shell with job control. It shows the terminal's settings before the browser, while it is stopped, and
  /// after it. `between` is what the shell does before it continues the browser.
  private static func script(_ between: String) -> String {
    """
    echo "[1 $(stty -a) 1]"
    vip browse
    echo "[2 $(stty -a) 2]"
    \(between)
    echo between
    read
    fg >/dev/null
    echo "[3 $? $(stty -a) 3]"
    """
  }

  @Test(arguments: [":", "bg 2>/dev/null; sleep 0.2"])
  func `Ctrl-Z gives the terminal to the shell, and fg takes it back`(between: String) async throws {
    try await RunningBrowser.start(["-m", "-c", Self.script(between)], in: "/bin/bash") { browser in
      try await browser.type("\u{1A}", until: "between")
      let stopped = browser.written
      let screens = stopped.matches(of: /\e\[\?1049[hl]/).map { String($0.output) }
      #expect(screens == ["\u{1B}[?1049h", "\u{1B}[?1049l"])
      browser.forget()
      browser.type("\n")
      // The browser is painted again.
      try await browser.shows("Upcoming")
      try await browser.type("q", until: " 3]")
      let end = browser.written
      #expect(end.matches(of: /\e\[\?1049[hl]/).map { String($0.output) } == screens)
      // Titles and keyboard modes are saved as often as they are restored.
      for output in [stopped, end] {
        #expect(output.matches(of: /\e\[22;0t/).count == 1 && output.matches(of: /\e\[23;0t/).count == 1)
        #expect(output.matches(of: /\e\[>1u/).count == 1 && output.matches(of: /\e\[<u/).count == 1)
      }
      let before = try #require(Self.part(1, of: stopped))
      #expect(Self.part(2, of: stopped) == before)
      #expect(Self.part(3, of: end) == "0 " + before)
    }
  }

  @Test func `A list fills a window that has grown meanwhile`() async throws {
    try await RunningBrowser.start(["-m", "-c", Self.script(":")], in: "/bin/bash") { browser in
      try await browser.type(":list popular\r", until: "Steamboat")
      try await browser.type("\u{1A}", until: "between")
      browser.resize(columns: 80, rows: 240)
      browser.type("\n")
      // On the fifth page of the list.
      try await browser.shows("Detour")
      try await browser.type("q", until: " 3]")
    }
  }

  private static func part(_ number: Int, of output: String) -> Substring? {
    guard let start = output.firstRange(of: "[\(number) "), let end = output.firstRange(of: " \(number)]") else {
      return nil
    }
    return output[start.upperBound..<end.lowerBound]
  }
}
