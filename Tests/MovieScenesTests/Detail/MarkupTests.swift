import MovieDisplay
import MovieScenes
import RandomTestSupport
import Testing
import TextSnapshots

/// Markdown and HTML in reviews.
@Suite struct MarkupTests {
  /// The blocks of a text, with marks of its runs.
  private func blocks(of raw: String) -> String {
    Markup.parsed(raw).blocks.map { block in
      let runs = block.runs.map { run in
        let marks = [run.isStrong ? "strong" : nil, run.isEmphasized ? "emphasized" : nil, run.link.map { "to \($0)" }]
        return run.text.debugDescription + marks.compactMap { $0 }.map { " (\($0))" }.joined()
      }
      return "\(block.kind): \(runs.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  @Test func `Emphasis and links become runs`() {
    let texts = [
      "plain", "a **bold** word", "_it_ and *it*", "***both***", "**bold _both_**", "<em>it</em> <B>bold</B>",
      "(**bold**).", "“_Quoted_”", "这是**重点**。", "**жирный** текст", "see [my page](https://a.example/x_y)",
      "[**bold** link](https://a.example)", #"[t](<https://a.example/b> "Title") u"#,
      "[t](https://a.example/Alien_(film))", "[](https://a.example)", "![alt](https://a.example/i.png)",
      #"<a href="https://a.example/?a=1&amp;b=2" target="x">t</a>"#, "at https://a.example/a_b_c.",
      "<https://a.example>", "Tom &amp; Jerry &#39;n&#x2019; more &hellip;", "&lt;em&gt;", "`**code**`",
      #"\*not\* it"#, "<span style='x'>text</span>",
    ]
    assertSnapshot(across: .axis("raw", texts), render: blocks)
  }

  @Test(arguments: [
    "2 * 3 * 4", "2*3*4", "snake_case_name", "a_b", "f*ck this sh*t", "f**king", "**** out of *****",
    "**unclosed", "_unclosed", "<em>unclosed", "unopened</em>", "unopened**", "<3 and <Alien>", "a < b > c", "AT&T",
    "&nosuch;", "&#xFFFFFFFF;", "[brackets]", "[text](no end", "[text]()", "](", "[[[", "`unclosed", "*", "_", "\\",
    "!", "![", "https://", "<a href=x>unclosed",
  ])
  func `What only looks like markup stays in the text`(raw: String) {
    #expect(Markup.parsed(raw) == FormattedText([.init(.paragraph, [.init(raw)])]))
  }

  @Test func `Blocks are paragraphs, headings, items and quotations`() {
    let markdown =
      "# Title #\r\n\r\nFirst line.\r\nSecond line.\r\n\r\n* one\r\n* two\r\n1. three\r\n\r\n> quoted\r\n> more\r\n\r\n---\r\nEnd"
    let html = "<p>One.</p><p>Two,<br/>three.</p><ul><li>a</li><li>b</li></ul><h2>Head</h2>"
    assertSnapshot(across: .axis("raw", [markdown, html]), render: blocks)
  }

  @Test(arguments: ["1999. A great year", "#1 film", "-5 of 10", "3.5 stars", ">", "# ", "12345. x"])
  func `Lines that only start like blocks lose no text`(raw: String) {
    #expect(Markup.parsed(raw).plain == (raw == ">" ? "" : raw == "# " ? "#" : raw))
  }

  @Test(.timeLimit(.minutes(3)), arguments: ["[", "*a_", "<em>"])
  func `Nested marks take linear time`(unit: String) {
    // A quadratic step would take longer than the limit.
    let text = String(repeating: unit, count: 100_000) + "]" + String(repeating: ")", count: 1000)
    #expect(Markup.parsed(text).blocks.count == 1)
  }

  @Test(arguments: [
    "> ", "# ", "- ", "\n", "<br>", "<p>", "h", "https://", "\\", "(", "](", "[[a](", "**a ", "<a href=x>", "``a",
    "[a](<", "![",
    "&#", "e\u{301}*",
  ])
  func `Repeated marks are parsed`(unit: String) {
    _ = Markup.parsed(String(repeating: unit, count: 4_000))
  }

  @Test(arguments: 0..<400)
  func `Any text keeps its words in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "*", "**", "_", "__", "[", "]", "(", ")", "](", "<em>", "</em>", "<a href=\"x\">", "</a>", "<", ">", "`", "\n",
      "\n\n", " ", "\\", "!", "&", "&amp;", "#", "- ", "> ", "https://a.example/", "\u{301}", "👍🏽",
    ]
    var words: [String] = []
    var raw = ""
    for index in 0..<60 {
      raw += parts[Int.random(in: 0..<parts.count, using: &random)]
      if Bool.random(using: &random) {
        // Capitals do not occur in the markup above.
        let word = "W\(String(index, radix: 2).replacing("1", with: "X").replacing("0", with: "Y"))Z"
        words.append(word)
        raw += word
      }
    }
    let text = Markup.parsed(raw)
    // An accent makes another character of the letter before it.
    let scalars = text.blocks.flatMap(\.runs).flatMap {
      ($0.text + ($0.link ?? "")).unicodeScalars.filter { $0 != "\u{301}" }
    }
    let shown = String(String.UnicodeScalarView(scalars))
    for word in words { #expect(shown.contains(word), "\(raw.debugDescription)") }
    #expect(text.blocks.allSatisfy { $0.kind == .divider || !$0.runs.isEmpty })
    #expect(text.blocks.flatMap(\.runs).allSatisfy { !$0.text.isEmpty })
  }
}
