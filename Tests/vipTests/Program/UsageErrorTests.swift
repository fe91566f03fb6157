import Testing

/// Runs commands with arguments that they do not take: they print an error and nothing else.
@Suite(.timeLimit(.minutes(10))) struct UsageErrorTests {
  private let home = Home()

  @Test func `A wrong option or number of arguments is followed by the usage`() async throws {
    try await home.session(vip: [
      "home --width 0", "home --width -3", "home --width 100000", "home --width wide", "home --no-such-option",
      "home --color purple", "home --language english", "home --region USA", "home --tsv", "list popular --page 0",
      "list popular --page 501", "list popular --page -1", "list popular --page two", "list --header", "genres 3",
      "people --page 0", "people --page -1", "people --long", "person 1 --long", "person", "person -1", "search",
      "search a --page 0",
      "search a --page 501",
      "search a --page -1", "search a --page x", "search a --year 1869", "search a --year 2101", "search a --year -5",
      "search a --year 82x", "search a --yeer 1", "detail", "detail -5", "detail 1 --ful", "detail 12 --tsv",
      "favorites --sort size", "favorites add 12 --tsv", "favorites import", "favorites import a b",
      "favorites export a b", "favorites export --format xml", "favorites export --format", "settings --tsv",
      "history clear --tsv", "doctor --record /nowhere",
    ])
  }

  @Test func `A wrong argument has a sentence of its own`() async throws {
    try await home.session(vip: [
      "hoem", "list popularr", "list comedy --genre horror", "person ''", "person tt0119654", "search ''",
      "search '  ' '\t'", "settings get langage", "settings set adult maybe", "favorites add ''", "detail ''",
      "detail ' '",
      "detail nm0000001", "detail https://www.themoviedb.org/person/121", "detail https://www.themoviedb.org/tv/1399",
      "detail https://example.org/movie/603", "https://www.themoviedb.org/tv/1399", "https://example.org/movie/603",
    ])
  }

  @Test func `What is wrong is named before the usage`() async throws {
    try await home.session(vip: [
      "discover --year 1999..1990", "discover --year 'long ago'", "discover --year 1066", "discover --score 11..",
      "discover --score ..", "discover --runtime 90", "discover --genre war --any-genre drama", "seen 12 --rate 7",
      "seen 12 --rate -1", "seen 12 --sort title", "pick --seed -1",
      "seen 12 --on 9999-12-31", "seen 12 --on someday", "seen 12 --genre horror", "home alone", "doctor zhivago",
      "home --record a --replay=b", "home --record a --offline", "home --record ''", "home --replay ''",
      "home --posters --images none", "search keaton --people --long", "buster keaton --people --long",
    ])
  }

  @Test func `Words that are no command have a sentence`() async throws {
    try await home.session(vip: [
      "favorites improt", "watchlist 12", "auth lgoin", "history phantom", "settings rese theme", "settings theme",
      "--width 40 home",
    ])
  }

  @Test func `With JSON, the error is an object`() async throws {
    try await home.session(vip: ["list --tsv --json", "list --json id --tsv", "favorites list --tsv --json"])
  }
}
