import ArgumentParser
import MovieDisplay

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
