import ArgumentParser
import MovieDisplay
import MovieDomain

struct PickCommand: RouteCommand {
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

      Criteria without a shelf pick from all films, as in `vip discover`, and prefer one that you have not seen; with \
      --not-seen, they pick no other. Alone, --not-seen picks from the watchlist. --stars picks from those you have seen.
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
    let ofFilms = criteria.criteria()
    let shelf = from ?? (viewer.stars != nil ? .seen : ofFilms.isEmpty ? .watchlist : nil)
    return .pick(from: shelf?.rawValue, ofFilms + viewer.criteria, seed: seed ?? .random(in: 0 ... .max))
  }

  var needs: Program.Needs { .init(films: !(criteria.criteria() + viewer.criteria).isEmpty, posters: posterOptions) }
}
