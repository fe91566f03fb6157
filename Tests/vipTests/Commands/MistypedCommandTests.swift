import Testing

@testable import vip

@Suite(.timeLimit(.minutes(10))) struct MistypedCommandTests {
  @Test(
    arguments: [
      (["setings"], "vip setings", "vip settings"),
      (["--json", "serach", "x"], "vip serach", "vip search"),
      (["favorites", "improt", "a.csv"], "vip favorites improt", "vip favorites import"),
      (["shwo", "12"], "vip shwo", "vip show"),
      (["help", "setings"], "vip help setings", "vip help settings"),
      (["help", "favorites", "improt"], "vip help favorites improt", "vip help favorites import"),
      (["help", "option"], "vip help option", "vip help options"),
    ])
  func `A mistyped command has a suggestion`(arguments: [String], typed: String, meant: String) {
    let command = MistypedCommand(in: arguments)
    #expect(command?.sentence == "Unknown command “\(typed)”.")
    #expect(command?.hint.hasPrefix("Did you mean \(meant)") == true)
  }

  @Test(arguments: [
    [], ["home"], ["search", "setings"], ["favorites", "add", "x"], ["xylophone"], ["--help"], ["help"],
    ["help", "home"],
  ])
  func `Other command lines have no suggestion`(arguments: [String]) {
    #expect(MistypedCommand(in: arguments) == nil)
  }

  @Test func `The suggestion is printed as an error`() async throws {
    let result = try await Program.run("setings")
    #expect(result.status == 64)
    #expect(
      result.errors
        == "error: Unknown command “vip setings”.\nhint: Did you mean vip settings? To search for films: vip search setings\n"
    )
    let json = try await Program.run("setings", "--json")
    #expect(
      json.errors
        == #"{"error":{"code":"usage","message":"Unknown command “vip setings”. Did you mean vip settings? To search for films: vip search setings."}}"#
        + "\n")
  }
}
