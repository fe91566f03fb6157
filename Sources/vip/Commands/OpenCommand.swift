import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminalDriver

struct OpenCommand: AsyncParsableCommand, FilmCommand, UnorderedCommand {
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
    try exclude("--imdb", "--homepage", if: imdb && homepage)
  }

  func run() async throws {
    try await film.open(imdb ? .imdb : homepage ? .homepage : .page)
  }
}

struct TrailerCommand: RouteCommand, FilmCommand {
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

struct WatchCommand: RouteCommand, FilmCommand {
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
    try await Program.run(options, needs: .init(showsFilms: false, readsInput: route.readsInput)) { program in
      guard case .movie(let id, _, let source) = try await program.found(route) else { return nil }
      return await program.open(
        .init(target: target, film: program.context.film(id, in: source), onlyShows: onlyPrints))
    }
  }
}

extension Program {
  /// Opens a page or a video about a film, or shows its address.
  func open(_ request: OpeningScene.Request) async -> Outcome? {
    let presenter = OpeningPresenter(words: words, source: context.catalog.source)
    return await show(OpeningScene.self, request, presenter, in: OpeningText.self) {
      SceneDriver(
        AnswerInteractor(response: OpeningScene.Response()), worker: openingWorker(UserPrograms.found()), output: $0)
    }
  }

  /// The request to open what a route leads to; nil for a route to a page of the program.
  func openingRequest(for route: Route, onlyShows: Bool) -> OpeningScene.Request? {
    guard case .movie(let id, let page, let namespace) = route, page == .trailer || page == .watch else { return nil }
    return .init(
      target: page == .trailer ? .trailer : .watch, film: context.film(id, in: namespace), onlyShows: onlyShows)
  }

  func openingWorker(_ opener: UserPrograms) -> OpeningWorker {
    OpeningWorker(catalogs: [context.catalog] + context.otherCatalogs, settings: context.settings, opener: opener)
  }
}
