import ArgumentParser
import Testing

@testable import vip

/// What is said about words that are nearly a command, and about values that mean nothing.
@Suite struct MistakeTests {
  @Test(arguments: [
    (["seen", "remov", "12"], "Unknown command “vip seen remov”. Did you mean vip seen remove?"),
    (["seen", "list", "12"], "“vip seen” has no such command. Did you mean vip seen add?"),
    (["seen", "exprt", "12"], "Unknown command “vip seen exprt”. Did you mean vip seen export?"),
    (["detail", "12", "--json", "--fields", ""], "--fields needs the name of a field."),
    (["calendar", "--to", "2020-01-01"], "2020-01-01 is in the past. Use --from too."),
    (["calendar", "--from", "2026-02-01", "--to", "2026-01-01"], "--to must not be before --from."),
  ])
  func `A mistake is named, and nothing is done`(arguments: [String], sentence: String) {
    let error = #expect(throws: (any Error).self) { try Vip.parseAsRoot(arguments) }
    #expect(error.map { Vip.message(for: $0) }?.contains(sentence) == true)
  }

  @Test func `Titles after a title are no mistake`() throws {
    #expect(try Vip.parseAsRoot(["seen", "metropolis", "12"]) is SeenCommand.Add)
    #expect(try Vip.parseAsRoot(["seen", "remov"]) is SeenCommand.Add)
    #expect(try Vip.parseAsRoot(["seen", "delete", "12"]) is RemoveFromShelf<SeenCommand>)
  }
}
