import ArgumentParser
import Testing

@testable import vip

@Suite(.timeLimit(.minutes(10))) struct NamedCommandTests {
  /// A development build of the parser takes long for each line.
  @Test(arguments: [
    "home", "favorites", "favorites list", "watchlist", "history", "history ls", "list", "list top-rated",
    "search phantom of", "detail 12", "show the general", "detail help", "similar 12", "person buster keaton",
  ])
  func `A command with nothing but words is the one of the parser`(line: String) async throws {
    let words = line.split(separator: " ").map { String($0) }
    #expect(try await values(of: Vip.asyncParseAsRoot(words)) == values(of: Vip.parsed(words)))
  }

  @Test func `The last example of each command is parsed as by the parser of all commands`() async throws {
    for line in CommandPath.all.compactMap(\.examples.last).flatMap({ $0.split(separator: "|") }) {
      let typed = line.split(separator: " ").map { String($0) }
      guard typed.first == "vip" else { continue }
      let words = try CommandLineWords(JSONArguments.joined(Array(typed.dropFirst()))).arguments
      guard let command = await NamedCommand(words)?.parsed() else { continue }
      #expect(try await values(of: Vip.asyncParseAsRoot(words)) == values(of: command), "\(line)")
    }
  }

  @Test(arguments: [
    "home", "home --width 80", "search phantom", "show 12", "favorites", "favorites add 12", "settings set theme dark",
    "auth",
  ])
  func `A usual command line needs no other commands`(line: String) async {
    let words = line.split(separator: " ").map { String($0) }
    #expect(await NamedCommand(words)?.parsed() != nil)
  }

  @Test(arguments: [
    "", "nosferatu", "--json home", "home --help", "home --version", "home --generate-completion-script bash", "home x",
    "search", "favorites x",
  ])
  func `Whatever else is left to the parser of all commands`(line: String) async {
    let words = line.split(separator: " ").map { String($0) }
    #expect(await NamedCommand(words)?.parsed() == nil)
  }

  @Test(arguments: ["home x", "favorites list x", "detail", "detail nm0000036", "search", "person", "list populr"])
  func `Words that a command does not take are left to the parser`(line: String) throws {
    let words = line.split(separator: " ").map { String($0) }
    let named = try #require(NamedCommand(words))
    let type = try #require(named.type as? any PlainCommand.Type)
    let command = try? type.plain(Array(named.arguments))
    #expect(command == nil)
  }

  /// Every value of the command.
  private func values(of command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }
}
