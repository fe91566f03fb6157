public import ArgumentParser
import MovieDisplay
public import MovieDomain
import MovieScenes
import MovieText

/// `vip pick`: one film for tonight.
struct PickCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick", abstract: "Pick one film for tonight from the watchlist or another shelf.",
    discussion: """
      EXAMPLES:
        vip watchlist add nosferatu metropolis
        vip pick
        vip pick --seed 42    the same film each time
        vip seen metropolis
        vip pick seen
      """)

  @Argument(help: "What to pick from.")
  var from: Shelf = .watchlist

  @Option(help: "A number that makes the choice repeatable.")
  var seed: UInt64?

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Program.run(
      PickScene.self, .pick(from: .shelf(from), seed: seed ?? .random(in: 0 ... .max)), options,
      needs: .init(films: false, posters: posterOptions))
  }
}

extension Shelf: ExpressibleByArgument {}
