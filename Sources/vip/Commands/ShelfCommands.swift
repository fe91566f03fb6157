import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import ViewerScenes

/// The command of a shelf, which its subcommands are generic over.
protocol ShelfCommand: ParsableCommand {
  static var shelf: Shelf { get }
  /// What the films of the shelf are called.
  static var films: String { get }
}

private let aboutInput = """
  A - reads films from standard input, one per line. Only the text before the first tab counts, so lists of films can \
  be piped to it with `--tsv`.
  """

struct FavoritesCommand: AsyncParsableCommand, ShelfCommand {
  static let shelf = Shelf.favorites
  static let films = "favorites"

  static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Show, add, remove, import, export and repair favorites.",
    discussion: """
      EXAMPLES:
        vip favorites add 12 metropolis
        vip search phantom --tsv | vip favorites add -
        vip favorites
        vip favorites --sort rating
        vip favorites --year 1920..1929
        vip favorites export films.json    all details, for import
        vip favorites export films.csv     for Letterboxd
        vip favorites remove nosferatu
        vip favorites import films.json

      For all options: vip help favorites list
      """,
    subcommands: [
      ListShelf<FavoritesCommand>.self, AddToShelf<FavoritesCommand>.self, RemoveFromShelf<FavoritesCommand>.self,
      ImportShelf<FavoritesCommand>.self, ExportShelf<FavoritesCommand>.self, Repair.self,
    ],
    defaultSubcommand: ListShelf<FavoritesCommand>.self)

  struct Repair: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "repair", abstract: "Move what cannot be read to a separate file.",
      discussion: """
        Films and searches that cannot be read are moved to a new JSON file beside the library, with all \
        their values. The rest of the library stays as it is.

        EXAMPLES:
          vip favorites repair
        """)

    @OptionGroup(title: "Common options") var options: DisplayOptions

    func run() async throws {
      try await Program.run(options, needs: .change) { try await $0.show(ShelfScene.self, .repair)() }
    }
  }
}

struct WatchlistCommand: AsyncParsableCommand, ShelfCommand {
  static let shelf = Shelf.watchlist
  static let films = "films to watch"

  static let configuration = CommandConfiguration(
    commandName: "watchlist",
    abstract: "Show, add, remove, import and export films to watch.",
    discussion: """
      EXAMPLES:
        vip watchlist add 12 metropolis
        vip watchlist
        vip watchlist --runtime ..100 --genre horror
        vip watchlist remove nosferatu
        vip watchlist export watchlist.csv    for Letterboxd
        vip pick watchlist                    one of them for tonight

      Films that are marked as seen leave the watchlist.

      For all options: vip help watchlist list
      """,
    subcommands: [
      ListShelf<WatchlistCommand>.self, AddToShelf<WatchlistCommand>.self, RemoveFromShelf<WatchlistCommand>.self,
      ImportShelf<WatchlistCommand>.self, ExportShelf<WatchlistCommand>.self,
    ],
    defaultSubcommand: ListShelf<WatchlistCommand>.self)
}

struct SeenCommand: AsyncParsableCommand, ShelfCommand {
  static let shelf = Shelf.seen
  static let films = "films you have seen"

  static let configuration = CommandConfiguration(
    commandName: "seen",
    abstract: "Show films you have seen, or mark films as seen, with a rating and a day.",
    discussion: """
      EXAMPLES:
        vip seen nosferatu
        vip seen 12 --on yesterday --rate 4.5
        vip seen
        vip seen --sort stars
        vip seen --stars 4.. --year 1920..1929
        vip seen --country germany
        vip seen remove nosferatu
        vip seen export diary.csv    for Letterboxd

      For all options: vip help seen add. With `vip seen list`, --on is not a day but a streaming service.
      """,
    subcommands: [
      ListShelf<SeenCommand>.self, Add.self, RemoveFromShelf<SeenCommand>.self, ImportShelf<SeenCommand>.self,
      ExportShelf<SeenCommand>.self,
    ],
    defaultSubcommand: Add.self)

  struct Add: RouteCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Show films you have seen, or mark films as seen.",
      discussion: """
        EXAMPLES:
          vip seen
          vip seen nosferatu --rate 4.5

        A later day of watching is a rewatch. Films that are marked as seen leave the watchlist.

        \(aboutInput)
        """)

    @Argument(
      help: ArgumentHelp("Films to mark: their ids, titles or addresses at TMDb or IMDb; or -.", valueName: "film"),
      completion: .films)
    var films: [String] = []

    @Option(
      help: ArgumentHelp("The day of watching: YYYY-MM-DD, today or yesterday (default: no day).", valueName: "day"),
      transform: ViewingDay.init(argument:))
    var on: ViewingDay?

    @Option(
      parsing: .unconditional, help: ArgumentHelp("Your rating: 0.5 to 5 stars, in half stars.", valueName: "stars"),
      transform: { try StarRating(text: $0).orUse("Use 0.5 to 5 stars, in half stars.") })
    var rate: StarRating?

    // Without services: `--on` is a day.
    @OptionGroup(title: "Criteria") var film: FilmCriteria
    @OptionGroup(title: "Criteria") var viewer: ViewerCriteria

    @OptionGroup var shelf: ShelfListOptions
    @OptionGroup var list: ListOptions
    @OptionGroup var options: TableOptions

    var route: Route {
      get throws {
        if films.isEmpty { return shelf.route(to: .seen, criteria) }
        guard on == nil, rate == nil else { throw CommandLineProblem.notShown }
        return try Route(shelving: films, on: .seen, true)
      }
    }

    private var criteria: [Route.Criterion] { film.criteria() + viewer.criteria }

    func validate() throws {
      if films.isEmpty, on != nil || rate != nil {
        throw ValidationError("--on and --rate need a film, as in vip seen nosferatu --on today.")
      }
      // A mistyped command must not mark the films after it.
      if films.count > 1, !SeenCommand.subcommands(like: films[0]).names.isEmpty {
        throw SeenCommand.error(for: films[0], advice: " Put quotes around a title.")
      }
      if !films.isEmpty, !criteria.isEmpty {
        throw ValidationError("Criteria choose films to show. To mark films, use --on and --rate.")
      }
      if !films.isEmpty, shelf.areGiven || list.long || options.tsv {
        throw ValidationError("The options of lists cannot be used with films to mark.")
      }
    }

    func run() async throws {
      guard !films.isEmpty else { return try await shelf.show(.seen, criteria, list, options) }
      try await Program.change(films, options.display) { .see($0, on: on, rating: rate) }
    }
  }
}

