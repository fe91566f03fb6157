public import ArgumentParser
import MovieDisplay
public import MovieDomain

/// `vip pick`: one film for tonight.
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

      Criteria without a shelf pick from all films, as in `vip discover`, or with --stars from those you have seen.
      """)

  @Argument(
    help: ArgumentHelp("What to pick from (default: watchlist, or all films with criteria).", valueName: "shelf"))
  var from: Shelf?

  @Option(help: "A number that makes the choice repeatable.")
  var seed: UInt64?

  @OptionGroup(title: "Criteria") var criteria: FilterOptions
  @OptionGroup(title: "Criteria") var stars: StarsOption

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route {
    let criteria = criteria.criteria() + stars.criteria
    let shelf = from ?? (criteria.isEmpty ? .watchlist : stars.stars == nil ? nil : .seen)
    return .pick(from: shelf?.rawValue, criteria, seed: seed ?? .random(in: 0 ... .max))
  }

  var needs: Program.Needs { .init(films: !(criteria.criteria() + stars.criteria).isEmpty, posters: posterOptions) }
}

extension Shelf: ExpressibleByArgument {}
