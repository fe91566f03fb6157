import MovieDisplay
import MovieScenes
import RandomTestSupport
import Testing

/// Markdown and HTML in reviews.
@Suite struct MarkupTests {
  typealias Run = FormattedText.Run
  typealias Block = FormattedText.Block

  static let inline: [(raw: String, runs: [Run])] = [
    ("plain", [Run("plain")]),
    ("a **bold** word", [Run("a "), Run("bold", isStrong: true), Run(" word")]),
    ("_it_ and *it*", [Run("it", isEmphasized: true), Run(" and "), Run("it", isEmphasized: true)]),
    ("***both***", [Run("both", isStrong: true, isEmphasized: true)]),
    (
      "**bold _both_**",
      [Run("bold ", isStrong: true), Run("both", isStrong: true, isEmphasized: true)]
    ),
    ("<em>it</em> <B>bold</B>", [Run("it", isEmphasized: true), Run(" "), Run("bold", isStrong: true)]),
    ("(**bold**).", [Run("("), Run("bold", isStrong: true), Run(").")]),
    ("“_Quoted_”", [Run("“"), Run("Quoted", isEmphasized: true), Run("”")]),
    ("这是**重点**。", [Run("这是"), Run("重点", isStrong: true), Run("。")]),
    ("**жирный** текст", [Run("жирный", isStrong: true), Run(" текст")]),
    ("see [my page](https://a.example/x_y)", [Run("see "), Run("my page", link: "https://a.example/x_y")]),
    (
      "[**bold** link](https://a.example)",
      [
        Run("bold", isStrong: true, link: "https://a.example"), Run(" link", link: "https://a.example"),
      ]
    ),
    (#"[t](<https://a.example/b> "Title") u"#, [Run("t", link: "https://a.example/b"), Run(" u")]),
    ("[t](https://a.example/Alien_(film))", [Run("t", link: "https://a.example/Alien_(film)")]),
    ("[](https://a.example)", [Run("https://a.example", link: "https://a.example")]),
    ("![alt](https://a.example/i.png)", [Run("alt", link: "https://a.example/i.png")]),
    (#"<a href="https://a.example/?a=1&amp;b=2" target="x">t</a>"#, [Run("t", link: "https://a.example/?a=1&b=2")]),
    (
      "at https://a.example/a_b_c.",
      [
        Run("at "), Run("https://a.example/a_b_c", link: "https://a.example/a_b_c"), Run("."),
      ]
    ),
    ("<https://a.example>", [Run("https://a.example", link: "https://a.example")]),
    ("Tom &amp; Jerry &#39;n&#x2019; more &hellip;", [Run("Tom & Jerry 'n’ more …")]),
    ("&lt;em&gt;", [Run("<em>")]), ("`**code**`", [Run("**code**")]), (#"\*not\* it"#, [Run("*not* it")]),
    ("<span style='x'>text</span>", [Run("text")]),
  ]

  @Test(arguments: inline)
  func `Emphasis and links become runs`(raw: String, runs: [Run]) {
    #expect(Markup.parsed(raw) == FormattedText([Block(.paragraph, runs)]))
  }

  @Test(arguments: [
    "2 * 3 * 4", "2*3*4", "snake_case_name", "a_b", "f*ck this sh*t", "f**king", "**** out of *****",
    "**unclosed", "_unclosed", "<em>unclosed", "unopened</em>", "unopened**", "<3 and <Alien>", "a < b > c", "AT&T",
    "&nosuch;", "&#xFFFFFFFF;", "[brackets]", "[text](no end", "[text]()", "](", "[[[", "`unclosed", "*", "_", "\\",
    "!", "![", "https://", "<a href=x>unclosed",
  ])
  func `What only looks like markup stays in the text`(raw: String) {
    #expect(Markup.parsed(raw) == FormattedText(raw))
  }

  @Test func `Blocks are paragraphs, headings, items and quotations`() {
    let text = Markup.parsed(
      "# Title #\r\n\r\nFirst line.\r\nSecond line.\r\n\r\n* one\r\n* two\r\n1. three\r\n\r\n> quoted\r\n> more\r\n\r\n---\r\nEnd"
    )
    #expect(
      text.blocks == [
        Block(.heading, [Run("Title")]), Block(.paragraph, [Run("First line.\nSecond line.")]),
        Block(.item(marker: "•"), [Run("one")]), Block(.item(marker: "•"), [Run("two")]),
        Block(.item(marker: "1."), [Run("three")]), Block(.quote, [Run("quoted\nmore")]), Block(.divider, []),
        Block(.paragraph, [Run("End")]),
      ])
  }

  @Test func `HTML separates blocks`() {
    let text = Markup.parsed("<p>One.</p><p>Two,<br/>three.</p><ul><li>a</li><li>b</li></ul><h2>Head</h2>")
    #expect(
      text.blocks == [
        Block(.paragraph, [Run("One.")]), Block(.paragraph, [Run("Two,\nthree.")]),
        Block(.item(marker: "•"), [Run("a")]), Block(.item(marker: "•"), [Run("b")]), Block(.heading, [Run("Head")]),
      ])
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
