import ArgumentParser
import MovieDisplay

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
