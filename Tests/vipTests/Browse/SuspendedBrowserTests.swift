import Testing

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
      browser.type("\u{1A}")
      try await browser.shows("between")
      let stopped = browser.written
      let screens = stopped.matches(of: /\e\[\?1049[hl]/).map { String($0.output) }
      #expect(screens == ["\u{1B}[?1049h", "\u{1B}[?1049l"])
      browser.forget()
      browser.type("\n")
      // The browser is painted again.
      try await browser.shows("Upcoming")
      browser.type("q")
      try await browser.shows(" 3]")
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

  private static func part(_ number: Int, of output: String) -> Substring? {
    guard let start = output.firstRange(of: "[\(number) "), let end = output.firstRange(of: " \(number)]") else {
      return nil
    }
    return output[start.upperBound..<end.lowerBound]
  }
}
