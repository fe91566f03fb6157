import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText

struct DetailCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать фильм: описание, сведения, актёры, создатели, отзывы."
  static let configuration = CommandConfiguration(
    commandName: "detail",
    abstract: "Show a film: overview, facts, cast, crew and reviews.",
    discussion: """
      EXAMPLES:
        vip detail 12
        vip detail the general
        vip detail nosferatu 1922 --full

      A film is its id, its title with or without the year, or its address at TMDb or IMDb. If several films match, vip \
      asks which one. An id of the catalog that is not in use has its name, as in built-in:12 or tmdb:607.
      """,
    aliases: ["show"])

  @OptionGroup var film: FilmArgument

  @Flag(help: "Show the full cast, crew and reviews.")
  var full = false

  @Flag(help: "Show the full cast and crew.")
  var credits = false

  @Flag(help: "Show full reviews.")
  var reviews = false

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route {
    get throws {
      let isComplete = full || credits && reviews
      return try Route(
        film: film.words, isComplete ? .complete : credits ? .credits : reviews ? .reviews : .overview)
    }
  }

  var needs: Program.Needs { .init(images: imageOptions.images, fetchedSize: .w342) }
}

struct SimilarCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать похожие фильмы."
  static let configuration = CommandConfiguration(
    commandName: "similar",
    abstract: "Show films like a film.",
    discussion: """
      EXAMPLES:
        vip similar nosferatu
        vip similar 12 --page 2
        vip similar the general --tsv

      For the built-in films, these are films of the same director, of the same genres and of the same decade.
      """)

  @OptionGroup var film: FilmArgument

  @OptionGroup var page: PageOption
  @OptionGroup var options: ListOptions

  var route: Route {
    get throws { try Route(film: film.words, .similar(page: page.number)) }
  }
}

struct CollectionCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать коллекцию, в которую входит фильм, по порядку выхода."
  static let configuration = CommandConfiguration(
    commandName: "collection",
    abstract: "Show the collection a film is part of, in order of release.",
    discussion: """
      EXAMPLES:
        vip collection tmdb:603
        vip collection tmdb:603 --tsv

      The built-in films are not part of collections. Films of TMDb are: see vip auth login.
      """)

  @OptionGroup var film: FilmArgument

  @OptionGroup var options: ListOptions

  var route: Route {
    get throws { try Route(film: film.words, .collection) }
  }
}

struct PosterCommand: AsyncParsableCommand, PaletteCommand {
  static let russianAbstract = "Показать постеры фильмов."
  static let configuration = CommandConfiguration(
    commandName: "poster",
    abstract: "Show film posters.",
    discussion: """
      EXAMPLES:
        vip poster 12
        vip poster nosferatu metropolis 12
        vip poster 12 --images blocks

      A film without a poster gets a title card.
      """)

  @Argument(
    help: ArgumentHelp("Films: their ids, titles or addresses at TMDb or IMDb; or -.", valueName: "film"),
    completion: .films)
  var films: [String]

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  func run() async throws {
    let arguments = try MovieArguments(films)
    try await Program.run(options, needs: .init(images: imageOptions.images, fetchedSize: .w500)) { program in
      let found = try await program.films(arguments)
      if found.ids.count > 1, program.screen.isForPrograms { throw SetupProblem.usage("With --json, name one film.") }
      var outcomes: [Outcome?] = found.failures
      for id in found.ids {
        outcomes.append(
          try await program.show(DetailScene.self, .load(id: id.movie, from: id.source, showsSections: false)) {
            page, write in
            program.illustrated(PosterText(page: page), write)
          }())
      }
      return .merging(outcomes)
    }
  }
}

struct OpenCommand: AsyncParsableCommand, PaletteCommand {
  static let russianAbstract = "Открыть веб-страницу фильма в браузере."
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a film's web page in the browser.",
    discussion: """
      EXAMPLES:
        vip open tmdb:603 --print

      Without an option, this is the film's page at TMDb. The built-in films have no web pages: see vip auth login.
      """)

  @Flag(help: "Open the page at IMDb.")
  var imdb = false

  @Flag(help: "Open the film's home page.")
  var homepage = false

  @OptionGroup var film: OpenedFilm

  func validate() throws {
    if imdb, homepage { throw ValidationError("--imdb and --homepage cannot be used together.") }
  }

  func run() async throws {
    try await film.open(imdb ? .imdb : homepage ? .homepage : .page)
  }
}

struct TrailerCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Смотреть трейлер фильма в mpv или браузере."
  static let configuration = CommandConfiguration(
    commandName: "trailer",
    abstract: "Play a film's trailer in mpv or the browser.",
    discussion: """
      EXAMPLES:
        vip trailer tmdb:603
        vip trailer tmdb:603 --print

      Trailers come from TMDb: see vip auth login. The best one is in your language, official and new. mpv plays it if \
      mpv and yt-dlp are installed.
      """)

  @OptionGroup var film: OpenedFilm

  var options: DisplayOptions { film.options }
  var route: Route { get throws { try film.route(to: .trailer) } }

  func run() async throws { try await film.open(.trailer) }
}

struct WatchCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Открыть страницу, где можно посмотреть фильм."
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Open a page to watch a film from.",
    discussion: """
      EXAMPLES:
        vip watch nosferatu --print
        vip watch 12 --print

      If one of your services has the film, this is its page with all offers, from JustWatch. To name your services, use \
      `vip settings set services netflix,mubi`. For a film in the public domain, it is a search at the Internet Archive, \
      which may have the film or not.
      """)

  @OptionGroup var film: OpenedFilm

  var options: DisplayOptions { film.options }
  var route: Route { get throws { try film.route(to: .watch) } }

  func run() async throws { try await film.open(.watch) }
}

/// The options of commands that open an address of a film.
struct OpenedFilm: ParsableArguments {
  @OptionGroup var film: FilmArgument

  @Flag(name: .customLong("print"), help: "Print the address instead.")
  var onlyPrints = false

  @OptionGroup(title: "Common options") var options: DisplayOptions

  /// The route to what is opened. Throws `.notShown` if the address is only printed.
  func route(to page: Route.FilmPage) throws -> Route {
    guard !onlyPrints else { throw CommandLineProblem.notShown }
    return try Route(film: film.words, page)
  }

  func open(_ target: OpeningScene.Target) async throws {
    let route = try Route(film: film.words, .overview)
    try await Program.run(options, needs: .init(readsInput: route.readsInput)) { program in
      guard case .movie(let id, _, let source) = try await program.found(route) else { return nil }
      return await program.open(
        .init(target: target, film: program.context.film(id, in: source), onlyShows: onlyPrints))
    }
  }
}
