import Testing

/// Runs `vip` without the name of a command.
@Suite(.timeLimit(.minutes(10))) struct WordsProgramTests {
  private let home = Home()

  @Test(arguments: [
    ("nosferatu", "Results for “nosferatu”"), ("the general", "Results for “the general”"),
    ("general --year 1926", "1 film"), ("-- the general", "Results for “the general”"), ("#12", "Nosferatu"),
    ("built-in:12", "directed by F. W. Murnau"), ("607-men-in-black --json", ""), ("12 angry", ""),
    ("https://www.themoviedb.org/movie/607-men-in-black", ""), ("keaton --people", "Buster Keaton"),
    ("logout", "You were not logged in."), ("the --page 2", "page 2 of 5"), ("the --tsv", "\tThe General\t"),
    ("--json metropolis", #"{"source""#), ("search general 1926", "The General"), ("search nosfratu", "Nosferatu"),
    ("list", "Popular ──"), ("list comedy", "Popular · Comedy"), ("list sci-fi", "Popular · Science Fiction"),
    ("list top_rated", "Top rated ──"), ("list top rated horror", "Top rated · Horror"),
    ("favorites ls", "No favorites yet"),
  ])
  func `What is obvious may be left out: words are a search, and addresses and ids open a page`(
    line: String, output: String
  ) async throws {
    let result = try await home.run(with: line.split(separator: " ").map(String.init), exits: output.isEmpty ? nil : 0)
    #expect(result.output.contains(output), "\(result)")
    #expect(result.status != 64)
  }

  @Test(arguments: [
    ("popular", "Popular ", ["popular"]), ("top rated --page 2", "page 2 of", ["top-rated", "--page", "2"]),
    ("Science-Fiction", "Science Fiction", ["popular", "--genre", "science fiction"]),
  ])
  func `The name of a list or a genre shows its films`(line: String, heading: String, list: [String]) async throws {
    let result = try await Program.run(with: line.split(separator: " ").map(String.init))
    #expect(result.output.contains(heading), "\(result)")
    #expect(try await Program.run(with: ["list"] + list).output == result.output)
  }

  @Test func `A year makes the name of a genre a search`() async throws {
    #expect(try await Program.run("western", "--year", "1930").output.contains("All Quiet on the Western Front"))
  }

  @Test(arguments: [
    ("serach", "vip search"), ("hoem", "vip home"), ("detial", "vip detail"), ("favortes", "vip favorites"),
    ("setings", "vip settings"), ("peple", "vip people"), ("shwo", "vip show"), ("posters", "vip poster"),
  ])
  func `A word that is nearly a command is a usage error`(word: String, meant: String) async throws {
    let result = try await Program.run(word, exits: 64)
    #expect(
      result.errors
        == "error: Unknown command “vip \(word)”.\nhint: Did you mean \(meant)? To search for films: vip search \(word)\n"
    )
  }

  @Test(arguments: ["rome", "lost", "mist", "2001", "Носферату", "home-alone"])
  func `Words that only resemble a command are a search`(word: String) async throws {
    let result = try await Program.run(word, exits: nil)
    #expect(result.status != 64, "\(result)")
  }

  @Test func `The suggestion is JSON with --json`() async throws {
    let json = try await Program.run("setings", "--json", exits: 64)
    #expect(
      json.errors
        == #"{"error":{"code":"usage","message":"Unknown command “vip setings”. Did you mean vip settings? To search for films: vip search setings."}}"#
        + "\n")
  }

  @Test(arguments: ["login", "auth login", "auth"])
  func `A token among the arguments is not repeated`(line: String) async throws {
    let result = try await Program.run(
      with: line.split(separator: " ").map(String.init) + ["eyJhbGciOi.secret"], exits: 64)
    #expect(result.output == "" && !result.errors.contains("secret"), "\(result)")
  }

  @Test func `A number without results may be an id`() async throws {
    let result = try await Program.run("12", exits: 1)
    #expect(result.errors.hasSuffix("hint: For the film with this id: vip detail 12\n"), "\(result.errors)")
  }

  @Test func `A person who is searched for has a command, even if no film matches`() async throws {
    let result = try await Program.run("search", "buster", "keaton", exits: 1)
    #expect(result.errors.hasSuffix("\nhint: Buster Keaton: vip person 121\nhint: Buster Keaton Jr.: vip person 127\n"))
    let bare = try await Program.run("serach", "nosferatu", exits: 1)
    #expect(bare.errors.hasSuffix("hint: Did you mean vip search?\n"))
  }
}
