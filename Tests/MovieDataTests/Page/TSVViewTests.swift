import LogTestSupport
import MovieData
import MovieDisplay
import Testing

@Suite(.timeLimit(.minutes(10))) struct TSVViewTests {
  private let page = TSVPage(columns: ["id", "title"], rows: [["12", "Nosferatu"], ["7", ""]])

  @Test func `The header is the first line`() {
    #expect(TSVView(hasHeader: true).render(page) == "id\ttitle\n12\tNosferatu\n7\t\n")
  }

  @Test func `A table without rows is empty`() {
    let empty = TSVPage(columns: ["id"], rows: [], outcome: .failed)
    #expect(TSVView().render(empty) == "")
    #expect(TSVView(hasHeader: true).render(empty) == "id\n")
  }

  @Test(arguments: [
    ("a\tb\nc\r\nd", "a b c d"), ("\u{1B}[31mred\u{9B}0m", "[31mred0m"), ("x\u{202E}y\u{0}z\u{7F}", "xyz"),
    ("  a  b ", "a b"), (String(repeating: "長い", count: 9_000), String(repeating: "長い", count: 9_000)),
  ])
  func `Values have no control characters and are not shortened`(text: String, value: String) {
    #expect(TSVView().render(TSVPage(columns: ["a", "b"], rows: [[text, "end"]])) == "\(value)\tend\n")
  }

  @Test func `Only the final page is written`() async {
    let written = Log<String>()
    let view = TSVView { written.add($0) }
    await view.displayProgress(page)
    await view.display(page)
    #expect(written.all == ["12\tNosferatu\n7\t\n"])
  }
}
