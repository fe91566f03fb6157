import ArgumentParser
import Testing

@testable import vip

@Suite struct JSONArgumentsTests {
  private func words(_ line: String) -> [String] { line.split(separator: " ").map { String($0) } }

  @Test(arguments: [
    ("list --json id,title", "list --json=id,title"), ("list --json id popular", "list --json=id popular"),
    ("--json id,title list", "--json=id,title list"), ("detail 12 --json runtime", "detail 12 --json=runtime"),
    ("person 17 --json biography", "person 17 --json=biography"), ("#12 --json budget", "#12 --json=budget"),
    ("favorites --json id,added", "favorites --json=id,added"), ("nosferatu --json id", "nosferatu --json=id"),
    // Words that are no fields of the command.
    ("search --json blade", "search --json blade"), ("search --json cast away", "search --json cast away"),
    ("--json cast away", "--json cast away"), ("list --json id,titel", "list --json id,titel"),
    ("person --json title", "person --json title"), ("settings --json id", "settings --json id"),
    ("list --json", "list --json"), ("list --json=id popular", "list --json=id popular"),
    ("search -- --json id", "search -- --json id"), ("home", "home"),
  ])
  func `A word of field names belongs to the option`(typed: String, joined: String) {
    #expect(JSONArguments.joined(words(typed)) == words(joined))
  }

  @Test(arguments: [
    ("list --json", "list --json=,"), ("list --json= popular", "list --json=, popular"),
    ("list --json=id,title", "list --json=id,title"), ("search --json -- --json", "search --json=, -- --json"),
    ("home", "home"),
  ])
  func `The option has a value for the parser`(arguments: String, completed: String) throws {
    #expect(try JSONArguments.completed(words(arguments)) == words(completed))
  }

  @Test(arguments: [
    ("list --json=id,titel", "“titel” is not a JSON field of vip list."),
    ("detail 12 --json=name", "“name” is not a JSON field of vip detail."),
    ("favorites list --json=runtime", "“runtime” is not a JSON field of vip favorites list."),
    ("settings --json=id", "The JSON of vip settings list has no fields to choose from."),
    ("favorites add 12 --json=id", "The JSON of vip favorites add has no fields to choose from."),
  ])
  func `Unknown fields are usage errors`(arguments: String, sentence: String) {
    let error = #expect(throws: SetupProblem.self) { try JSONArguments.completed(words(arguments)) }
    #expect(error?.sentence == sentence)
    #expect(error?.status == 64)
    #expect(error?.hint.isEmpty == false)
  }

  @Test(arguments: CommandPath.all.filter { $0.isLeaf })
  func `Every command with a list, a film or a person has fields`(path: CommandPath) {
    let others: Set = [
      "favorites add", "favorites remove", "favorites import", "favorites export", "favorites repair", "history list",
      "history remove", "history clear", "settings list", "settings get", "settings set", "settings reset",
      "auth login", "auth status", "auth logout", "doctor", "completions", "manual", "help", "options", "trailer",
      "open", "watchlist add", "watchlist remove", "watchlist import", "watchlist export", "seen remove", "seen import",
      "seen export", "undo", "export", "import", "browse",
    ]
    #expect((path.command is any FieldsCommand.Type) != others.contains(path.description), "\(path)")
  }

  @Test func `Fields are completed after those that are typed`() {
    let line = ["vip", "genres", "--json"]
    #expect(Completions.jsonFields(after: line + [""], startingWith: "") == ["id", "name"])
    #expect(Completions.jsonFields(after: line + ["id,"], startingWith: "id,") == ["id,name"])
    #expect(Completions.jsonFields(after: ["vip", "settings", "--json", ""], startingWith: "").isEmpty)
  }
}
