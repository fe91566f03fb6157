import ArgumentParser
import MovieDisplay
import MovieScenes
import MovieText

/// `vip person`: a person's biography and films.
struct PersonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "person",
    abstract: "Show a person: biography, home page and best-known films.",
    discussion: """
      EXAMPLES:
        vip person 17
      """)

  @Argument(help: "The person's id, shown after the # in every list.", transform: CatalogID.init(argument:))
  var id: CatalogID

  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Program.run(PersonScene.self, .load(id.value), options)
  }
}
