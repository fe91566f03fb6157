import Testing

@testable import vip

@Suite struct MistypedCommandTests {
  @Test(
    arguments: [
      (["setings"], "Unknown command “vip setings”. Did you mean vip settings?"),
      (["--json", "serach", "x"], "Unknown command “vip serach”. Did you mean vip search?"),
      (
        ["favorites", "improt", "a.csv"],
        "Unknown command “vip favorites improt”. Did you mean vip favorites import?"
      ),
      (["shwo", "12"], "Unknown command “vip shwo”. Did you mean vip show?"),
    ])
  func `A mistyped command has a suggestion`(arguments: [String], sentence: String) {
    #expect(MistypedCommand(in: arguments)?.sentence.hasPrefix(String(sentence.dropLast())) == true)
  }

  @Test(arguments: [[], ["home"], ["search", "setings"], ["favorites", "add", "x"], ["xylophone"], ["--help"]])
  func `Other command lines have no suggestion`(arguments: [String]) {
    #expect(MistypedCommand(in: arguments) == nil)
  }

  @Test func `The suggestion is printed as an error`() async throws {
    let result = try await Program.run("setings")
    #expect(result.status == 64)
    #expect(result.errors == "error: Unknown command “vip setings”. Did you mean vip settings?\n")
    let json = try await Program.run("setings", "--json")
    #expect(
      json.errors
        == #"{"error":{"code":"usage","message":"Unknown command “vip setings”. Did you mean vip settings?"}}"#
        + "\n")
  }
}
