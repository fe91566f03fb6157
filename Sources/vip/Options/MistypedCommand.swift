import ArgumentParser

/// Words after the name of a group, which are none of its commands. They are not repeated: one may be a token.
struct MistypedCommand<Group: ParsableCommand>: ParsableArguments {
  @Argument(help: .hidden)
  var words: [String] = []

  func validate() throws {
    guard let word = words.first else { return }
    let line = "vip \(Group.configuration.commandName ?? "")"
    var near = Group.subcommands(like: word).map { "\(line) \($0)" }
    if near.isEmpty, Group.self is any ShelfCommand.Type { near = ["\(line) add"] }
    let advice = near.isEmpty ? "See \(line) --help." : "Did you mean \(near.alternatives)?"
    throw ValidationError("“\(line)” has no such command. \(advice)")
  }
}
