import ArgumentParser
import MovieDisplay

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
