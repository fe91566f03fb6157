import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

/// `vip person`: a person's biography and films.
struct PersonCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "person",
    abstract: "Show a person: biography, home page and films.",
    discussion: """
      EXAMPLES:
        vip person 17
        vip person buster keaton
        vip person 17 --full
        vip person buster keaton --as director
      """)

  @Argument(
    help: ArgumentHelp(
      "A person: their id, name or address at TMDb or IMDb; or - for standard input.", valueName: "person"),
    completion: .people)
  var words: [String]

  @Flag(help: "Show all films, the newest first.")
  var full = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Show all films of one role.", valueName: "role"))
  var role: PersonRole?

  @OptionGroup var options: ListOptions

  func run() async throws {
    try await Self.run(PersonReference(words: words), options, full: full, role: role)
  }

  /// Shows the person's page. Nil names the person on standard input.
  static func run(
    _ reference: PersonReference?, _ options: ListOptions, full: Bool = false, role: PersonRole? = nil
  ) async throws {
    try await options.run(readingInput: reference == nil) { program in
      await program.withPerson(reference) { person in
        var person = person
        person.showsAllFilms = full
        person.role = role
        return await program.show(PersonScene.self, .load(person))
      }
    }
  }
}
