import ArgumentParser
import MovieDisplay

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
