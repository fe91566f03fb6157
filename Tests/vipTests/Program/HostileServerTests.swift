import FlyingFox
import ServerTestSupport
import Testing

/// Runs `vip home` against misbehaving servers, and checks message and status, and that no token is printed.
///
/// `Scripts/torture` has many more of them, and measures times and memory.
@Suite(.timeLimit(.minutes(10))) struct HostileServerTests {
  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n{\"results\":[", "was lost."),
    ("SSH-2.0-OpenSSH_9.2\r\n", "could not be read (a captive portal or proxy?)."),
    ("HTTP/1.1 204 No Content\r\n\r\n", "could not be read (a captive portal or proxy?)."),
    (
      "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n", "redirects are not followed."
    ),
    ("HTTP/1.1 429 Busy\r\nContent-Length: 0\r\n\r\n", ". hint: Try again in a minute."),
    ("HTTP/1.1 429 Busy\r\nRetry-After: 3600\r\nContent-Length: 0\r\n\r\n", "Try again in 60 minutes."),
  ])
  func `A bad response has an error message`(response: String, sentence: String) async throws {
    let server = try RawServer(replying: response)
    let result = try await Program.run("home", environment: environment(of: server), exits: 1)
    let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: Could not load films\n"))
    #expect(words.contains(sentence))
    for part in StandIn.token.split(separator: ".") where part.count > 1 { #expect(!result.errors.contains(part)) }
  }

  /// This server closes each connection after one request, so connections are counted.
  @Test(arguments: [("401 Unauthorized", 4), ("500 Broken", 4), ("429 Busy\r\nRetry-After: 3600", 4), ("503 Busy", 12)])
  func `Only temporary errors are retried`(status: String, requests: Int) async throws {
    let server = try RawServer(replying: "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    try await Program.run("home", environment: environment(of: server), exits: nil)
    #expect(server.connections == requests)
  }

  private func environment(of server: RawServer) -> [String: String] {
    ["TMDB_API_URL": "http://127.0.0.1:\(server.port)/3", "TMDB_ACCESS_TOKEN": StandIn.token]
  }
}

/// Hostile text in every field of every response must not reach the terminal as control sequences, in any command or
/// format.
@Suite(.timeLimit(.minutes(10))) struct HostileTextTests {
  private let home = Home()

  static let commands = [
    ["home"], ["list", "popular"], ["search", "a\u{1B}[2Jb\u{9B}31m"], ["detail", "603", "--full"], ["people"],
    ["person", "6"], ["genres"], ["favorites", "add", "603"], ["favorites"], ["history"],
    ["favorites", "export"], ["list", "popular", "--genre", "\u{1B}]0;x\u{7}"],
    ["history", "remove", "\u{1B}[31m\u{7F}"],
    ["settings", "set", "genre", "a\u{1B}[2J\u{202E}b"], ["settings"], ["settings", "get", "\u{1B}[2J"],
    ["poster", "603"],
    ["home", "--\u{1B}[31m"], ["\u{1B}[31mhome"],
  ]

  static let modes: [[String]] = [[], ["--color", "always"], ["--json"], ["--trace"], ["--json", "--trace"]]

  @Test(arguments: modes)
  func `No control character reaches a pipe`(mode: [String]) async throws {
    let standIn = try await StandIn.serving { Self.answer(to: $0) }
    let environment = home.environment(
      with: standIn.environment.merging(["TERM": "xterm-256color", "COLORFGBG": "15;0"]) { $1 })
    for command in Self.commands {
      let result = try await Program.run(with: command + mode, environment: environment, exits: nil)
      for text in [result.output, result.errors] {
        expectNoControls(in: text, allowing: mode.contains("always") ? Self.colors : nil, "\(command) \(mode)")
      }
    }
  }

  @Test func `No foreign control sequence reaches a terminal`() async throws {
    let standIn = try await StandIn.serving { Self.answer(to: $0) }
    let environment = home.environment(
      with: standIn.environment.merging(["TERM": "tmux-256color", "COLORFGBG": "15;0"]) { $1 })
    for command in Self.commands {
      let result = try await TerminalSession(columns: 100, rows: 500).run(
        with: command, environment: environment, exits: nil)
      expectNoControls(in: result.output, allowing: Self.colorsAndLinks, "\(command)")
    }
  }

  // The program's own escape sequences: colors, hyperlinks and the spinner.
  private static var colors: Regex<Substring> { #/\u{1B}\[[0-9;]*m/# }
  private static var colorsAndLinks: Regex<Substring> {
    #/\u{1B}\[[0-9;]*m|\u{1B}\]8;;(?:https:\/\/[!-~]+)?\u{1B}\\|\u{1B}\[K|\r/#
  }

  private func expectNoControls(
    in text: String, allowing allowed: Regex<Substring>?, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rest = allowed.map { text.replacing($0, with: "") } ?? text
    let bad = rest.unicodeScalars.filter { scalar in
      let isBidirectional = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      return isBidirectional || (scalar != "\n" && scalar.properties.generalCategory == .control)
    }
    let names = bad.map { String($0.value, radix: 16) }
    #expect(names.isEmpty, comment, sourceLocation: sourceLocation)
  }

  /// Text with every kind of control sequence and invisible character.
  private static let hostile =
    #"A\u001b[2J\u001b]0;t\u0007\u009b31m\u0090q\u009c\u007f\r\b\u202e\u2066\u200b\u061c\u001b]8;;http://x\u0007\u0000Z"#

  private static func answer(to path: String) -> HTTPResponse {
    let text = hostile
    let film = """
      {"id":603,"title":"\(text)","original_title":"o\(text)","overview":"\(text)\\n\(text)","release_date":"1999-03-31",
       "original_language":"\(text)","poster_path":"/\(text).jpg","vote_average":8,"vote_count":5,"tagline":"\(text)",
       "homepage":"https://\(text)","genres":[{"id":1,"name":"\(text)"}],"runtime":90,
       "credits":{"cast":[{"id":1,"name":"\(text)","character":"\(text)"}],
                  "crew":[{"id":2,"name":"\(text)","job":"\(text)"}]},
       "reviews":{"results":[{"id":"\(text)","author":"\(text)","content":"\(text)","created_at":"2020-01-01"}]}}
      """
    let person = """
      {"id":6,"name":"\(text)","known_for_department":"\(text)","biography":"\(text)","homepage":"\(text)",
       "place_of_birth":"\(text)","profile_path":"\(text)","known_for":[{"id":1,"title":"\(text)"}],
       "movie_credits":{"cast":[{"id":1,"title":"\(text)","character":"\(text)"}],"crew":[]}}
      """
    switch path {
    case let path where path.hasPrefix("/t/p"): return HTTPResponse(statusCode: .notFound)
    case "/3/genre/movie/list": return .json(#"{"genres":[{"id":1,"name":"\#(text)"}]}"#)
    case "/3/person/popular": return .json(#"{"results":[\#(person)]}"#)
    case let path where path.hasPrefix("/3/person/"): return .json(person)
    case "/3/movie/603": return .json(film)
    default: return .json(#"{"results":[\#(film)],"total_pages":2,"total_results":21}"#)
    }
  }
}
