import ArgumentParser
import Testing

@testable import vip

@Suite struct CommandNameTests {
  /// Without `commandName`, ArgumentParser derives the name from the type, which takes a sixth of start-up.
  @Test func `Every command sets its name`() {
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
