import MovieDomain
import Testing

@testable import MovieStore

@Suite struct CSVReaderTests {
  private func read(_ text: String) -> [CSVReader.Record] {
    Array(CSVReader(Array(text.utf8)))
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `All line endings are accepted`(lineEnd: String) {
    let text = ["a,b", "", "c,", "\"d\",\"e\""].joined(separator: lineEnd)
    for text in [text, text + lineEnd, "\u{FEFF}" + text] {
      #expect(
        read(text) == [
          .init(line: 1, fields: ["a", "b"]), .init(line: 3, fields: ["c", ""]), .init(line: 4, fields: ["d", "e"]),
        ])
    }
  }

  @Test func `Quoted fields may contain commas, quotes and line breaks`() {
    #expect(
      read("\"I, Robot\",\"a \"\"b\"\"\",\"two\r\nlines\"\nnext,\"\",x\"y\n") == [
        .init(line: 1, fields: ["I, Robot", "a \"b\"", "two\r\nlines"]),
        .init(line: 3, fields: ["next", "", "x\"y"]),
      ])
  }

  @Test func `A malformed record does not affect others`() {
    #expect(
      read("a\n\"b\"c,d\n\"never closed\ne\n\"f\ng\"\n") == [
        .init(line: 1, fields: ["a"]), .init(line: 2, fields: nil), .init(line: 3, fields: nil),
        .init(line: 4, fields: ["e"]), .init(line: 5, fields: ["f\ng"]),
      ])
  }

  @Test func `Empty lines are not records`() {
    #expect(read("").isEmpty)
    #expect(read("\u{FEFF}\n\r\n\n").isEmpty)
  }

  @Test func `Fields after the thousandth are skipped`() {
    let commas = String(repeating: "a,", count: 5000)
    #expect(read(commas + "\n" + "b").map { $0.fields?.count } == [1000, 1])
  }
}
