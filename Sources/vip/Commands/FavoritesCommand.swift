public import ArgumentParser
import MovieDisplay
public import MovieDomain
import MovieScenes
import MovieText

/// `vip favorites`: the films that the viewer keeps.
struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Show, add and remove favorites.",
    discussion: """
      EXAMPLES:
        vip favorites
        vip favorites --sort rating
        vip favorites add 12 34
        vip favorites remove 12
        vip favorites import watchlist.csv    a list of Letterboxd's, or any with titles
        vip favorites export films.json       everything, to import it elsewhere
        vip favorites export films.csv        for Letterboxd
      """,
    subcommands: [List.self, Add.self, Remove.self, Import.self, Export.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show all favorites.")

    @Option(help: "What they go by: title, date or rating.")
    var sort: FavoriteOrder.Field = .title

    @Flag(help: "The other way round.")
    var reverse = false

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      // By title from A, by date from the newest, by rating from the best.
      let order = FavoriteOrder(sort, isDescending: (sort == .title) == reverse)
      try await FavoritesCommand.run(options, showsFilms: false, .load(order))
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Keep films.")

    @Argument(
      help: "Ids of films: the numbers after the # in every list.", completion: .favorites,
      transform: CatalogID.init(argument:))
    var ids: [CatalogID]

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await FavoritesCommand.run(options, .add(ids: ids.map(\.value)))
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Let go of films.")

    @Argument(
      help: "Ids of films: the numbers after the # in every list.", completion: .favorites,
      transform: CatalogID.init(argument:))
    var ids: [CatalogID]

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await FavoritesCommand.run(options, showsFilms: false, .remove(ids: ids.map(\.value)))
    }
  }

  private static func run(
    _ options: DisplayOptions, showsFilms: Bool = true, _ request: FavoritesScene.Request
  ) async throws {
    try await Program.run(FavoritesScene.self, request, options, needs: .init(films: showsFilms))
  }
}

extension FavoriteOrder.Field: ExpressibleByArgument {}
