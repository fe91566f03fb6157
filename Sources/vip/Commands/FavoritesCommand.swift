public import ArgumentParser
import MovieDisplay
public import MovieDomain
import MovieScenes
import MovieText

/// `vip favorites`: shows and changes the user's favorites.
struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Show, add, remove, import, export and repair favorites.",
    discussion: """
      EXAMPLES:
        vip favorites add 12 metropolis
        vip search phantom --tsv | vip favorites add -
        vip favorites
        vip favorites --sort rating
        vip favorites export films.json    all details, for import
        vip favorites export films.csv     for Letterboxd
        vip favorites remove nosferatu
        vip favorites import films.json
      """,
    subcommands: [List.self, Add.self, Remove.self, Import.self, Export.self, Repair.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show all favorites.", aliases: ["ls"])

    @Option(help: "What to sort by.")
    var sort: ShelfOrder.Field = .title

    @Flag(help: "Reverse the order.")
    var reverse = false

    @OptionGroup var posterOptions: PosterOptions
    @OptionGroup var options: TableOptions

    func run() async throws {
      // The default order is A to Z by title, newest first by date, and best first by rating.
      let order = ShelfOrder(sort, isDescending: (sort == .title) == reverse)
      try await Program.run(
        ShelfScene.self, .load(order), options.display, as: options.format,
        needs: .init(films: false, posters: posterOptions))
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add favorites.",
      discussion: """
        EXAMPLES:
          vip favorites add 12 metropolis
          vip search phantom --tsv | vip favorites add -

        \(FavoritesCommand.aboutInput)
        """)

    @Argument(
      help: ArgumentHelp("Films: their ids, titles or addresses at TMDb or IMDb; or -.", valueName: "film"),
      completion: .newFavorites)
    var films: [String]

    @OptionGroup var options: DisplayOptions

    func validate() throws {
      _ = try MovieArguments(films)
    }

    func run() async throws {
      let arguments = try MovieArguments(films)
      try await Program.run(options, needs: .init(readsInput: arguments.readsInput)) { program in
        await FavoritesCommand.change(program, await program.films(arguments)) { .add($0) }
      }
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove favorites.",
      discussion: FavoritesCommand.aboutInput, aliases: ["rm"])

    @Argument(
      help: ArgumentHelp("Favorites: their ids or titles; or -.", valueName: "film"), completion: .favorites)
    var films: [String]

    @OptionGroup var options: DisplayOptions

    func validate() throws {
      _ = try MovieArguments(films)
    }

    func run() async throws {
      let arguments = try MovieArguments(films)
      try await Program.run(options, needs: .init(films: false)) { program in
        await FavoritesCommand.change(program, await program.favorites(arguments)) { .remove($0) }
      }
    }
  }

  struct Repair: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "repair", abstract: "Move what cannot be read to a separate file.",
      discussion: """
        Favorites and searches that cannot be read are moved to a new JSON file beside the library, with all \
        their values. The rest of the library stays as it is.

        EXAMPLES:
          vip favorites repair
        """)

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await Program.run(ShelfScene.self, .repair, options, needs: .init(films: false))
    }
  }

  private static let aboutInput = """
    A - reads films from standard input, one per line. Only the text before the first tab counts, so the output of \
    `--tsv` can be piped to it.
    """

  /// Adds or removes the films that were found. The others have been reported.
  private static func change(
    _ program: Program, _ films: (ids: [FilmID], failures: [Outcome]),
    _ request: ([FilmID]) -> ShelfScene.Request
  ) async -> Outcome? {
    guard !films.ids.isEmpty else { return .merging(films.failures) }
    return .merging([await program.show(ShelfScene.self, request(films.ids))] + films.failures)
  }
}

extension ShelfOrder.Field: ExpressibleByArgument {}