/// `vip favorites list` and others: shows a shelf.
struct ListShelf<Of: ShelfCommand>: RouteCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: "Show all \(Of.films).", aliases: ["ls"])
  }

  @OptionGroup var mistyped: MistypedCommand<Of>
  @OptionGroup(title: "Criteria") var criteria: FilterOptions
  @OptionGroup(title: "Criteria") var viewer: ViewerCriteria

  @OptionGroup var shelf: ShelfListOptions
  @OptionGroup var list: ListOptions
  @OptionGroup var options: TableOptions

  var route: Route { shelf.route(to: Of.shelf, criteria.criteria() + viewer.criteria) }

  func run() async throws {
    try await shelf.show(Of.shelf, criteria.criteria() + viewer.criteria, list, options)
  }
}

struct ShelfListOptions: ParsableArguments {
  @Option(help: "What to sort by.")
  var sort: ShelfOrder.Field?

  @Flag(help: "Reverse the order.")
  var reverse = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Page number (default: 1; all films with --json and --tsv).", valueName: "page"),
    transform: { try (1...1_000_000).number($0) })
  var page: Int?

  /// Whether an option is given that only a list has.
  var areGiven: Bool { sort != nil || reverse || page != nil }

  /// Shows a page of the films of a shelf that meet some criteria, or all of them to programs.
  func show(
    _ shelf: Shelf, _ criteria: [Route.Criterion], _ list: ListOptions, _ options: TableOptions
  ) async throws {
    var needs = list.needs
    needs.films = !criteria.isEmpty
    try await Program.run(options.display, as: options.format, needs: needs) { program in
      if page == nil, !program.screen.format.isText {
        return try await program.showAll(of: shelf, order(of: shelf), meeting: criteria)
      }
      return try await program.show(route(to: shelf, criteria))
    }
  }

  func route(to shelf: Shelf, _ criteria: [Route.Criterion]) -> Route {
    Route(shelf, criteria, order(of: shelf), page: page ?? 1)
  }

  /// Titles are sorted from A to Z by default, the rest from the newest or best.
  private func order(of shelf: Shelf) -> ShelfOrder {
    let field = sort ?? shelf.usualOrder.field
    return ShelfOrder(field, isDescending: (field == .title) == reverse)
  }
}

/// `vip favorites add` and others: puts films on a shelf.
struct AddToShelf<To: ShelfCommand>: RouteCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "add", abstract: "Add \(To.films).",
      discussion: """
        EXAMPLES:
          vip \(To.shelf.rawValue) add 12 metropolis
          vip search phantom --tsv | vip \(To.shelf.rawValue) add -

        \(aboutInput)
        """)
  }

  @Argument(
    help: ArgumentHelp("Films: their ids, titles or addresses at TMDb or IMDb; or -.", valueName: "film"),
    completion: .films(notOn: To.shelf))
  var films: [String]

  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route { get throws { try Route(shelving: films, on: To.shelf, true) } }

  func run() async throws {
    try await Program.change(films, options) { .add($0, to: To.shelf) }
  }
}

/// `vip favorites remove` and others: takes films off a shelf.
struct RemoveFromShelf<From: ShelfCommand>: RouteCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove", abstract: "Remove \(From.films).", discussion: aboutInput,
      aliases: ["rm", "delete"])
  }

  @Argument(
    help: ArgumentHelp("Films on the shelf, by id or title; or - for standard input.", valueName: "film"),
    completion: .films(on: From.shelf))
  var films: [String]

  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route { get throws { try Route(shelving: films, on: From.shelf, false) } }

  func run() async throws {
    try await Program.change(films, on: From.shelf, options) { .remove($0, from: From.shelf) }
  }
}

extension Program {
  /// Changes the films that are named, as far as they are found. With a shelf, only its films are meant.
  fileprivate static func change(
    _ films: [String], on shelf: Shelf? = nil, _ options: DisplayOptions,
    _ request: ([FilmID]) -> ShelfScene.Request
  ) async throws {
    let arguments = try MovieArguments(films)
    let needs = Needs(films: shelf == nil, showsFilms: false, readsInput: arguments.readsInput, isChange: true)
    try await run(options, needs: needs) { program in
      let found = try await program.films(arguments, on: shelf)
      guard !found.ids.isEmpty else { return .merging(found.failures) }
      return .merging([try await program.show(ShelfScene.self, request(found.ids))()] + found.failures)
    }
  }
}

extension ViewingDay {
  init(argument: String) throws {
    let today = CalendarDate.today
    guard let date = CalendarDate(typed: argument, today: today) else {
      let service = argument.contains(where: \.isNumber) ? "" : " For the films of a service: vip seen list --on mine"
      throw ValidationError("Use YYYY-MM-DD, today or yesterday.\(service)")
    }
    guard let day = ViewingDay(date, today: today) else {
      throw ValidationError("The day is \(date > today ? "in the future" : "before the first film").")
    }
    self = day
  }
}
