import ArgumentParser
import MovieDomain

/// The arguments of the program, as they are typed and as the parser takes them.
///
/// People leave out what is obvious: `vip nosferatu` is a search, `vip settings theme dark` sets the theme, `vip login`
/// logs in. Options may precede the command.
struct CommandLineWords: Equatable {
  /// What the parser takes.
  let arguments: [String]
  /// Whether these are words that are no command, and therefore a search.
  let isBareSearch: Bool

  /// Options that are followed by a value, if they have none after a `=`.
  static let optionsWithValue: Set<String> = [
    "--width", "--color", "--language", "--region", "--record", "--replay", "--genre", "--page", "--year", "--sort",
    "--format", "--size", "--images", "--any-genre", "--without", "--score", "--runtime", "--votes",
    "--original-language", "--country", "--person", "--on", "--certification", "--as",
    "--rate", "--seed",
  ]

  /// Options without a value, and `--json`, whose value never is a word of its own here.
  private static let flags: Set<String> = [
    "--json", "--tsv", "--header", "--no-pager", "--refresh", "--offline", "--trace", "--",
  ]

  /// Throws a usage error for a single word that is nearly a command.
  init(_ typed: [String]) throws(SetupProblem) {
    guard let start = Self.firstWord(of: typed[...]) else {
      // Only options: the program's own, or none.
      let isVersion = typed == ["-v"] || typed == ["-V"]
      self.init(arguments: isVersion ? ["--version"] : typed)
      return
    }
    let options = Array(typed[..<start])
    let rest = typed[start...]
    let words = Self.words(of: rest)
    let first = typed[start]
    if options.first.map({ !Self.isOfScenes($0) }) ?? false {
      self.init(arguments: typed)
    } else if let command = Vip.subcommand(named: first), !Self.isTitle(words, after: command) {
      self.init(arguments: Self.arguments(command, rest, options))
    } else if words.count == 1, let arguments = Self.shortcut(first, options, rest.dropFirst()) {
      self.init(arguments: arguments)
    } else if words.count == 1, first != "--", let mistyped = MistypedCommand(in: typed) {
      throw SetupProblem(mistyped, alternative: first)
    } else {
      self.init(arguments: ["search"] + options + rest, isBareSearch: true)
    }
  }

  private init(arguments: [String], isBareSearch: Bool = false) {
    self.arguments = arguments
    self.isBareSearch = isBareSearch
  }

  /// The arguments of a command with the subcommand that was left out, and with the options that preceded it.
  private static func arguments(
    _ command: any ParsableCommand.Type, _ rest: ArraySlice<String>, _ options: [String]
  ) -> [String] {
    var path = [rest[rest.startIndex]]
    var rest = rest.dropFirst()
    guard !command.configuration.subcommands.isEmpty, let place = firstWord(of: rest) else {
      return path + options + rest
    }
    if command.subcommand(named: rest[place]) != nil {
      path.append(rest.remove(at: place))
    } else if command == SettingsCommand.self, Setting(rawValue: rest[place]) != nil {
      path.append(words(of: rest).count == 1 ? "get" : "set")
    }
    return path + options + rest
  }

  /// `vip home alone` and `vip doctor zhivago` are titles: these commands take no words.
  private static func isTitle(_ words: [String], after command: any ParsableCommand.Type) -> Bool {
    (command == HomeCommand.self || command == DoctorCommand.self) && words.count > 1
  }

  /// A word that is not a command's name, but means one.
  private static func shortcut(_ word: String, _ options: [String], _ rest: ArraySlice<String>) -> [String]? {
    switch word {
    case "version": return options.isEmpty && rest.isEmpty ? ["--version"] : nil
    case "login", "logout": return ["auth", word] + options + rest
    default: break
    }
    // Ids and addresses; a number alone may well be a title, such as 1917.
    let isNumber = word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if let film = try? MovieReference(word), !film.isTitle, !isNumber { return ["detail"] + options + [word] + rest }
    if let person = try? PersonReference(word), !person.isName, !isNumber {
      return ["person"] + options + [word] + rest
    }
    return nil
  }

  /// Whether an option is one that commands take, so that it may precede the command.
  private static func isOfScenes(_ option: String) -> Bool {
    let name = String(option.prefix { $0 != "=" })
    return optionsWithValue.contains(name) || flags.contains(name)
  }

  /// The value of `--color`, for errors that are found before the options are parsed.
  static func color(in arguments: [String]) -> ColorChoice {
    let options = arguments.prefix { $0 != "--" }
    let values = zip(options, options.dropFirst()).filter { $0.0 == "--color" }.map(\.1)
    let joined = options.filter { $0.hasPrefix("--color=") }.map { String($0.dropFirst("--color=".count)) }
    return (values + joined).lazy.compactMap { ColorChoice(rawValue: $0) }.first ?? .auto
  }

  /// The place of the first argument that is neither an option nor an option's value.
  private static func firstWord(of arguments: ArraySlice<String>) -> Int? {
    var isValue = false
    for (index, argument) in zip(arguments.indices, arguments) {
      if argument == "--" { return arguments.indices.contains(index + 1) ? index : nil }
      defer { isValue = !isValue && optionsWithValue.contains(argument) }
      if !isValue, !argument.hasPrefix("-") { return index }
    }
    return nil
  }

  /// The arguments that are neither options nor their values. Everything after `--` is a word.
  static func words(of arguments: ArraySlice<String>) -> [String] {
    var words: [String] = []
    var rest = arguments
    while let place = firstWord(of: rest) {
      if rest[place] == "--" { return words + rest[(place + 1)...] }
      words.append(rest[place])
      rest = rest[(place + 1)...]
    }
    return words
  }
}

extension MovieReference {
  fileprivate var isTitle: Bool { if case .title = self { true } else { false } }
}

extension PersonReference {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}

extension ParsableCommand {
  /// The subcommand with a name or alias.
  static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.names.contains(name) }
  }

  static var names: [String] { (configuration.commandName.map { [$0] } ?? []) + configuration.aliases }
}
