import FlyingFox
import Foundation
import Testing

/// Runs `vip favorites import` and `export`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct TransferProgramTests {
  private static let header = "Title,Year,imdbID,tmdbID,WatchedDate,Rating,Rewatch,Review,Tags,Date"
  private let home = Home()

  static let list = """
    Date,Name,Year,Letterboxd URI
    2024-02-29,Metropolis,1927,https://boxd.it/2abc
    2024-03-01,"A film, that nobody made",1968,
    broken,line
    2024-03-02,Nosferatu,1922,

    """

  @Test func `A Letterboxd list is imported`() async throws {
    try home.write(Self.list, to: "watchlist.csv")
    let result = try await home.run("favorites", "import", home.path("watchlist.csv"))
    #expect(result.output.hasPrefix("Added 2 films.\n\nNot found ─"))
    #expect(result.output.contains("\nline 3  A film, that nobody made: no film has this title\n"))
    #expect(result.output.hasSuffix("\nline 4  more or fewer fields than the header\n"))
    #expect(result.errors.hasSuffix("Not found: 1 line.\nSkipped: 1 line.\n"))
    let again = try await home.shell("vip favorites import - < '\(home.path("watchlist.csv"))'")
    #expect(again.output.hasPrefix("2 films were already in your favorites.\n"))
  }

  @Test func `The whole library is no CSV, and JSON is one document`() async throws {
    let csv = try await home.run("export", home.path("library.csv"), exits: 64)
    #expect(csv.errors.contains("vip seen export seen.csv"))
    #expect(!FileManager.default.fileExists(atPath: home.path("library.csv")))
    let files = try await home.run("import", "--json", "a.csv", "b.csv", exits: 64)
    #expect(files.errors.contains("one file at a time"))
  }

  @Test func `Films and viewings are counted apart`() async throws {
    let days = (1...30).map { "Metropolis,1927,2020-01-\($0 < 10 ? "0" : "")\($0)\n" }.joined()
    try home.write("Title,Year,WatchedDate\n\(days)", to: "diary.csv")
    let file = home.path("diary.csv")
    let result = try await home.run("seen", "import", file)
    #expect(result.output == "Added 1 film and 30 viewings.\n")
    let again = try await home.run("seen", "import", file)
    #expect(again.output == "1 film was already marked as seen, with the same diary.\n")
    try home.write("Title,WatchedDate\nMetropolis,2021-01-01\nNosferatu,2021-01-02\n", to: "diary.csv")
    let json = try await home.run("seen", "import", file, "--json")
    #expect(
      json.output.contains(
        #""films":{"added":1,"updated":1,"already_there":0,"left_watchlist":0},"viewings":{"added":2},"counts":{"added":2,"#
      ))
    try home.write("Title,WatchedDate\nMetropolis,2022-01-01\nFaust,2022-01-02\n", to: "diary.csv")
    let russian = try await home.run("seen", "import", file, "--language", "ru")
    #expect(russian.output.hasPrefix("Добавлено: "), "\(russian)")
    let copy = try await home.run("seen", "export", "--format", "csv")
    #expect(copy.output.split(separator: "\r\n").count { $0.contains("Metropolis,1927") } == 32)
  }

  @Test func `Several files are undone together, and films that were seen leave the watchlist`() async throws {
    func run(_ arguments: String...) async throws -> String {
      try await home.run(with: arguments).output
    }
    _ = try await run("watchlist", "add", "34")
    try home.write("Title,Year,WatchedDate\nMetropolis,1927,2020-01-01\n", to: "a.csv")
    try home.write("Title;Year;WatchedDate\nNosferatu;1922;2020-01-02\n", to: "b.csv")
    let files = [home.path("a.csv"), home.path("b.csv")]
    #expect(try await run("import", files[0], files[1]).contains("Took 1 film off the watchlist.\n"))
    #expect(try await run("watchlist", "--tsv") == "")
    #expect(try await run("seen", "--tsv").split(separator: "\n").count == 2)
    _ = try await run("undo")
    #expect(try await run("seen", "--tsv") == "")
    #expect(try await run("watchlist", "--tsv").hasPrefix("34\t"))
  }

  @Test func `Each line that is not imported has a reason`() async throws {
    let list = "Title,Year,tmdbID\nNosferatu,1999,\nTHE PHANTOM,,\n,,\n,,603\nx,soon,\n"
    try home.write(list, to: "list.csv")
    let result = try await home.run("favorites", "import", home.path("list.csv"), exits: 1)
    for line in [
      "line 2  Nosferatu: the film with this title is from 1922", "line 5  only an id of another catalog",
      "line 4  no title and no id",
      "line 6  x: “soon” is not a year",
    ] {
      #expect(result.errors.contains("\(line)\n"), "\(result.errors)")
    }
    let russian = try await home.run("favorites", "import", home.path("list.csv"), "--language", "ru", exits: 1)
    #expect(russian.errors.contains("строка 2  Nosferatu: фильм с таким названием — 1922 года\n"))
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

  @Test func `Files of other services go to the shelves of their rows, after a dry run that changes nothing`()
    async throws
  {
    try home.write(
      """
      Const,Your Rating,Date Rated,Title,Title Type,Year
      tt0017925,9,2023-05-01,The General,Movie,1926
      tt0944947,10,2020-01-01,Game of Thrones,TV Series,2011

      """, to: "imdb.csv")
    try home.write(
      #"[{"listed_at":"2020-05-06","type":"movie","movie":{"title":"City Lights","year":1931,"ids":{}}}]"#,
      to: "trakt.json")
    let files = [home.path("imdb.csv"), home.path("trakt.json")]
    let tried = try await home.run("import", "--dry-run", with: files)
    #expect(
      tried.output.contains("Nothing was changed.") && tried.output.contains("line 3  Game of Thrones: not a film"))
    #expect(try await home.run("seen").output.contains("No films"))
    for expected in ["Added 1 film", "already"] {
      let result = try await home.run("import", with: files)
      #expect(result.output.contains(expected), "\(result)")
    }
    let seen = try await home.run("seen", "--json").output
    #expect(seen.contains("The General") && seen.contains("2023-05-01") && seen.contains("4.5"))
    #expect(try await home.run("watchlist").output.contains("City Lights"))
  }

  @Test func `An unknown file format is refused`() async throws {
    // The folder for temporary files may have a long name.
    let environment = home.environment(with: ["COLUMNS": "500"])
    let result = try await Program.run(
      "favorites", "export", home.path("out.xlsx"), environment: environment, exits: 64)
    #expect(
      result.errors == "error: Nothing was exported\nThe format of \(home.path("out.xlsx")) is unknown.\n"
        + "hint: Use a name that ends in .json or .csv, or add --format.\n")
    #expect(home.read("out.xlsx") == nil)
    try await home.run("favorites", "export", home.path("out.xlsx"), "--format", "csv")
  }

  @Test(arguments: ["json", "csv"]) func `An export can be imported into another library`(format: String) async throws {
    let file = home.path("films.\(format)")
    try home.write(Self.list, to: "watchlist.csv")
    try await home.run("favorites", "import", home.path("watchlist.csv"))
    let export = try await home.run("favorites", "export", file)
    #expect(export.output.hasPrefix("Exported 2 films to "))
    #expect(export.errors == "")
    let other = Home()
    let result = try await other.run("favorites", "import", file)
    #expect(result.output == "Added 2 films.\n")
    let copy = try await other.run("favorites", "export", "--format", format)
    #expect(copy.output == home.read("films.\(format)"))
    #expect(copy.errors == "")
    #expect(copy.output.contains("2024-02-29"))
  }

  @Test func `An archive is imported without network`() async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"id":603,"title":"The Matrix","overview":"Kept words.","credits":{"cast":[],"crew":[]}}"#)
    }
    try await home.run("favorites", "add", "603", server: standIn)
    try await home.run("favorites", "export", home.path("films.json"), server: standIn)
    let other = Home()
    let offline = other.environment(with: ["TMDB_API_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": "t.t.t"])
    let result = try await Program.run(
      "favorites", "import", home.path("films.json"), "--offline", environment: offline)
    #expect(result.output == "Added 1 film.\n")
    let film = try await Program.run("detail", "603", "--offline", environment: offline)
    #expect(film.output.contains("Kept words."))
  }

  @Test func `TMDb ids are looked up`() async throws {
    try home.write("tmdbID,Title,Year,Date\r\n11,One,,2020-02-02\r\n12,Two,,\r\n13,Three,,\r\n", to: "films.csv")
    let standIn = try await StandIn.serving { path in
      switch path.split(separator: "/").last {
      case "11": .json(#"{"id":11,"title":"One"}"#)
      case "12": .json("<html>")
      default: .json("{}", status: .notFound)
      }
    }
    let result = try await home.run("favorites", "import", home.path("films.csv"), server: standIn, exits: 1)
    #expect(result.output.contains("Added 1 film.\n"))
    #expect(result.output.contains("\nline 3  Two\n        The reply from 127.0.0.1:"))
    #expect(result.output.contains("\nline 4  Three: no film has this id\n"))
    let export = try await home.run("favorites", "export", "--format", "csv", server: standIn)
    #expect(export.output == Self.header + "\r\nOne,,,11,,,,,,2020-02-02\r\n")
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
    let result = try await Program.run(
      "favorites", "import", home.path("films.csv"), environment: home.environment(with: standIn.environment)
    ) { await half.pass() }
    await gate.open()
    #expect(result.status == 130)
    #expect(result.errors.hasSuffix("Interrupted. Import the file again to add the rest.\n"))
    let again = try await home.run("favorites", "import", home.path("films.csv"), server: standIn)
    #expect(again.output == "Added 6 films.\n6 films were already in your favorites.\n")
  }

  @Test func `A file is overwritten only with --force`() async throws {
    try home.write("mine", to: "films.csv")
    let file = home.path("films.csv")
    let refused = try await home.run("favorites", "export", file, exits: 1)
    #expect(refused.errors.hasPrefix("error: Nothing was exported\n"))
    #expect(home.read("films.csv") == "mine")
    try await home.run("favorites", "export", file, "--force")
    #expect(home.read("films.csv") == Self.header + "\r\n")
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
    let line = "trap '' XFSZ; ulimit -f 64; cd '\(home.folder.path)'; vip favorites export films.json"
    let result = try await home.shell(line, server: standIn, exits: 1)
    #expect(result.output == "")
    #expect(
      result.errors.contains(
        "films.json was not saved: File too large.\nhint: Raise the limit on the size of files.\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    #expect(files.filter { $0.hasPrefix("films") } == ["films.csv"])
    try await home.shell("vip favorites export > /dev/full", exits: 1)
  }
}
