import Testing

@testable import vip

@Suite struct HelpPartTests {
  @Test func `A discussion is split into prose and tables`() {
    let discussion = """
      Some prose
      on two lines.

      EXAMPLES:
        vip home
        vip list popular      one list

      More: prose.
      """
    #expect(
      HelpPart.parts(of: discussion) == [
        .prose("Some prose on two lines."),
        .table(
          heading: "EXAMPLES",
          rows: [.init(term: "vip home"), .init(term: "vip list popular", explanation: "one list")]),
        .prose("More: prose."),
      ])
  }

  @Test func `An explanation is below a term that is too long`() {
    let rows = [
      HelpPart.Row(term: "short", explanation: "a few words"), .init(term: "a long term", explanation: "below"),
      .init(term: "a term without explanation"),
    ]
    #expect(
      HelpLayout(width: 32).table("HEADING", rows) == """
        HEADING:
          short    a few words
          a long term
                   below
          a term without explanation

        """)
  }

  @Test func `Lines do not break within commands and defaults`() {
    #expect(HelpLayout(width: 20).prose("Then run `vip auth login` once.") == "Then run\n`vip auth login`\nonce.\n")
    #expect(HelpLayout(width: 20).prose("Use it or not (default: no).") == "Use it or not\n(default: no).\n")
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func `Alternatives are joined as a list`(values: [String], text: String) {
    #expect(values.alternatives == text)
  }
}
