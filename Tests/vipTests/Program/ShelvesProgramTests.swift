import Foundation
import Testing

/// Runs `vip watchlist`, `seen`, `pick`, `undo`, `export` and `import`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct ShelvesProgramTests {
  private let home = Home()

  @Test func `Seen films leave the watchlist, and undo brings them back`() async throws {
    try await home.session(
      """
      vip watchlist add 12 34
      vip seen 12 --on 2026-01-02 --rate 4.5
      vip watchlist --tsv | cut -f 1,2
      vip seen
      vip list top-rated | grep -o '✓4.5 Nosferatu'
      vip detail 12 | grep Seen
      vip undo
      vip watchlist --tsv | cut -f 1,2 | sort
      vip seen --tsv
      """)
  }

  @Test func `Changes are undone and redone one after the other, across runs`() async throws {
    try await home.session(
      """
      vip redo
      vip favorites add 12
      vip favorites add 34
      vip favorites add 7
      vip undo
      vip undo --json
      vip favorites --tsv | cut -f 1,2
      vip redo
      vip favorites --tsv | cut -f 1,2 | sort
      vip favorites remove 12
      vip redo --json
      vip undo
      vip undo --language ru
      vip undo
      vip favorites --tsv
      vip undo
      """)
  }

  @Test func `A table without films has its header`() async throws {
    #expect(
      try await home.run("favorites", "--tsv", "--header").output == "id\ttitle\tyear\tscore\tvotes\tdate\n")
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
    try await home.session(
      """
      vip watchlist --genre horror --year 1922 --country germany
      vip watchlist --genre horror --year 1922 --country germany --tsv | cut -f 1,2
      vip watchlist --genre horror --year 1922 --country germany --json --fields id
      vip pick watchlist --genre horror --year 1922 --country germany --json --fields id
      """)
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
    try await home.session(
      """
      vip favorites add 12 34
      vip seen 12 --on 2026-01-02
      vip favorites --not-seen --tsv | cut -f 1,2
      vip pick favorites --not-seen | grep 1927
      vip discover --not-seen
      """)
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
    try home.write(
      """
      Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
      2026-01-03,Metropolis,1927,https://boxd.it/1,4.5,,,2026-01-02
      2026-02-03,Metropolis,1927,https://boxd.it/2,5,Yes,,2026-02-02
      2026-02-04,Nosferatu,1922,https://boxd.it/3,7,,,2026-02-04
      2026-02-04,Nosferatu,1922,https://boxd.it/3,4,,,9999-02-04

      """, to: "diary.csv")
    try await home.session(
      #"""
      vip seen import diary.csv
      vip seen export --format csv
      vip favorites import diary.csv
      printf 'Year,Rating\n1927,4\n' | vip seen import -
      printf 'Name\nMetropolis\n' | vip import -
      """#)
  }
}
