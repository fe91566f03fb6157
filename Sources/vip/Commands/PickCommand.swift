public import ArgumentParser
import MovieDisplay
public import MovieDomain
import MovieScenes
import MovieText

/// `vip pick`: one film for tonight.
struct PickCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick", abstract: "Pick one film for tonight, from a shelf or by criteria.",
    discussion: """
      EXAMPLES:
        vip watchlist add nosferatu metropolis
        vip pick
        vip pick --seed 42    the same film each time
        vip seen metropolis
        vip pick seen
        vip pick --genre comedy --runtime ..60

      Criteria, such as a genre, pick from all films, as in `vip discover`.
      """)

  @Argument(help: ArgumentHelp("What to pick from (default: watchlist).", valueName: "shelf"))
  var from: Shelf?

  @Option(help: "A number that makes the choice repeatable.")
  var seed: UInt64?

  @OptionGroup(title: "Criteria") var criteria: FilterOptions

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  func validate() throws {
    _ = try criteria.selection()
    if let from, criteria.areGiven {
      throw ValidationError("“\(from.rawValue)” and criteria cannot be used together.")
    }
  }

  func run() async throws {
    let seed = seed ?? .random(in: 0 ... .max)
    guard criteria.areGiven else {
      return try await Program.run(
        PickScene.self, .pick(from: .shelf(from ?? .watchlist), seed: seed), options,
        needs: .init(films: false, posters: posterOptions))
    }
    let selection = try criteria.selection()
    try await Program.run(options, needs: .init(posters: posterOptions)) { program in
      await program.withFilter(selection, criteria) { filter in
        await program.show(PickScene.self, .pick(from: .filter(filter), seed: seed))
      }
    }
  }
}

extension Shelf: ExpressibleByArgument {}
