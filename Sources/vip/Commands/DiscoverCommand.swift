import ArgumentParser
import MovieDisplay
import MovieDomain

struct DiscoverCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Выбрать фильмы по жанру, году, оценке и не только."
  static let configuration = CommandConfiguration(
    commandName: "discover",
    abstract: "Find films by genre, year, score and more.",
    discussion: """
      EXAMPLES:
        vip discover --genre comedy --year 1920..1929
        vip discover --score 8.. --sort score
        vip discover --any-genre horror --any-genre mystery
        vip discover --without drama --original-language french
        vip discover --runtime ..70 --country germany
        vip discover --person "buster keaton" --sort oldest --tsv

      A film has to meet all criteria. A range is 1990..1999, 1990.. or ..1999. The built-in films have no votes, no \
      offers and no age ratings.
      """)

  @OptionGroup(title: "Criteria") var criteria: FilterOptions

  @Option(help: "How to order the films.")
  var sort: MovieFilter.Order = .popularity

  @OptionGroup var page: PageOption
  @OptionGroup var options: ListOptions

  var route: Route { .discover(criteria.criteria(in: sort), page: page.number) }
}

struct PickCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Выбрать фильм на вечер из списка или по условиям."
  static let configuration = CommandConfiguration(
    commandName: "pick", abstract: "Pick one film for tonight, from a shelf or by criteria.",
    discussion: """
      EXAMPLES:
        vip watchlist add nosferatu metropolis
        vip pick
        vip pick --seed 42    the same film each time
        vip seen metropolis --rate 4.5
        vip pick seen
        vip pick watchlist --runtime ..100
        vip pick --stars 4..    one that you liked, again
        vip pick --genre comedy --runtime ..60

      Criteria without a shelf pick from all films, as in `vip discover`, rather one that you have not seen; --stars picks \
      from those you have seen, and --not-seen from the watchlist.
      """)

  @Argument(
    help: ArgumentHelp("What to pick from (default: watchlist, or all films with criteria).", valueName: "shelf"))
  var from: Shelf?

  @Option(parsing: .unconditional, help: "A number that makes the choice repeatable.")
  var seed: UInt64?

  @OptionGroup(title: "Criteria") var criteria: FilterOptions
  @OptionGroup(title: "Criteria") var viewer: ViewerCriteria

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route {
    let criteria = criteria.criteria() + viewer.criteria
    let shelf = from ?? (viewer.stars != nil ? .seen : viewer.notSeen || criteria.isEmpty ? .watchlist : nil)
    return .pick(from: shelf?.rawValue, criteria, seed: seed ?? .random(in: 0 ... .max))
  }

  var needs: Program.Needs { .init(films: !(criteria.criteria() + viewer.criteria).isEmpty, posters: posterOptions) }
}
