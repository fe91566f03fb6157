import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

/// What `vip` does without the name of a command: `vip` starts the browser, an address or an IMDb id opens its page,
/// and other words are a search.
struct WordsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: "Open an address or an id, or search for words.", shouldDisplay: false)

  @Argument(help: ArgumentHelp("Words of a title, an address or an id.", valueName: "word"), completion: .searches)
  var words: [String] = []

  @OptionGroup var search: SearchOptions
  @OptionGroup var options: ListOptions

  func run() async throws {
    guard let word = words.first else {
      guard await BareStart.startsBrowser(.process) else { throw CleanExit.helpRequest(Vip.self) }
      return try await BrowseCommand.run(options.table.display, pick: false)
    }
    if words.count > 1 { return try await searching() }
    // A number alone may well be a title, such as 1917.
    let isNumber = word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    switch (word, isNumber ? nil : try? MovieReference(word), isNumber ? nil : try? PersonReference(word)) {
    case ("login", _, _): try await AuthCommand.logIn(options.table.display)
    case ("logout", _, _): try await AuthCommand.logOut(options.table.display)
    case (_, let film?, _) where !film.isTitle: try await DetailCommand.run(film, options.table.display)
    case (_, _, let person?) where !person.isName: try await PersonCommand.run(person, options)
    default:
      let near = Vip.namesLike(word)
      guard near.isEmpty else {
        throw SetupProblem.usage(
          "Unknown command “vip \(word)”.",
          hint: "Did you mean \(near.alternatives)? To search for films: "
            + SearchCommand.line(query: word, year: nil, page: 1))
      }
      try await searching()
    }
  }

  /// Searches for the words. If nothing is found, the first one may be a mistyped command.
  private func searching() async throws {
    do {
      try await search.run(words, options)
    } catch let status as ExitCode where status == .failure {
      let near = words.first.map { Vip.namesLike($0) } ?? []
      if !near.isEmpty, options.table.format.isText {
        OutputStream.standardError.say("hint: Did you mean \(near.alternatives)?")
      }
      throw status
    }
  }
}

extension Vip {
  /// The command lines whose names are similar to a word.
  fileprivate static func namesLike(_ word: String) -> [String] {
    let commands = configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
    let names = commands.compactMap(\.commandName) + commands.flatMap(\.aliases)
    // Short words with another letter are other words: Rome is not home, and lost is not list.
    return Spelling.suggestions(for: word, in: names)
      .filter { $0.count > 4 || word.count != $0.count || word.lowercased().sorted() == $0.sorted() }
      .map { "vip \($0)" }
  }
}

extension MovieReference {
  fileprivate var isTitle: Bool { if case .title = self { true } else { false } }
}

extension PersonReference {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}

extension [String] {
  /// Such as “a, b or c”.
  var alternatives: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
