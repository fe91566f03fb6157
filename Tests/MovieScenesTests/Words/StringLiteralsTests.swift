import SceneTestSupport
import Testing

@Suite struct StringLiteralsTests {
  @Test func `Literals are read without keys, comments, escapes and interpolations`() {
    let code = #"""
      // A comment with one quotation mark: "
      let names = ["key": "a (value"]
      let text = "outer \(f("first", (1)).map { "inner \($0) ) " } ?? "none") end" + "\"quoted\"\u{A0}"
      let lines = """
        one "line",
        \(count) lines
        """
      """#
    #expect(
      StringLiterals.all(in: code) == [
        "a (value", "first", "inner  ) ", "none", "outer  end", "quoted", "\n  one \"line\",\n   lines\n  ",
      ])
  }
}
