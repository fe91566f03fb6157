import Foundation
import Testing

/// Runs `vip watchlist`, `seen`, `pick`, `undo`, `export` and `import`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct ShelvesProgramTests {
  private let home = Home()

  @Test func `Seen films leave the watchlist, and undo brings them back`() async throws {
    try await home.run("watchlist", "add", "12", "34")
    let seen = try await home.run("seen", "12", "--on", "2026-01-02", "--rate", "4.5")
    #expect(
      seen.output
        == "Marked Nosferatu as seen on Jan 2, 2026, with 4.5 stars. Removed Nosferatu from\nthe watchlist.\n")
    #expect(try await home.run("watchlist", "--tsv").output.hasPrefix("34\t"))
    let listed = try await home.run("seen")
    #expect(listed.output.contains("✓4.5 Nosferatu"))
    #expect(try await home.run("list", "top-rated").output.contains("✓4.5 Nosferatu"))
    #expect(
      try await home.run("detail", "12").output.contains("✓ Seen on Jan 2, 2026 · 4.5 stars"))
    let undone = try await home.run("undo")
    #expect(undone.output == "Undid the change to #12 Nosferatu. On your watchlist.\nTo redo it: vip redo\n")
    #expect(
      try await home.run("watchlist", "--tsv").output.split(separator: "\n").count == 2)
    #expect(try await home.run("seen", "--tsv").output == "")
  }

  @Test func `Changes are undone and redone one after the other, across runs`() async throws {
    func ids() async throws -> [String] {
      let table = try await home.run("favorites", "--tsv").output
      return table.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    let nothing = try await home.run("redo", exits: 1)
    #expect(nothing.errors.hasSuffix("error: Nothing to redo\n"), "\(nothing.errors)")
    for id in ["12", "34", "7"] {
      try await home.run("favorites", "add", id)
    }
    try await home.run("undo")
    let json = try await home.run("undo", "--json").output
    #expect(json.hasPrefix(#"{"undone":1,"movies":[{"source":"public-domain","id":34,"#), "\(json)")
    #expect(try await ids() == ["12"])
    let redone = try await home.run("redo")
    #expect(redone.output == "Redid the change to #34 Metropolis. In your favorites.\nTo undo it: vip undo\n")
    #expect(try await Set(ids()) == ["12", "34"])
    try await home.run("favorites", "remove", "12")
    #expect(
      try await home.run("redo", "--json", exits: 1).errors.contains(#""code":"not-found""#))
    for _ in 1...3 {
      try await home.run("undo", "--language", "ru")
    }
    #expect(try await ids() == [])
    let empty = try await home.run("undo", exits: 1)
    #expect(empty.errors.hasSuffix("error: Nothing to undo\n"), "\(empty.errors)")
  }

  @Test(arguments: [
    (["--rate", "7"], "“7” is not a rating. Use 0.5 to 5 stars, in half stars."),
    (["--on", "9999-12-31"], "9999-12-31 is in the future."),
    (["--on", "someday"], "“someday” is not a date. Use YYYY-MM-DD, today or yesterday."),
  ])
  func `Ratings and days that are none are usage errors`(option: [String], sentence: String) async throws {
    let result = try await Program.run(with: ["seen", "12"] + option, exits: 64)
    #expect(result.errors.contains(sentence))
  }

  @Test func `The same seed picks the same film`() async throws {
    let empty = try await home.run("pick", exits: 1)
    #expect(empty.errors.contains("The watchlist is empty"))
    try await home.run("watchlist", "add", "7", "12", "34", "1", "2")
    let first = try await home.run("pick", "--seed", "42", "--json")
    for _ in 1...2 {
      #expect(
        try await home.run("pick", "--seed", "42", "--json").output == first.output)
    }
  }

  @Test func `A film is picked by criteria`() async throws {
    let film = try await Program.run("pick", "--genre", "comedy", "--runtime", "..30", "--seed", "3")
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
    let result = try await home.run("pick", with: arguments, exits: status)
    #expect(result.output == "")
    #expect(result.errors.contains(text), "\(result.errors)")
    let json = try await home.run("pick", "--json", with: arguments, exits: status)
    #expect(json.output == "")
    #expect(json.errors.contains(#"{"error":{"code":"#))
  }

  @Test func `A shelf is filtered in every format, and a film of it is picked`() async throws {
    try await home.run("watchlist", "add", "7", "12", "34")
    let arguments = ["watchlist", "--genre", "horror", "--year", "1922", "--country", "germany"]
    let text = try await home.run(with: arguments)
    #expect(text.output.hasPrefix("Watchlist · Horror · 1922 · made in Germany"))
    #expect(text.output.contains("Nosferatu") && !text.output.contains("Metropolis"))
    let table = try await home.run(with: arguments + ["--tsv"])
    #expect(table.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["12"])
    let json = try await home.run(with: arguments + ["--json", "--fields", "id"])
    #expect(json.output.hasPrefix(#"{"movies":[{"id":12}]"#))
    let pick = try await home.run("pick", with: arguments + ["--json", "--fields", "id"])
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
    try await home.run("watchlist", "add", "12")
    let result = try await home.run("watchlist", with: criterion.0 + format, exits: criterion.1)
    #expect(result.output == "")
    #expect(result.errors.contains(criterion.2), "\(result.errors)")
  }

  @Test func `Films that were not seen are chosen from a shelf, and picked`() async throws {
    try await home.run("favorites", "add", "12", "34")
    try await home.run("seen", "12")
    let favorites = try await home.run("favorites", "--not-seen", "--tsv")
    #expect(favorites.output.hasPrefix("34\t") && favorites.output.count { $0 == "\n" } == 1)
    let pick = try await home.run("pick", "favorites", "--not-seen")
    #expect(pick.output.contains("Metropolis"), "\(pick.errors)")
    try await home.run("discover", "--not-seen", exits: 64)
  }

  @Test func `Films to mark as seen take no criteria`() async throws {
    let result = try await Program.run(with: ["seen", "12", "--genre", "horror"], exits: 64)
    #expect(result.errors.contains("Criteria choose films to show"))
  }

  @Test func `Everything is exported and imported again`() async throws {
    try await home.run("favorites", "add", "7")
    try await home.run("watchlist", "add", "34")
    try await home.run("seen", "12", "--rate", "5")
    let file = home.file("library.json").path
    try await home.run("export", file)
    for command in [["favorites", "remove", "7"], ["watchlist", "remove", "34"], ["seen", "remove", "12"]] {
      try await home.run(with: command)
    }
    let imported = try await home.run("import", file)
    #expect(imported.output == "Added 3 films.\n")
    let copy = home.file("copy.json").path
    try await home.run("export", copy)
    let films = try [file, copy].map {
      Set(
        try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map {
          $0.last == "," ? $0.dropLast() : $0
        })
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
    let result = try await home.run("seen", "import", file.path)
    #expect(result.output.contains("line 4  Nosferatu: “7” is not a rating from 0.5 to 5 stars"))
    #expect(result.output.contains("line 5  Nosferatu: Feb 4, 9999 is in the future"))
    let csv = try await home.run("seen", "export", "--format", "csv")
    #expect(
      csv.output == """
        Title,Year,imdbID,tmdbID,WatchedDate,Rating,Rewatch,Review,Tags,Date\r
        Metropolis,1927,,,2026-01-02,4.5,,,,2026-01-03\r
        Metropolis,1927,,,2026-02-02,5,Yes,,,2026-01-03\r

        """)
    let favorites = try await home.run("favorites", "import", file.path)
    #expect(favorites.errors.contains("ratings or days of watching, which were left out"))
    try Data("Year,Rating\n1927,4\n".utf8).write(to: file)
    let without = try await home.run("seen", "import", file.path, exits: 1)
    let sentence = without.errors.replacing("\n", with: " ")
    #expect(sentence.contains("has none of the columns Title, Name, tmdbID and imdbID."))
    try Data("Name\nMetropolis\n".utf8).write(to: file)
    let unknown = try await home.run("import", file.path, exits: 1)
    #expect(unknown.errors.contains("does not say which list it is"))
  }
}
