import MovieTerminal
import Testing

@Suite struct ShellQuotingTests {
  @Test(arguments: [
    ("export ~/x.json", ["export", "/home/me/x.json"]), ("a~/b ~ ~x", ["a~/b", "~", "~x"]),
    (#"'~/x' "~/x" \~/x"#, ["~/x", "~/x", "~/x"]),
  ])
  func `An unquoted tilde before a slash is the home folder`(line: String, words: [String]) throws {
    #expect(try ShellQuoting.words(of: line, home: "/home/me") == words)
  }

  @Test(arguments: ["metropolis", "it's", "-x", "two words", #"a "quoted" \$x"#, ""])
  func `What is quoted as an argument is one word again, without more than a blank before it`(text: String) throws {
    let words = try ShellQuoting.words(of: "vip \(ShellQuoting.argument(text)) end", home: nil)
    #expect(words == ["vip", text.hasPrefix("-") ? " \(text)" : text, "end"])
  }

  @Test(arguments: [
    ("search wind --tsv | head -3", true), ("detail 12 > /tmp/x", true), ("auth < token", true), ("home && list", true),
    ("watchlist add $(vip pick)", true), ("detail `vip pick`", true), ("search me & you", false),
    ("search you;me", false), ("search '|' \"a > b\" \\> '$(x)'", false), ("search it's", false), ("", false),
  ])
  func `Operators outside of quotes are for a shell`(line: String, isForShell: Bool) {
    #expect(ShellQuoting.isForShell(line) == isForShell)
  }

  @Test(arguments: ["it's", #"say "hello"#])
  func `A quote that is not closed is an error`(line: String) {
    #expect(throws: ShellQuoting.UnclosedQuote.self) { try ShellQuoting.words(of: line, home: nil) }
  }
}
