import ArgumentParser
import Testing

@testable import vip

@Suite struct CommandNameTests {
  /// Without a name of its own, the parser makes one of the type's, which takes the runtime longer than all else at start.
  @Test func everyCommandNamesItself() {
    var commands: [any ParsableCommand.Type] = [Vip.self]
    var names: [String] = []
    while let command = commands.popLast() {
      #expect(command.configuration.commandName != nil, "\(command)")
      names.append(command.configuration.commandName ?? "")
      commands += command.configuration.subcommands
    }
    #expect(names.count > 25)
  }
}
