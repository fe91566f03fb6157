import Foundation
import Testing

/// Runs `vip watchlist`, `seen`, `pick`, `undo`, `export` and `import`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct ShelvesProgramTests {
  private let home = Home()

  @Test func `Seen films leave the watchlist, and undo brings them back`() async throws {
    #expect(try await Program.run("watchlist", "add", "12", "34", environment: home.environment).status == 0)
    let seen = try await Program.run("seen", "12", "--on", "2026-01-02", "--rate", "4.5", environment: home.environment)
    #expect(
      seen.output
        == "Marked Nosferatu as seen on Jan 2, 2026, with 4.5 stars. Removed Nosferatu from\nthe watchlist.\n")
    #expect(try await Program.run("watchlist", "--tsv", environment: home.environment).output.hasPrefix("34\t"))
    let listed = try await Program.run("seen", environment: home.environment)
    #expect(listed.output.contains("✓4.5 Nosferatu"))
    #expect(try await Program.run("list", "top-rated", environment: home.environment).output.contains("✓4.5 Nosferatu"))
    #expect(
      try await Program.run("detail", "12", environment: home.environment).output.contains(
        "✓ Seen on Jan 2, 2026 · 4.5 stars"))
    let undone = try await Program.run("undo", environment: home.environment)
    #expect(undone.output == "Undid the change to #12 Nosferatu. On your watchlist.\nTo redo it: vip redo\n")
    #expect(
      try await Program.run("watchlist", "--tsv", environment: home.environment).output.split(separator: "\n").count
        == 2)
    #expect(try await Program.run("seen", "--tsv", environment: home.environment).output == "")
  }

  @Test func `Changes are undone and redone one after the other, across runs`() async throws {
    func ids() async throws -> [String] {
      let table = try await Program.run("favorites", "--tsv", environment: home.environment).output
      return table.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    let nothing = try await Program.run("redo", environment: home.environment)
    #expect(nothing.status == 1 && nothing.errors.hasSuffix("error: Nothing to redo\n"), "\(nothing.errors)")
    for id in ["12", "34", "7"] {
      #expect(try await Program.run("favorites", "add", id, environment: home.environment).status == 0)
    }
    #expect(try await Program.run("undo", environment: home.environment).status == 0)
    let json = try await Program.run("undo", "--json", environment: home.environment).output
    #expect(json.hasPrefix(#"{"undone":1,"movies":[{"source":"public-domain","id":34,"#), "\(json)")
    #expect(try await ids() == ["12"])
    let redone = try await Program.run("redo", environment: home.environment)
    #expect(redone.output == "Redid the change to #34 Metropolis. In your favorites.\nTo undo it: vip undo\n")
    #expect(try await Set(ids()) == ["12", "34"])
    #expect(try await Program.run("favorites", "remove", "12", environment: home.environment).status == 0)
    #expect(
      try await Program.run("redo", "--json", environment: home.environment).errors.contains(#""code":"not-found""#))
    for _ in 1...3 {
      #expect(try await Program.run("undo", "--language", "ru", environment: home.environment).status == 0)
    }
    #expect(try await ids() == [])
    let empty = try await Program.run("undo", environment: home.environment)
    #expect(empty.status == 1 && empty.errors.hasSuffix("error: Nothing to undo\n"), "\(empty.errors)")
  }

  @Test(arguments: [
    (["--rate", "7"], "“7” is not a rating. Use 0.5 to 5 stars, in half stars."),
    (["--on", "9999-12-31"], "9999-12-31 is in the future."),
    (["--on", "someday"], "“someday” is not a date. Use YYYY-MM-DD, today or yesterday."),
  ])
  func `Ratings and days that are none are usage errors`(option: [String], sentence: String) async throws {
    let result = try await Program.run(with: ["seen", "12"] + option)
    #expect(result.status == 64)
    #expect(result.errors.contains(sentence))
  }

  @Test func `The same seed picks the same film`() async throws {
    let empty = try await Program.run("pick", environment: home.environment)
    #expect(empty.status == 1)
    #expect(empty.errors.contains("The watchlist is empty"))
    #expect(
      try await Program.run("watchlist", "add", "7", "12", "34", "1", "2", environment: home.environment).status == 0)
    let first = try await Program.run("pick", "--seed", "42", "--json", environment: home.environment)
    #expect(first.status == 0)
    for _ in 1...2 {
      #expect(
        try await Program.run("pick", "--seed", "42", "--json", environment: home.environment).output == first.output)
    }
  }

  @Test func `A film is picked by criteria`() async throws {
    let film = try await Program.run("pick", "--genre", "comedy", "--runtime", "..30", "--seed", "3")
    #expect(film.status == 0, "\(film.errors)")
    #expect(film.output.hasPrefix("For tonight ─"))
    #expect(film.output.contains("─ Comedy · up to 30 min · "))
    #expect(
      try await Program.run("pick", "--genre", "comedy", "--runtime", "..30", "--seed", "3").output == film.output)
    let json = try await Program.run("pick", "--country", "Germany", "--seed", "1", "--json", "--fields", "id,source")
    #expect(json.output.hasPrefix(#"{"movie":{"id":"#) && json.output.contains(#""source":"public-domain"},"total":"#))
  }

  @Test(
    arguments: [
      (["seen", "--genre", "comedi"], 64, "error: Unknown genre “comedi”\nDid you mean Comedy?"),
      (["seen", "--genre", "comedy"], 1, "No film meets all criteria"),
      (["--genre", "comedi"], 64, "error: Unknown genre “comedi”\nDid you mean Comedy?"),
      (["--year", "1999..1990"], 64, "ends before it begins"),
      (["--votes", "5.."], 1, "error: The built-in catalog cannot list films by votes"),
      (["--genre", "war", "--year", "1950.."], 1, "No film meets all criteria"),
      ([], 1, "The watchlist is empty"),
    ] as [([String], Int32, String)])
  func `Without a film, pick fails`(arguments: [String], status: Int32, text: String) async throws {
    let result = try await Program.run("pick", with: arguments, environment: home.environment)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.contains(text), "\(result.errors)")
    let json = try await Program.run("pick", "--json", with: arguments, environment: home.environment)
    #expect(json.status == status)
    #expect(json.output == "")
    #expect(json.errors.contains(#"{"error":{"code":"#))
  }

  @Test func `A shelf is filtered in every format, and a film of it is picked`() async throws {
    #expect(try await Program.run("watchlist", "add", "7", "12", "34", environment: home.environment).status == 0)
    let arguments = ["watchlist", "--genre", "horror", "--year", "1922", "--country", "germany"]
    let text = try await Program.run(with: arguments, environment: home.environment)
    #expect(text.status == 0, "\(text.errors)")
    #expect(text.output.hasPrefix("Watchlist · Horror · 1922 · made in Germany"))
    #expect(text.output.contains("Nosferatu") && !text.output.contains("Metropolis"))
    let table = try await Program.run(with: arguments + ["--tsv"], environment: home.environment)
    #expect(table.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["12"])
    let json = try await Program.run(with: arguments + ["--json", "--fields", "id"], environment: home.environment)
    #expect(json.output.hasPrefix(#"{"movies":[{"id":12}]"#))
    let pick = try await Program.run(
      "pick", with: arguments + ["--json", "--fields", "id"], environment: home.environment)
    #expect(pick.output == #"{"movie":{"id":12},"total":1}"# + "\n")
  }

  @Test(
    arguments: [
      (["--genre", "comedi"], 64, "Unknown genre “comedi”"), (["--year", "1999..1990"], 64, "ends before it begins"),
      (["--on", "netflix"], 1, "The built-in catalog cannot list films by"),
      (["--person", "nobody at all"], 1, "nobody at all"),
    ] as [([String], Int32, String)], [[], ["--json"], ["--tsv"]])
  func `A criterion that a shelf cannot apply is a failure`(
    criterion: ([String], Int32, String), format: [String]
  ) async throws {
    #expect(try await Program.run("watchlist", "add", "12", environment: home.environment).status == 0)
    let result = try await Program.run("watchlist", with: criterion.0 + format, environment: home.environment)
    #expect(result.status == criterion.1)
    #expect(result.output == "")
    #expect(result.errors.contains(criterion.2), "\(result.errors)")
  }

  @Test func `Films that were not seen are chosen from a shelf, and picked`() async throws {
    #expect(try await Program.run("favorites", "add", "12", "34", environment: home.environment).status == 0)
    #expect(try await Program.run("seen", "12", environment: home.environment).status == 0)
    let favorites = try await Program.run("favorites", "--not-seen", "--tsv", environment: home.environment)
    #expect(favorites.output.hasPrefix("34\t") && favorites.output.count { $0 == "\n" } == 1)
    let pick = try await Program.run("pick", "favorites", "--not-seen", environment: home.environment)
    #expect(pick.output.contains("Metropolis"), "\(pick.errors)")
    let none = try await Program.run("discover", "--not-seen", environment: home.environment)
    #expect(none.status == 64)
  }

  @Test func `Films to mark as seen take no criteria`() async throws {
    let result = try await Program.run(with: ["seen", "12", "--genre", "horror"])
    #expect(result.status == 64)
    #expect(result.errors.contains("Criteria choose films to show"))
  }

  @Test func `Everything is exported and imported again`() async throws {
    #expect(try await Program.run("favorites", "add", "7", environment: home.environment).status == 0)
    #expect(try await Program.run("watchlist", "add", "34", environment: home.environment).status == 0)
    #expect(try await Program.run("seen", "12", "--rate", "5", environment: home.environment).status == 0)
    let file = home.file("library.json").path
    #expect(try await Program.run("export", file, environment: home.environment).status == 0)
    for command in [["favorites", "remove", "7"], ["watchlist", "remove", "34"], ["seen", "remove", "12"]] {
      #expect(try await Program.run(with: command, environment: home.environment).status == 0)
    }
    let imported = try await Program.run("import", file, environment: home.environment)
    #expect(imported.output == "Added 3 films.\n")
    let copy = home.file("copy.json").path
    #expect(try await Program.run("export", copy, environment: home.environment).status == 0)
    let films = try [file, copy].map {
      Set(try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map { $0.trimmingSuffix(",") })
    }
    #expect(films[0] == films[1])
  }

  @Test func `Letterboxd's diary is imported, and lines that cannot be taken are named`() async throws {
    let file = home.file("diary.csv")
    try Data(
      """
      Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
      2026-01-03,Metropolis,1927,https://boxd.it/1,4.5,,,2026-01-02
      2026-02-03,Metropolis,1927,https://boxd.it/2,5,Yes,,2026-02-02
      2026-02-04,Nosferatu,1922,https://boxd.it/3,7,,,2026-02-04
      2026-02-04,Nosferatu,1922,https://boxd.it/3,4,,,9999-02-04

      """.utf8
    ).write(to: file)
    let result = try await Program.run("seen", "import", file.path, environment: home.environment)
    #expect(result.output.contains("line 4  Nosferatu: “7” is not a rating from 0.5 to 5 stars"))
    #expect(result.output.contains("line 5  Nosferatu: Feb 4, 9999 is in the future"))
    let csv = try await Program.run("seen", "export", "--format", "csv", environment: home.environment)
    #expect(
      csv.output == """
        Title,Year,imdbID,tmdbID,WatchedDate,Rating,Rewatch,Review,Tags,Date\r
        Metropolis,1927,,,2026-01-02,4.5,,,,2026-01-03\r
        Metropolis,1927,,,2026-02-02,5,Yes,,,2026-01-03\r

        """)
    let favorites = try await Program.run("favorites", "import", file.path, environment: home.environment)
    #expect(favorites.errors.contains("ratings or days of watching, which were left out"))
    try Data("Year,Rating\n1927,4\n".utf8).write(to: file)
    let without = try await Program.run("seen", "import", file.path, environment: home.environment)
    #expect(without.errors.replacing("\n", with: " ").contains("has no column Title, Name, tmdbID or imdbID."))
    try Data("Name\nMetropolis\n".utf8).write(to: file)
    let unknown = try await Program.run("import", file.path, environment: home.environment)
    #expect(unknown.errors.contains("does not say which list it is"))
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring { last == suffix ? dropLast() : self }
}
