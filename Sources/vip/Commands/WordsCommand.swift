import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal

/// What `vip` does without the name of a command: `vip` starts the browser, an address or an IMDb id opens its page,
/// the name of a list or a genre shows its films, and other words are a search.
struct WordsCommand: FilmListCommand {
  static let configuration = CommandConfiguration(
    // The parser's sentences show it, and it is not typed by accident.
    commandName: "<command>", abstract: "Search for words, or open an address or an id such as #12.",
    usage: "vip <command> [options]", shouldDisplay: false)

  @Argument(help: ArgumentHelp("Words of a title, an address or an id.", valueName: "word"), completion: .searches)
  var words: [String] = []

  @OptionGroup var search: SearchOptions
  @OptionGroup var options: TableOptions

  var list: ListOptions { search.list }

  /// What the words name. Throws a usage error for a word that is nearly a command.
  var route: Route {
    get throws {
      let (line, word) = (words.joined(separator: " "), words.first ?? "")
      let searching = Vip.searchAdvice(line)
      // The parser found no command, because an option or `--` came first.
      guard Vip.command(of: words) == Vip.self else {
        throw SetupProblem.usage("The command “\(word)” must come first.", hint: "See vip \(word) --help. \(searching)")
      }
      let lists = MovieList.allCases.map(\.rawValue) + GenreAliases.usualNames
      if !search.people, search.year == nil, lists.map(FoldedText.init).contains(FoldedText(line)) {
        return try Route(list: words, genre: nil, page: search.page.number)
      }
      // A number alone may well be a title, such as 1917.
      guard words.count == 1, !word.utf8.allSatisfy(\.isDigit) else { return try search.route(to: words) }
      if (try? MovieReference(word)) == nil, (try? PersonReference(word)) != nil { return .personNamed(word) }
      if try !MovieReference(argument: word).isWords { return try Route(film: words, .overview) }
      let lines = linesOfCommands
      guard lines.isEmpty else {
        throw SetupProblem.usage(
          "Unknown command “vip \(word)”.", hint: "Did you mean \(lines.joined(by: "or"))? \(searching)")
      }
      return try search.route(to: words)
    }
  }

  /// The words with a similar command in place of the first one, the most similar first.
  private var linesOfCommands: [String] {
    let rest = words.dropFirst().map { " \(ShellQuoting.argument($0))" }.joined()
    let similar = Vip.subcommands(like: words[0])
    return (similar.names + similar.ofGroups).map { "vip \($0)\(rest)" }
  }

  func run() async throws {
    if words.isEmpty {
      guard options.format.isText, await BrowseCommand.isBareStart(.process) else {
        guard CommandLine.arguments.count > 1 else { throw CleanExit.helpRequest(Vip.self) }
        throw SetupProblem.usage("Options need a command.", hint: "See vip --help.")
      }
      return try await BrowseCommand.run(options.display, pick: false)
    }
    let route = try route
    let pictures = list.posterOptions
    let needs: Program.Needs =
      switch route {
      case .movie, .filmNamed:
        .init(images: pictures.posters == false ? .none : pictures.imageOptions.images, fetchedSize: .kept)
      default: self.needs
      }
    try await Program.run(options.display, as: options.format, needs: needs) { program in
      let outcome = try await program.show(route)
      guard outcome == .nothingFound, options.format.isText, case .search = route else { return outcome }
      // The first of several words may be a mistyped command, and a number alone an id.
      var meant = words.count > 1 ? linesOfCommands : []
      if words.count == 1, case .id(let id)? = try? MovieReference(words[0]) { meant = ["vip detail \(id)"] }
      if !meant.isEmpty { program.screen.say("hint: \(program.words.didYouMean(meant))") }
      return outcome
    }
  }
}

extension ParsableCommand {
  /// The names of subcommands that are similar to a word, the most similar first; and for each group that has a command of
  /// that name, both names.
  static func subcommands(like word: String) -> (names: [String], ofGroups: [String]) {
    let commands = configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
    let groups = commands.filter { $0.subcommands.contains { $0.configuration.commandName == word } }
    let names = commands.compactMap(\.commandName) + commands.flatMap(\.aliases)
    // Short words with another letter are other words: Rome is not home, and lost is not list.
    let similar = Spelling.suggestions(for: word, in: names)
      .filter { $0.count > 4 || word.count != $0.count || word.lowercased().sorted() == $0.sorted() }
    return (similar, groups.compactMap { $0.commandName.map { "\($0) \(word)" } })
  }

  /// The error for a word that is none of the group's commands, or stands after an option; there, with advice. The word is
  /// not repeated: it may be a token.
  static func error(for word: String, advice: String = "") -> ValidationError {
    let line = "vip \(configuration.commandName ?? "")"
    var near = subcommands(like: word).names.map { "\(line) \($0)" }
    if near.first == "\(line) \(word)" { return ValidationError("Options come after “\(line) \(word)”.\(advice)") }
    if near.isEmpty, self is any ShelfCommand.Type { near = ["\(line) add"] }
    let question = near.isEmpty ? "See \(line) --help." : "Did you mean \(near.joined(by: "or"))?"
    return ValidationError("“\(line)” has no such command. \(question)")
  }
}

/// Words after the name of a group, which are none of its commands.
struct MistypedCommand<Group: ParsableCommand>: ParsableArguments {
  @Argument(help: .hidden)
  var words: [String] = []

  func validate() throws {
    if let word = words.first { throw Group.error(for: word) }
  }
}
