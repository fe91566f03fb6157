import Testing

/// Runs `vip` without the name of a command.
@Suite(.timeLimit(.minutes(10))) struct WordsProgramTests {
  private let home = Home()

  @Test(arguments: [
    ("nosferatu", "Results for “nosferatu”"), ("the general", "Results for “the general”"),
    ("general --year 1926", "1 film"), ("-- the general", "Results for “the general”"), ("#12", "Nosferatu"),
    ("built-in:12", "directed by F. W. Murnau"), ("keaton --people", "Buster Keaton"),
    ("logout", "You were not logged in."), ("the --page 2", "page 2 of 5"), ("the --tsv", "\tThe General\t"),
    ("--json metropolis", #"{"source""#), ("search general 1926", "The General"), ("search nosfratu", "Nosferatu"),
    ("list", "Popular ──"), ("list comedy", "Popular · Comedy"), ("list sci-fi", "Popular · Science Fiction"),
    ("list top_rated", "Top rated ──"), ("list top rated horror", "Top rated · Horror"),
    ("favorites ls", "No favorites yet"), ("western --year 1930", "All Quiet on the Western Front"),
  ])
  func `What is obvious may be left out: words are a search, and an id opens a page`(
    line: String, output: String
  ) async throws {
    let result = try await home.run(with: line.split(separator: " ").map(String.init))
    #expect(result.output.contains(output), "\(result)")
  }

  @Test func `An address or an id with a title opens a page, and a number with words is a search`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("/607") ? .json(#"{"id":607,"title":"Men in Black"}"#) : .films(for: path)
    }
    let lines = ["607-men-in-black", "https://www.themoviedb.org/movie/607-men-in-black", "12 angry"]
    try await home.session(vip: lines.map { "\($0) --json --fields id" }, server: standIn)
  }

  @Test(arguments: [
    ("popular", "Popular", ["list", "popular"]),
    ("top rated --page 2", "page 2 of", ["list", "top-rated", "--page", "2"]),
    ("Science-Fiction", "Science Fiction", ["list", "popular", "--genre", "science fiction"]),
    ("comedy --long", "Comedy", ["list", "comedy", "--long"]),
    ("popular --posters --images half", "▀", ["list", "--posters", "--images", "half"]),
    ("popular --images half", "Popular", ["list", "--images", "half"]),
    ("keaton --people --posters --images half", "▀", ["people", "keaton", "--posters", "--images", "half"]),
    ("built-in:12 --images half", "▀", ["detail", "12", "--images", "half"]),
    ("built-in:12 --images none", " ", ["detail", "12", "--images", "none"]),
  ])
  func `Words with options show what their command shows`(line: String, part: String, command: [String]) async throws {
    func run(_ words: [String]) async throws -> Program.Result {
      try await Program.run(with: words + ["--color", "always"], environment: Home.fullColor)
    }
    let result = try await run(line.split(separator: " ").map(String.init))
    #expect(result.output.contains(part), "\(result)")
    #expect(try await run(command).output == result.output)
  }

  @Test func `A word that is nearly a command is a usage error`() async throws {
    try await home.session(vip: [
      "serach", "hoem", "detial", "favortes", "setings", "peple", "shwo", "posters", "setings --json",
      "serach nosferatu",
    ])
  }

  @Test(arguments: ["rome", "lost", "mist", "2001", "Носферату", "home-alone"])
  func `Words that only resemble a command are a search`(word: String) async throws {
    let result = try await Program.run(word, exits: nil)
    #expect(result.status != 64, "\(result)")
  }

  @Test(arguments: ["login", "auth login", "auth"])
  func `A token among the arguments is not repeated`(line: String) async throws {
    let result = try await Program.run(
      with: line.split(separator: " ").map(String.init) + ["eyJhbGciOi.secret"], exits: 64)
    #expect(result.output == "" && !result.errors.contains("secret"), "\(result)")
  }

  @Test func `A search without results names the id and the person it may mean`() async throws {
    try await home.session(
      """
      vip 12
      vip -- -5
      vip '#-5'
      vip search buster keaton
      """)
  }
}
