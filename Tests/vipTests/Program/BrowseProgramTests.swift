import FlyingFox
import Foundation
import MovieLibC
import ServerTestSupport
import TerminalTestSupport
import Testing

/// The browser in a pseudo-terminal: whatever ends it, the terminal is as it was.
@Suite(.timeLimit(.minutes(10))) struct BrowseProgramTests {
  private let home = Home()

  @Test(arguments: [SIGABRT, SIGTRAP, SIGSEGV])
  func `A crash restores the terminal`(signal: Int32) async throws {
    try await RunningBrowser.start { browser in
      kill(browser.process, signal)
      try await browser.shows("\u{1B}[?1049l")
      try await browser.ends(with: 128 + signal)
    }
  }

  @Test(arguments: ["f", "/abc\u{301}", "\u{1B}[?997;1n\u{1B}[?997;2n"])
  func `After a megabyte of input, Ctrl-C quits`(input: String) async throws {
    try await RunningBrowser.start { browser in
      // The first one says that changes are still being saved.
      try await browser.quits(
        with: String(repeating: input, count: 1_000_000 / input.utf8.count) + "\u{3}\u{3}", by: SIGINT)
    }
  }

  @Test func `The doctor is a page, which runs again with the settings as they are then`() async throws {
    try await RunningBrowser.start(rows: 60, with: ["PAGER": "pager-of-the-user"]) { browser in
      browser.type(":doctor\r")
      try await browser.shows("pager-of-the-user")
      browser.type(":settings set pager off\r")
      // The last row is written last.
      repeat { try await browser.types("r\u{C}", until: "Refresh") } while browser.written.contains("pager-of-the-user")
      try await browser.quits(with: "\u{3}", by: SIGINT)
    }
  }

  @Test func `Settings and a library that are damaged are reported on the screen`() async throws {
    try home.write(String(repeating: "x", count: 5_000), to: "data/vip/library.sqlite")
    let data = ["XDG_DATA_HOME": home.path("data")]
    try await RunningBrowser.start(columns: 160, with: data, until: "library.sqlite") { _ in }
    try await RunningBrowser.start(settings: #"{"region": 7}"#) { browser in
      // It is printed before, too.
      try await waitUntil("settings are reported") { browser.written.split(separator: "settings.json").count == 3 }
    }
  }

  @Test func `A command line that shows no page runs, and says what it did`() async throws {
    try await RunningBrowser.start(columns: 240) { browser in
      try await browser.type(":settings set region GB\r", until: "GB")
      try await browser.type(":watchlist add xyzzy\r", until: "xyzzy”")
      // The line stays to be corrected; Ctrl-U removes it.
      browser.type("\u{15}export\r")
      try await browser.types("\u{C}", until: "films.json.")
      let home = try #require(browser.environment["HOME"])
      browser.type("\(home)/films.json\r")
      try await browser.types("\u{C}", until: "Exported")
      // Several lines off a terminal, whose ends are not those of sentences.
      try await browser.type(":import /dev/null\r", until: "column.")
      #expect(!browser.written.contains("program,."))
      try await browser.quits()
      let settings = home + "/.config/vip/settings.json"
      #expect(try String(contentsOfFile: settings, encoding: .utf8).contains(#""region": "GB""#))
    }
  }

  @Test func `A line that is searched for in vain suggests the command that it may begin with`() async throws {
    try await RunningBrowser.start(columns: 160) { browser in
      // Before the question mark is the corrected line.
      try await browser.type(":detial metropolis\r", until: "metropolis?")
      try await browser.quits(with: "\u{3}", by: SIGINT)
    }
  }

  @Test func `Command lines and keys change films and settings in their order, and are undone in the reverse order`()
    async throws
  {
    // The first film, because the first key is about it.
    try await RunningBrowser.start(columns: 240, until: "Joan") { browser in
      // The last word of each status, which the next key takes away.
      let steps = [
        ("f:seen 21 --rate 4\ru", "redo"), (":seen 21 --rate 4\r", "undo"), (":settings set adult on\r", "undo"),
        (":history clear\ru", "before"), ("u", "redo"), ("u", "redo"),
      ]
      for (keys, word) in steps {
        browser.forget()
        try await browser.type(keys, until: word)
      }
      try await browser.quits()
      let environment = browser.environment
      #expect(try await Program.run("settings", "get", "adult", environment: environment).output == "off\n")
      #expect(try await Program.run("seen", "--tsv", environment: environment).output == "")
      #expect(try await !Program.run("favorites", "--tsv", environment: environment).output.isEmpty)
    }
  }

  @Test func `In a replay, keys and command lines change nothing, and say so`() async throws {
    let recording = home.path("recording")
    try await home.run("home", "--record", recording, server: .serving { .films(for: $0) })
    try await RunningBrowser.start(["browse", "--replay", recording], columns: 240) { browser in
      try await Program.run("favorites", "add", "12", environment: browser.environment)
      // Before the first film is there, the key does nothing.
      try await browser.types("f", until: "changed")
      browser.forget()
      try await browser.type(":favorites remove 12 34\r", until: "changed")
      browser.forget()
      try await browser.type(":logout\r", until: "changed")
      browser.forget()
      // The sentence is on the screen already.
      browser.type(":sync\r")
      try await browser.types("\u{C}", until: "changed")
      browser.forget()
      browser.type("1\u{C}")
      try await browser.types("\u{C}", until: "top_rated")
      try await browser.quits()
      let favorites = try await Program.run("favorites", "--tsv", environment: browser.environment)
      #expect(favorites.output.hasPrefix("12\t"))
    }
  }

  @Test func `A command that prints nothing is not copied to the clipboard, and a sentence tells`() async throws {
    try await RunningBrowser.start(columns: 240) { browser in
      try await browser.type(":settings get genre\r", until: "nothing.")
      try await browser.type(":settings get theme\r", until: "auto.")
      #expect(!browser.written.contains("clipboard"))
      // A menu takes letters.
      try await browser.quits(with: ":q\u{3}", by: SIGINT)
    }
  }

  @Test func `In Russian, commands are explained in Russian, and found by that`() async throws {
    try await RunningBrowser.start(with: ["LANG": "ru_RU.UTF-8"], until: "Ожидаемые") { browser in
      try await browser.type(":токен", until: "Войти в TMDb с токеном")
      try await browser.type("\r", until: "Токен:")
      try await browser.quits(with: "\u{3}", by: SIGINT)
    }
  }

  @Test func `A setting turns the mouse off at once, and no other one turns it off again`() async throws {
    try await RunningBrowser.start(columns: 120) { browser in
      try await browser.type(":settings set mouse off\r", until: "\u{1B}[?1000l")
      try await browser.shows("undo")
      try await browser.type("m", until: "Shift")
      browser.forget()
      try await browser.type(":settings set region GB\r", until: "undo")
      #expect(!browser.written.contains("\u{1B}[?1000"))
    }
  }

  @Test func `A token that is pasted is checked, and its films are shown at once, until a log-out`() async throws {
    let standIn = try await StandIn.serving {
      $0.hasSuffix("/configuration") ? .json(#"{"images":{}}"#) : .films(for: $0)
    }
    try await RunningBrowser.start(with: standIn.address) { browser in
      try await browser.type("8", until: "Health")
      // The last link but two.
      try await browser.type("Gkk\r", until: "Token:")
      try await browser.type("\u{1B}[200~\(StandIn.token)\u{1B}[201~", until: "•••")
      browser.type("\r1")
      try await browser.types("\u{C}", until: "top_rated")
      #expect(!browser.written.contains(StandIn.token))
      browser.type(":auth logout\r")
      try await browser.types("\u{C}", until: "Passion")
      try await browser.quits()
      let requests = await standIn.requests.all
      #expect(requests.first?.path == "/3/configuration")
      #expect(requests.allSatisfy { $0.headers[.authorization] == "Bearer \(StandIn.token)" })
    }
  }

  #if os(Linux)
    @Test func `A film that another process saves appears on the open page`() async throws {
      try await RunningBrowser.start { browser in
        func add(_ title: String) async throws {
          try await Program.run("favorites", "add", title, environment: browser.environment)
        }
        try await add("metropolis")
        browser.forget()
        try await browser.type("5", until: "Metropolis")
        browser.forget()
        try await add("the navigator")
        try await browser.shows("Navigator")
      }
    }
  #endif

  @Test func `Many sizes in a row end with the last one`() async throws {
    try await RunningBrowser.start { browser in
      for columns in stride(from: 20, through: 120, by: 2) { browser.resize(columns: columns, rows: 5 + columns / 4) }
      browser.resize(columns: 30, rows: 5)
      try await browser.shows("The window is too small.")
    }
  }

  @Test func `Stopped from outside and continued, it paints again`() async throws {
    try await RunningBrowser.start { browser in
      browser.forget()
      kill(browser.process, SIGSTOP)
      kill(browser.process, SIGCONT)
      try await browser.shows("Popular")
    }
  }

  @Test func `Without a shell that could continue it, it is not stopped`() async throws {
    try await RunningBrowser.start { browser in
      try await browser.type("\u{1A}", until: "shell")
    }
  }

  @Test func `Replies that come at the end are not left to the shell`() async throws {
    try await RunningBrowser.start { browser in
      try await browser.type("q", until: "\u{1B}[?1049l")
      browser.type("\u{1B}[?62;c")
      try await browser.ends(with: 0)
      #expect(browser.pendingInput == 0)
    }
  }

  @Test func `Without arguments, it starts on a terminal, and prints help with CI or the setting`() async throws {
    try await RunningBrowser.start([]) { browser in
      try await browser.quits()
      let environment = browser.environment
      let help = try await TerminalSession().run(environment: environment.merging(["CI": "1"]) { $1 })
      #expect(help.output.contains("vip search nosferatu"))
      try await TerminalSession().run("settings", "set", "browser", "off", environment: environment)
      let again = try await TerminalSession().run(environment: environment)
      #expect(again.output == help.output)
    }
  }

  @Test(arguments: [
    ("\t\r", 0, "43\n"), ("\r", 0, "43\n"), ("\t\t\r", 0, "43\n33\n"), ("q", 1, ""), ("\u{1B}", 130, ""),
    ("\u{3}", 130, ""),
    ("\tqq", 1, ""),
  ])
  func `A choice prints ids, or its status says why not`(keys: String, status: Int32, ids: String) async throws {
    try await RunningBrowser.start(["browse", "--pick"], capturesOutput: true) { browser in
      // The headings come before the films.
      try await browser.shows("Passion")
      browser.type(keys)
      try await browser.ends(with: status)
      let output = try #require(browser.environment["HOME"]) + "/output"
      #expect(try String(contentsOfFile: output, encoding: .utf8) == ids)
    }
  }

  @Test(arguments: [(["browse"], "unknown", 1), (["browse", "--pick"], "dumb", 2)] as [([String], String, Int32)])
  func `Without a usable terminal, it is refused`(arguments: [String], kind: String, status: Int32) async throws {
    let result = try await TerminalSession().run(
      with: arguments, environment: home.environment(with: ["TERM": kind]), exits: status)
    #expect(result.output.contains("vip browse needs a terminal"))
    try home.write(#"{"language": "ru"}"#, to: ".config/vip/settings.json")
    let russian = try await TerminalSession().run(
      with: arguments, environment: home.environment(with: ["TERM": kind]), exits: status)
    #expect(russian.output.contains("Для vip browse нужен терминал"))
  }

  @Test func `The language of pages is that of the options, or of the settings, or else the system's`() async throws {
    try await RunningBrowser.start(
      ["browse", "--language", "ru"], until: "Ожидаемые", settings: #"{"language": "en"}"#
    ) { _ in }
    try await RunningBrowser.start(until: "Популярные", settings: #"{"language": "ru"}"#) { browser in
      browser.type(":settings reset language\r")
      try await browser.types("\u{C}", until: "Home")
      // The first one may say that the setting is still being saved.
      try await browser.quits(with: "qq")
    }
  }

  @Test func `Other keys come from the settings`() async throws {
    try await RunningBrowser.start(settings: #"{"keys": "quit=Q"}"#) { browser in
      try await browser.type("q", until: "nothing")
      try await browser.quits(with: "Q")
    }
  }

  @Test func `A refresh asks the server for fresh pages again, and says so`() async throws {
    let (fresh, all) = (Counter(), Gate())
    let server = try await StandIn { request in
      if request.headers[.cacheControl] == "no-cache", fresh.increment() == 4 { await all.open() }
      return request.path.contains("genre") ? .json(#"{"genres":[]}"#) : .films(for: request.path)
    }
    try await RunningBrowser.start(with: server.environment) { browser in
      try await browser.types("\u{C}", until: "top_rated")
      try await browser.type("r", until: "Updated")
      await all.pass()
      #expect(fresh.value == 4)
    }
  }

  @Test func `Without a display, an address is copied, even if a program could open it`() async throws {
    try await home.writeProgram("true", to: "bin/xdg-open")
    let path = "\(home.path("bin")):\(Program.folder.path):/usr/bin:/bin"
    try await RunningBrowser.start(columns: 160, with: ["PATH": path]) { browser in
      try await browser.type(":detail 12\r", until: "Murnau")
      browser.type("W")
      try await browser.types("\u{C}", until: "clipboard:")
      // The clipboard may not be reached.
      try await browser.types("\u{C}", until: "https://archive.org")
    }
  }
}
