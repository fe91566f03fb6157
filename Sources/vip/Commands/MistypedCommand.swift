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
    var words = arguments.filter { !$0.hasPrefix("-") }[...]
    var path: [String] = []
    if words.first == HelpCommand.name {
      path.append(words.removeFirst())
    }
    for word in words {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty else { return nil }
      guard let next = subcommands.first(where: { $0.names.contains(word) }) else {
        var shown = subcommands.filter { $0.configuration.shouldDisplay }.flatMap { $0.names }
        if path == [HelpCommand.name] {
          shown.append(OptionsCommand.name)
        }
        let near = Spelling.suggestions(for: word, in: shown)
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

  var sentence: String { "Unknown command “\(place) \(typed)”." }

  var hint: String { "Did you mean \(suggestions.map { "\(place) \($0)" }.joined(separator: " or "))?" }

  private var place: String { (["vip"] + path).joined(separator: " ") }
}

extension ParsableCommand {
  fileprivate static var names: [String] {
    (configuration.commandName.map { [$0] } ?? []) + configuration.aliases
  }
}
