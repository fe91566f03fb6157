import ArgumentParser
import MovieDisplay
import MovieDomain
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
        vip person buster keaton
      """)

  @Argument(
    help: ArgumentHelp(
      "A person: their id, name or address at TMDb or IMDb; or - for standard input.", valueName: "person"),
    completion: .people)
  var words: [String]

  @OptionGroup var options: TableOptions

  func validate() throws {
    _ = try PersonReference(words: words)
  }

  func run() async throws {
    let reference = try PersonReference(words: words)
    try await Program.run(options.display, as: options.format, needs: .init(readsInput: reference == nil)) { program in
      await program.withPerson(reference) { await program.show(PersonScene.self, .load($0)) }
    }
  }
}
