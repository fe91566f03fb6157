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

  @Test(arguments: ["export", "import", "favorites export", "favorites import"])
  func `A file without a name is a usage error`(command: String) async throws {
    let result = try await home.shell("vip \(command) ''", exits: 64)
    #expect(result.errors == "error: Name a file, or use -.\n")
  }

  @Test(arguments: ["en", "ru"]) func `A ZIP archive is refused, and its files are named`(language: String) async throws
  {
    try home.write("PK\u{3}\u{4}\u{0}half of an archive", to: "letterboxd.zip")
    let result = try await home.run("import", home.path("letterboxd.zip"), "--language", language, exits: 1)
    for file in ["diary.csv", "ratings.csv", "watchlist.csv", "likes/films.csv"] {
      #expect(result.errors.contains(file), "\(result)")
    }
  }

  @Test func `Files of Letterboxd without films are left out, unless one is alone`() async throws {
    try home.write("Date Joined,Username,Bio\n2020-01-02,ann,\n", to: "profile.csv")
    try home.write("Date,Content\n2020-01-02,Yes!\n", to: "comments.csv")
    try home.write("Date,Name,Year\n2020-01-02,Metropolis,1927\n", to: "watchlist.csv")
    let files = ["comments.csv", "profile.csv", "watchlist.csv"].map { home.path($0) }
    let result = try await home.run("import", with: files)
    #expect(result.output.contains("Added 1 film to") && result.errors.contains("comments.csv and"), "\(result)")
    try await home.run("import", home.path("profile.csv"), exits: 1)
  }

  @Test func `The catalog is named once for several files`() async throws {
    try home.write("Title,Year\nMetropolis,1927\n", to: "watchlist.csv")
    try home.write("Title,Year\nNobody,1927\n", to: "watched.csv")
    let result = try await home.shell("cd ~; vip import watchlist.csv watched.csv", exits: 1)
    #expect(result.errors.ranges(of: "built-in films").count == 1)
    #expect(result.output == "watchlist.csv:\nAdded 1 film to the watchlist.\n\n")
    #expect(result.errors.contains("\nerror: watched.csv: Nothing was imported\n"), "\(result)")
    let missing = try await home.shell("cd ~; vip import nope nope2", exits: 1)
    #expect(missing.output == "" && missing.errors.contains("error: Nothing was imported\nnope2 does not exist.\n"))
  }

  @Test func `An import that a rejected token stops has that status, also after films were added`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("/movie/1")
        ? .json(#"{"id":1,"title":"One"}"#) : .json(#"{"status_code":7}"#, status: HTTPStatusCode(401, phrase: "Test"))
    }
    try home.write("tmdbID\n1\n2\n", to: "list.csv")
    for films in ["Added 1 film.", "1 film was already"] {
      let result = try await home.run("favorites", "import", home.path("list.csv"), server: standIn, exits: 4)
      #expect(result.output.hasPrefix(films) && result.errors.contains("rejected the credential"), "\(result)")
    }
  }

  @Test func `An archive that is larger than a list may be is also read from a pipe`() async throws {
    try await home.shell(
      """
      cd '\(home.folder)'; vip favorites add 34; vip export films.json; vip favorites remove 34; mkfifo pipe
      { head -n 1 films.json; head -c 68000000 /dev/zero | tr '\\0' ' '; tail -n +2 films.json; } > pipe &
      vip import pipe && vip favorites --tsv | grep -q Metropolis
      """)
  }

  @Test(arguments: ["en", "ru"])
  func `Films are found by their English, original and Russian titles`(language: String) async throws {
    let titles = [
      "All Quiet on the Western Front", "На Западном фронте без перемен", "Battleship Potemkin", "Der blaue Engel",
    ]
    try home.write("Title\n" + titles.joined(separator: "\n"), to: "list.csv")
    let result = try await home.run("favorites", "import", home.path("list.csv"), "--json", "--language", language)
    #expect(result.output.contains(#""not_matched":[]"#), "\(result)")
  }

  @Test(arguments: [
    ("UTC0", ["2023-01-12", "2023-02-01", "2023-03-03", "2023-07-02", "2023-12-31"]),
    ("PST8PDT,M3.2.0,M11.1.0", ["2023-01-11", "2023-02-01", "2023-03-03", "2023-07-02", "2023-12-31"]),
    ("Far-14", ["2023-01-12", "2023-02-02", "2023-03-03", "2023-07-02", "2024-01-01"]),
    ("Far11", ["2023-01-11", "2023-02-01", "2023-03-03", "2023-07-01", "2023-12-30"]),
  ])
  func `A moment is a day where the viewer is, and a day is one anywhere`(zone: String, days: [String]) async throws {
    let moments = [
      "2023-01-12T07:30:00.000Z", "2023-02-02T00:30:00+05:30", "2023-03-03", "2023-07-02T07:30:00Z",
      "2023-12-31T10:30:00.000Z",
    ]
    let entries = moments.map { #"{"watched_at":"\#($0)","movie":{"title":"Metropolis","year":1927,"ids":{}}}"# }
    try home.write("[\(entries.joined(separator: ","))]", to: "trakt.json")
    let line = "export TZ=\(zone); vip import ~/trakt.json > /dev/null; vip seen export --format csv | cut -d , -f 5"
    let lines = try await home.shell(line).output.split(whereSeparator: \.isNewline)
    #expect(lines.dropFirst().sorted() == days.map { $0[...] })
  }

  @Test(arguments: [("UTC0", "2022-09-20"), ("EST5", "2022-09-19")])
  func `The moment of a rating is a day where the viewer is, and midnight is one anywhere`(
    zone: String, day: String
  ) async throws {
    try home.write(
      """
      TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
      ,,movie,Metropolis,1927-01-10T00:00:00Z,,,8.1,8,2022-09-20T02:30:00Z
      ,,movie,Nosferatu,1922-03-04T00:00:00Z,,,7.7,6,2022-09-20T00:00:00Z

      """, to: "tmdb.csv")
    let line = "export TZ=\(zone); vip import ~/tmdb.csv > /dev/null; vip seen export --format csv | cut -d , -f 6,10"
    let lines = try await home.shell(line).output.split(whereSeparator: \.isNewline)
    #expect(lines.filter { $0.first?.isNumber ?? false } == ["4,\(day)", "3,2022-09-20"])
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
