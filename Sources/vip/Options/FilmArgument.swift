import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieScenes

struct FilmArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A film: its id, title or address; or - for standard input.", valueName: "film"),
    completion: .films)
  var words: [String]
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
