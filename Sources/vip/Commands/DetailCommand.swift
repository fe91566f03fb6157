import ArgumentParser
import MovieDisplay

struct DetailCommand: RouteCommand, FilmCommand {
  static let configuration = CommandConfiguration(
    commandName: "detail",
    abstract: "Show a film: overview, facts, cast, crew and reviews.",
    discussion: """
      EXAMPLES:
        vip detail 12
        vip detail the general
        vip detail nosferatu 1922 --full

      A film is its id, its title with or without the year, or its address at TMDb or IMDb. If several films match, vip \
      asks which one. For a film of the catalog that is not in use, put its name before the id: built-in:12 or tmdb:607.
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

  var needs: Program.Needs { .init(images: imageOptions.images, fetchedSize: .kept) }
}

struct SimilarCommand: FilmListCommand, FilmCommand {
  static let configuration = CommandConfiguration(
    commandName: "similar",
    abstract: "Show films similar to another one.",
    discussion: """
      EXAMPLES:
        vip similar nosferatu
        vip similar 12 --page 2
        vip similar the general --tsv

      For the built-in films, these are films of the same director, of the same genres and of the same decade.
      """)

  @OptionGroup var film: FilmArgument

  @OptionGroup var page: PageOption
  @OptionGroup var list: ListOptions
  @OptionGroup var options: TableOptions

  var route: Route {
    get throws { try Route(film: film.words, .similar(page: page.number)) }
  }
}

struct CollectionCommand: FilmListCommand, FilmCommand {
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

  @OptionGroup var list: ListOptions
  @OptionGroup var options: TableOptions

  var route: Route {
    get throws { try Route(film: film.words, .collection) }
  }
}
