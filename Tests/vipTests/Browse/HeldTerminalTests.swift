import Testing

/// What the browser owes to the terminal and to the program that runs it.
@Suite(.timeLimit(.minutes(10))) struct HeldTerminalTests {
  @Test func `Inside a line editor, bracketed paste stays on`() async throws {
    // With posters, only the first two shelves are on screen.
    try await RunningBrowser.start(["browse", "--pick"], with: ["TERM": "xterm-256color"], until: "Popular") {
      browser in
      #expect(browser.written.contains("\u{1B}[?2004$p"))
      browser.type("\u{1B}[?2004;1$y")
      // In --pick, Ctrl-Z does nothing: a shell that reads the output could not continue the program.
      browser.type("\u{1A}\u{1B}[27u")
      let status = try await browser.status()
      #expect(status == 130)
      try await browser.shows("\u{1B}[?1049l")
      #expect(!browser.written.contains("\u{1B}[?2004l"))
    }
  }

  @Test func `Changes of the color scheme are reported until the end`() async throws {
    try await RunningBrowser.start { browser in
      #expect(!browser.written.contains("\u{1B}[?2031h"))
      browser.type("\u{1B}[?997;2n")
      try await browser.shows("\u{1B}[?2031h")
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
