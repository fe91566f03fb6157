import MovieStore
import Testing

/// `vip` with a library that is damaged in part.
@Suite(.timeLimit(.minutes(10))) struct DamagedLibraryTests {
  private static let library = ".local/share/vip/library.sqlite"
  private static let advice = "Run vip favorites repair to move what cannot be read to a separate file."
  private let home = Home()

  /// A library with Metropolis (34), whose row cannot be read, and Nosferatu (12).
  init() async throws {
    try await home.run("favorites", "add", "34", "12")
    let db = try Connection(path: home.path(Self.library))
    try db.execute("UPDATE film SET movie = '{\"cut' WHERE id = 34")
    db.close()
  }

  @Test func `The other favorites are listed, exported and removed, and the damaged one is named`() async throws {
    try await home.session(
      """
      vip favorites
      vip favorites --json --fields id,title
      vip favorites export a.json
      grep -oE '"title":"(Metropolis|Nosferatu)"' a.json
      vip favorites remove 12 34
      """)
  }

  /// The row after the damaged one was read twice, and its title then meant several films.
  @Test func `The last favorite can be removed by its title`() async throws {
    try await home.session("vip favorites remove nosferatu")
  }

  @Test(arguments: [Int64.max, .min]) func `A shelf with a damaged count is shown and exported, and only a pick fails`(
    count: Int64
  ) async throws {
    let db = try Connection(path: home.path(Self.library))
    try db.run("UPDATE shelfCount SET favorites = ?", [.integer(count)])
    db.close()
    for command in [["favorites"], ["favorites", "--json"], ["favorites", "export"], ["pick", "favorites"]] {
      try await home.run(with: command, exits: command.first == "pick" ? 1 : 0)
    }
  }

  @Test func `A repair moves the damaged favorite to a file, and the doctor is content`() async throws {
    // The file's name has the time.
    try await home.session(
      """
      vip doctor --width 300 | grep -A 1 'entry in'
      vip favorites repair --width 300 | sed 's/unreadable-.*[.]/unreadable-NOW./'
      grep -o '"movie":"{."cut"' .local/share/vip/library.sqlite.unreadable-*
      vip favorites | grep film
      vip doctor > /dev/null
      vip favorites repair
      """)
  }

  @Test func `An empty library is set aside`() async throws {
    try home.write("", to: Self.library)
    let list = try await home.run("favorites")
    #expect(list.output.hasPrefix("No favorites yet"))
    #expect(list.errors.hasPrefix("\(home.path(Self.library)) had lost its contents. What was left was moved to "))
  }
}
