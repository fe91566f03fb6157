public import ArgumentParser
import MovieDisplay
public import MovieDomain
import MovieScenes
import MovieText

/// `vip favorites`: the films that the viewer keeps.
struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Show, add, remove, import, export and repair favorites.",
    discussion: """
      EXAMPLES:
        vip favorites
        vip favorites --sort rating
        vip favorites add 12 34
        vip favorites remove 12
        vip favorites import watchlist.csv    a Letterboxd export or other CSV
        vip favorites export films.json       everything, for another import
        vip favorites export films.csv        for Letterboxd
      """,
    subcommands: [List.self, Add.self, Remove.self, Import.self, Export.self, Repair.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show all favorites.")

    @Option(help: "Sort by title, date (of release) or rating.")
    var sort: FavoriteOrder.Field = .title

    @Flag(help: "Reverse the order.")
    var reverse = false

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      // By title from A, by date from the newest, by rating from the best.
      let order = FavoriteOrder(sort, isDescending: (sort == .title) == reverse)
      try await FavoritesCommand.run(options, showsFilms: false, .load(order))
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add favorites.")

    @Argument(
      help: "Film ids, shown after the # in every list.", completion: .favorites,
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
      help: "Film ids, shown after the # in every list.", completion: .favorites,
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
        Favorites and searches that cannot be read are moved to a new JSON file beside the library, with all that is \
        stored of them. The rest of the library stays as it is.

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
