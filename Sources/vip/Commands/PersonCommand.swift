import ArgumentParser
import MovieDisplay
import MovieScenes
import MovieText

/// `vip person`: life, biography and films of one person.
struct PersonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "person",
    abstract: "Show a person: biography, home page, best-known films.",
    discussion: """
      EXAMPLES:
        vip people              ids of people
        vip person 287
      """)

  @Argument(help: "The person's id: the number after the # in every list.", transform: CatalogID.init(argument:))
  var id: CatalogID

  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Program.run(PersonScene.self, .load(id.value), options)
  }
}
