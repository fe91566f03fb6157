import Testing

@testable import vip

@Suite(.timeLimit(.minutes(10))) struct ParserMessageTests {
  @Test(arguments: [
    ("Unexpected argument 'foo'", "Unexpected argument “foo”.", nil),
    ("2 unexpected arguments: 'don't', 'a b'", "2 unexpected arguments: “don't”, “a b”.", nil),
    ("Unknown option '--jsn'. Did you mean '--json'?", "Unknown option “--jsn”.", "Did you mean --json?"),
    ("Unknown option '--tsv'. Did you mean '--json'?", "Unknown option “--tsv”.", nil),
    ("Missing value for '--size <size>'", "Missing value for “--size <size>”.", nil),
    ("The value 'x' is invalid for '--width <width>'", "“x” is not a value of --width.", nil),
    (
      "The value 'x' is invalid for '--page <page>': A page must be a number.", "“x” is not a value of --page.",
      "A page must be a number."
    ),
    (
      "The value 'a'b' is invalid for '--sort <sort>'. Please provide one of 'title', 'date' or 'rating'.",
      "“a'b” is not a value of --sort.", "Use title, date or rating."
    ),
    (
      "The value 'x' is invalid for '--size <size>'. Please provide one of the following:\n  - w92\n  - w154\n  - w342",
      "“x” is not a value of --size.", "Use w92, w154 or w342."
    ),
    ("The value 'x' is invalid for '<shell>'", "“x” is not a value of shell.", nil),
    ("“x y” is a person.\nhint: Use vip person 'x y'.", "“x y” is a person.", "Use vip person 'x y'."),
    ("Is this valid?", "Is this valid?", nil),
  ])
  func `A message of the parser has the program's style`(message: String, sentence: String, hint: String?) {
    let message = ParserMessage(message)
    #expect(message.sentence == sentence)
    #expect(message.hint == hint)
  }

  @Test(arguments: [
    (["home", "--foo"], true), (["hoem"], true), (["home", "--foo", "--color", "purple"], true),
    (["home", "--foo", "--color", "never"], false), (["hoem", "--color=never"], false),
    (["--color", "never", "hoem"], false),
  ])
  func `Usage errors obey --color`(arguments: [String], isColored: Bool) async throws {
    let terminal = TerminalSession(columns: 100, rows: 60)
    let result = try await terminal.run(arguments, environment: ["TERM": "xterm"])
    #expect(result.status == 64)
    #expect(result.output.contains("\u{1B}[") == isColored, "\(result.output)")
  }
}
