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
        vip favorites add 12 34
        vip favorites
        vip favorites --sort rating
        vip favorites export films.json    all details, for import
        vip favorites export films.csv     for Letterboxd
        vip favorites remove 12
        vip favorites import films.json
      """,
    subcommands: [List.self, Add.self, Remove.self, Import.self, Export.self, Repair.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show all favorites.")

    @Option(help: "What to sort by.")
    var sort: FavoriteOrder.Field = .title

    @Flag(help: "Reverse the order.")
    var reverse = false

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      // The default order is A to Z by title, newest first by date, and best first by rating.
      let order = FavoriteOrder(sort, isDescending: (sort == .title) == reverse)
      try await FavoritesCommand.run(options, showsFilms: false, .load(order))
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add favorites.")

    @Argument(
      help: ArgumentHelp("Film ids, shown after the # in every list.", valueName: "id"), completion: .favorites,
      transform: CatalogID.init(argument:))
    var ids: [CatalogID]

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await FavoritesCommand.run(options, .add(ids: ids.map(\.value)))
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove favorites.")

    @Argument(
      help: ArgumentHelp("Film ids, shown after the # in every list.", valueName: "id"), completion: .favorites,
      transform: CatalogID.init(argument:))
    var ids: [CatalogID]

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await FavoritesCommand.run(options, showsFilms: false, .remove(ids: ids.map(\.value)))
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
      try await FavoritesCommand.run(options, showsFilms: false, .repair)
    }
  }

  private static func run(
    _ options: DisplayOptions, showsFilms: Bool = true, _ request: FavoritesScene.Request
  ) async throws {
    try await Program.run(FavoritesScene.self, request, options, needs: .init(films: showsFilms))
  }
}

extension FavoriteOrder.Field: ExpressibleByArgument {}
