import ArgumentParser
import MovieBrowser
import MovieDisplay

/// `vip trailer`: plays a film's trailer.
struct TrailerCommand: RouteCommand {
  static let configuration = CommandConfiguration(
    commandName: "trailer",
    abstract: "Play a film's trailer in mpv or the browser.",
    discussion: """
      EXAMPLES:
        vip trailer 603
        vip trailer the matrix --print

      Trailers come from TMDb: see vip auth login. The best one is in your language, official and new. mpv plays it if \
      mpv and yt-dlp are installed.
      """)

  @OptionGroup var film: FilmArgument

  @Flag(name: .customLong("print"), help: "Print the address instead.")
  var onlyPrints = false

  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route {
    get throws {
      guard !onlyPrints else { throw CommandLineProblem.notShown }
      return try Route(film: film.words, .trailer)
    }
  }

  func run() async throws {
    try await Program.open(.trailer, of: film.reference, onlyShows: onlyPrints, options)
  }
}
