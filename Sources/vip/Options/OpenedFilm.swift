import ArgumentParser
import MovieBrowser
import MovieDisplay

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

  /// Opens or prints an address of the film.
  func open(_ target: OpeningScene.Target) async throws {
    try await Program.open(target, of: film.reference, onlyShows: onlyPrints, options)
  }
}
