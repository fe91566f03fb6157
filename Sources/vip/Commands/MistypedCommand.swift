import ArgumentParser
import MovieDomain

/// An unknown word in the place of a command name.
struct MistypedCommand: Equatable {
  /// The command names before it.
  var path: [String]
  var typed: String
  /// The most similar names; not empty.
  var suggestions: [String]

  /// Nil if all command names are known, or if no name is similar to the unknown one.
  init?(in arguments: [String]) {
    var command: any ParsableCommand.Type = Vip.self
    var words = CommandLineWords.words(of: arguments[...])[...]
    var path: [String] = []
    if words.first == HelpCommand.name {
      path.append(words.removeFirst())
    }
    for word in words {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty else { return nil }
      guard let next = command.subcommand(named: word) else {
        var shown = subcommands.filter { $0.configuration.shouldDisplay }.flatMap { $0.names }
        if path == [HelpCommand.name] {
          shown.append(OptionsCommand.name)
        }
        if command == SettingsCommand.self, path.first != HelpCommand.name {
          shown += Setting.allCases.map(\.rawValue)
        }
        let near = Spelling.suggestions(for: word, in: shown).filter { Self.isNear(word, $0) }
        guard !near.isEmpty else { return nil }
        self.init(path: path, typed: word, suggestions: near)
        return
      }
      command = next
      path.append(word)
    }
    return nil
  }

  private init(path: [String], typed: String, suggestions: [String]) {
    self.path = path
    self.typed = typed
    self.suggestions = suggestions
  }

  /// Short words with another letter are other words: Rome is not home, and lost is not list.
  private static func isNear(_ typed: String, _ name: String) -> Bool {
    name.count > 4 || typed.count != name.count || typed.lowercased().sorted() == name.sorted()
  }

  var sentence: String { "Unknown command “\(place) \(typed)”." }

  var hint: String { "Did you mean \(suggestions.map { "\(place) \($0)" }.alternatives)?" }

  private var place: String { (["vip"] + path).joined(separator: " ") }
}

extension SetupProblem {
  /// A usage error with the commands that may be meant. `alternative` is what may be searched for instead.
  init(_ mistyped: MistypedCommand, alternative: String? = nil) {
    code = "usage"
    status = ExitStatus.usage
    sentence = mistyped.sentence
    let search = alternative.map { " To search for films: \(SearchCommand.line(query: $0, year: nil, page: 1))" }
    hint = mistyped.hint + (search ?? "")
  }
}
