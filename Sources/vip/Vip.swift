import ArgumentParser

/// The program: it parses a command and hands over to it.
@main
struct Vip: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vip",
    abstract: "Browse films in the terminal.",
    usage: "vip <command> [options]",
    discussion: """
      EXAMPLES:
        vip home                   good films at once: four shelves
        vip home --width 120       as wide as you like
        vip search nosferatu       films by title

      Films come from TMDb when TMDB_ACCESS_TOKEN (or TMDB_API_KEY) is set, and otherwise from a catalog of
      public-domain films that is part of the program.
      """,
    version: Version.current,
    subcommands: [HomeCommand.self, SearchCommand.self])
}
