import FlyingFox
import Foundation
import JPEGTestSupport
import MovieTerminal
import TerminalTestSupport
import Testing

/// Runs `vip poster` and `vip detail`. An unusable poster is replaced by a title card.
@Suite(.timeLimit(.minutes(10))) struct PosterProgramTests {
  private let home = Home(variables: Home.fullColor)
  private let standIn: StandIn

  init() async throws { standIn = try await Self.serving() }

  /// A JPEG of 60 × 90 pixels: the upper half red, the lower half blue.
  static let jpeg: Data = {
    let pixels = (0..<90).flatMap { row in
      (0..<60).flatMap { _ in row < 45 ? [230, 20, 20] : [20, 20, 230] as [UInt8] }
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = jpeg_test_encode(pixels, 60, 90, JPEG_TEST_RGB, false, &bytes)
    defer { free(bytes) }
    return Data(bytes: bytes ?? UnsafeMutablePointer.allocate(capacity: 0), count: count)
  }()

  private static let film = """
    {"id":603,"title":"The Matrix","release_date":"1999-03-31","vote_average":8.2,"vote_count":9,
     "poster_path":"/matrix.jpg","credits":{"cast":[],"crew":[]},"reviews":{"results":[]}}
    """

  /// Starts a server with one film and the given picture.
  private static func serving(_ picture: HTTPResponse = picture) async throws -> StandIn {
    try await StandIn.serving { $0.hasPrefix("/t/p") ? picture : .json(Self.film) }
  }

  static let picture = HTTPResponse(
    statusCode: .ok, headers: [.contentType: "image/jpeg", HTTPHeader("Cache-Control"): "max-age=600"], body: jpeg)

  private static let blocks = ["--images", "blocks", "--color", "always", "--width", "30"]

  @Test func `A poster is drawn in half blocks`() async throws {
    let result = try await home.run("poster", "603", with: Self.blocks, server: standIn)
    #expect(result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("\u{1B}[38;2;2") ?? false, "red at the top")
    #expect(lines.first?.contains("▀") ?? false)
    #expect(result.output.contains("The Matrix"))

    let again = try await home.run("poster", "603", with: Self.blocks, server: standIn)
    #expect(again.output == result.output)
    let pictures = await standIn.requests.all.filter { $0.path.hasPrefix("/t/p") }
    #expect(pictures.map(\.path) == ["/t/p/w500/matrix.jpg"], "the second run uses the cache")
    #expect(pictures.allSatisfy { $0.headers[.authorization] == nil && $0.query.isEmpty }, "no credential")
  }

  @Test func `Detail shows the poster beside the facts`() async throws {
    let options = ["--images", "blocks", "--color", "always", "--width", "100"]
    let result = try await home.run("detail", "603", with: options, server: standIn)
    let first = try #require(result.output.split(separator: "\n").first)
    #expect(first.contains("▀") && first.contains("The Matrix"))
    #expect(await standIn.requests.all.last?.path == "/t/p/w342/matrix.jpg")
  }

  @Test(arguments: [["favorites", "add", "603"], ["watchlist", "add", "603"], ["seen", "603"]])
  func `Adding a film keeps its page and its poster for offline use`(command: [String]) async throws {
    try await home.run(with: command, server: standIn)
    let paths = await standIn.requests.all.map(\.path)
    #expect(paths.sorted() == ["/3/movie/603", "/t/p/w342/matrix.jpg"])
    // The server is gone, and so is the page in the cache.
    await standIn.stop()
    try FileManager.default.removeItem(atPath: home.path(".cache/vip/responses"))
    let options = ["--offline", "--images", "blocks", "--color", "always", "--width", "100"]
    let page = try await home.run("detail", "603", with: options, server: standIn)
    let first = try #require(page.output.split(separator: "\n").first)
    #expect(first.contains("▀") && first.contains("The Matrix"))
    // Smaller pictures come from the one that was stored.
    let poster = try await home.run("poster", "603", with: Self.blocks + ["--offline"], server: standIn)
    #expect(poster.output.contains("▀") && !poster.output.contains("M A T R I X"))
  }

  @Test(arguments: [(.ok, jpeg.prefix(jpeg.count / 2)), (.notFound, Data())] as [(HTTPStatusCode, Data)])
  func `A missing or invalid file is replaced by a title card`(status: HTTPStatusCode, body: Data) async throws {
    let standIn = try await Self.serving(HTTPResponse(statusCode: status, body: body))
    let result = try await home.run("poster", "603", with: Self.blocks, server: standIn)
    #expect(result.errors.hasPrefix("Posters: ") == (status != .notFound))
    #expect(!result.errors.contains("too long"))
    #expect(result.output.contains("T H E   M A T R I X"))
  }

  @Test(arguments: [("detail", 18, false), ("detail", 19, true), ("poster", 9, false), ("poster", 10, true)])
  func `An image taller than the screen is not drawn`(command: String, rows: UInt16, isDrawn: Bool) async throws {
    let result = try await TerminalSession(columns: 80, rows: rows).run(
      command, "603", "--images", "iterm", environment: home.environment(with: standIn.environment))
    #expect(result.output.contains("\u{1B}]1337;File=") == isDrawn)
    #expect(result.output.contains("The Matrix"))
  }

  @Test func `The terminal is queried for its graphics protocol`() async throws {
    let environment = home.environment(with: standIn.environment)
    let kitty = TerminalSession(
      columns: 100, rows: 40, answers: ["\u{1B}[c": "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c"])
    let drawn = try await kitty.run("poster", "603", environment: environment)
    #expect(drawn.output.contains("\u{1B}_Ga=T"))
    let silent = try await TerminalSession(columns: 100, rows: 40).run("poster", "603", environment: environment)
    #expect(silent.output.contains("▀"))
  }

  @Test func `The spinners of several films end before their posters are shown, in order`() async throws {
    let gate = Gate()
    let standIn = try await StandIn.serving { path in
      await gate.pass()
      let id = path.split(separator: "/").last.map(String.init) ?? ""
      return .json(#"{"id":\#(id),"title":"Film number \#(id)"}"#)
    }
    let terminal = try PseudoTerminal()
    let environment = home.environment(with: standIn.environment)
    let result = try await Program.run(
      "poster", "1", "2", "--width", "20", at: terminal, environment: environment
    ) { _ in
      _ = try await terminal.shown(upTo: "Loading…")
      await gate.open()
      _ = try await terminal.shown(upTo: "\r\u{1B}[K")
    }
    #expect(result.status == 0)
    let names = result.output.split(separator: "\n").filter { $0.hasPrefix("Film number") }
    #expect(names.map { $0.prefix(13) } == ["Film number 1", "Film number 2"])
  }
}

extension Home {
  /// The variables of a terminal with all colors and a dark background.
  static let fullColor = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "COLORFGBG": "15;0"]
}

/// Posters that the terminal stores and shows where placeholders are.
@Suite(.timeLimit(.minutes(10))) struct StoredPicturesTests {
  private static let colors = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

  /// The placeholder of a picture's first row and column.
  private static let firstCell = "\u{10EEEE}\u{305}\u{305}"

  private static func stored(in output: String) -> Set<Substring> {
    Set(output.matches(of: /_Ga=T,f=24,s=[0-9]+,v=[0-9]+,U=1,i=([0-9]+),/).map(\.output.1))
  }

  private static func removed(in output: String) -> Set<Substring> {
    Set(output.matches(of: /_Ga=d,d=I,i=([0-9]+),q=2/).map(\.output.1))
  }

  private func browsing(_ test: @Sendable (RunningBrowser) async throws -> Void) async throws {
    let films = #"{"results":[{"id":11,"title":"The film","poster_path":"/a.jpg"}],"total_pages":1,"total_results":1}"#
    let server = try await StandIn.serving { $0.hasPrefix("/t/p") ? PosterProgramTests.picture : .json(films) }
    let variables = Self.colors.merging(server.environment) { $1 }
    // With posters, only the first two shelves are on screen.
    try await RunningBrowser.start(columns: 100, rows: 40, with: variables, until: "Popular", test)
  }

  @Test(
    arguments: [
      ("kitty(0.35.2)", nil), ("ghostty 1.2.0", nil), ("kitty(0.35.2)", SIGTERM),
    ] as [(String, Int32?)])
  func `kitty and Ghostty store posters, and lose them at the end, also by a signal`(
    name: String, signal: Int32?
  ) async throws {
    try await browsing { browser in
      try await browser.type("\u{1B}P>|\(name)\u{1B}\\", until: Self.firstCell)
      let stored = Self.stored(in: browser.written)
      #expect(!stored.isEmpty)
      if let signal {
        kill(browser.process, signal)
        try await browser.ends(with: 128 + signal)
      } else {
        try await browser.quits()
      }
      #expect(Self.removed(in: browser.written).isSuperset(of: stored))
    }
  }

  @Test func `Other terminals get pictures of cells`() async throws {
    try await browsing { browser in
      try await browser.type("\u{1B}P>|WezTerm 20240203\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\", until: "▀")
      #expect(!browser.written.contains("U=1") && !browser.written.contains(Self.firstCell))
    }
  }
}
