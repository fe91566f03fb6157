import Testing

@testable import vip

@Suite struct MistypedCommandTests {
  @Test(
    arguments: [
      (["setings"], "There is no command “vip setings”. Did you mean vip settings?"),
      (["--json", "serach", "x"], "There is no command “vip serach”. Did you mean vip search?"),
      (
        ["favorites", "improt", "a.csv"],
        "There is no command “vip favorites improt”. Did you mean vip favorites import?"
      ),
      (["shwo", "12"], "There is no command “vip shwo”. Did you mean vip show?"),
    ])
  func whatWasMeantIsNamed(arguments: [String], sentence: String) {
    #expect(MistypedCommand(in: arguments)?.sentence.hasPrefix(String(sentence.dropLast())) == true)
  }

  @Test(arguments: [[], ["home"], ["search", "setings"], ["favorites", "add", "x"], ["xylophone"], ["--help"]])
  func otherLinesHaveNone(arguments: [String]) {
    #expect(MistypedCommand(in: arguments) == nil)
  }

  @Test func theProgramSaysIt() async throws {
    let result = try await Program.run("setings")
    #expect(result.status == 64)
    #expect(result.errors == "Error: There is no command “vip setings”. Did you mean vip settings?\n")
    let json = try await Program.run("setings", "--json")
    #expect(
      json.errors
        == #"{"error":{"code":"usage","message":"There is no command “vip setings”. Did you mean vip settings?"}}"#
        + "\n")
  }
}
