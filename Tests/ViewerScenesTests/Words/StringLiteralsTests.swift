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

  @Test func `A line with a whole text that is empty is found, and none with an empty part`() {
    let empty = #"""
        public var noShow: String { "" }
        func more(_ count: Int) -> String { "" }
          case .year, .score: ""
          default: ""
          ""
          EmptyState(title: "", advice: "Add one.")
      """#
    let parts = #"""
        year.map { " \($0)" } ?? ""
        let end = isLast ? "." : ""
      """#
    #expect(StringLiterals.emptyTexts(in: empty).count == empty.split(separator: "\n").count)
    #expect(StringLiterals.emptyTexts(in: parts) == [])
  }
}
