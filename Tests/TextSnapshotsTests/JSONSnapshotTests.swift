import Foundation
import Testing

@testable import SnapshotFiles
@testable import TextSnapshots

struct JSONSnapshotTests {
  @Test func `Invisible characters are escaped`() throws {
    #expect(try SnapshotText.json(data: #""\u202e\u001b\u007f""#.utf8) == #""\u202e\u001b\u007f""#)
  }

  @Test func `Data of an encoder is sorted and keeps its numbers`() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    assertSnapshot(jsonData: try encoder.encode(Film.Review(author: "ada", text: "é")), redacting: "author")
    let text = #"{"b": 1.10, "a": [1e5, "\u00e9\ud83d\ude00\/", true, null, -0]}"#
    #expect(
      try SnapshotText.json(data: text.utf8)
        == "{\n  \"a\": [\n    1e5,\n    \"é😀/\",\n    true,\n    null,\n    -0\n  ],\n  \"b\": 1.10\n}")
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{a: 1}", "01", "+1", ".5", "1.", "0x1", "nan", "inf", "'a'", "\"\n\"", "\"\\u12\"",
    "\"\\x\"",
    "1 2", "tru", "[1 2]", "-", "1e", "\"a",
    String(repeating: "[", count: 100_000),
  ])
  func `Other texts are no JSON`(text: String) {
    #expect(throws: (any Error).self) { try SnapshotText.json(data: text.utf8) }
  }

  @Test(arguments: [
    ("[1,\n tru]", "byte 2 of line 2"), ("\n[1,]", "byte 4 of line 2"), ("{\"a\": 01}", "byte 7 of line 1"),
    ("{\n\"a\": 1,\n}", "byte 1 of line 3"), ("\u{FEFF}1", "byte 1 of line 1"), ("[\"\t\"]", "byte 3 of line 1"),
    // Halves of surrogate pairs.
    (#"["\ud83d"]"#, "byte 3 of line 1"), (#"["\ude00x"]"#, "byte 3 of line 1"),
    (#"["\ud83d\u0041"]"#, "byte 3 of line 1"),
  ])
  func `What is no JSON is reported with its place`(text: String, place: String) {
    let problem = #expect(throws: SnapshotProblem.self) { try SnapshotText.json(data: text.utf8) }
    #expect(problem?.message == "The data is not JSON in Unicode: see \(place).")
  }

  @Test func `JSON with too many levels is refused`() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(try SnapshotText.json(data: nested(101).utf8).hasSuffix("]"))
    let problem = #expect(throws: SnapshotProblem.self) { try SnapshotText.json(data: nested(600).utf8) }
    #expect(problem?.message == "The JSON has more than 100 levels: take a snapshot of a part of it.")
  }

  @Test func `A key that occurs twice is refused`() throws {
    let problem = #expect(throws: SnapshotProblem.self) { try SnapshotText.json(data: #"{"a": 1, "a": 2}"#.utf8) }
    #expect(problem?.message == "The JSON has \"a\" twice in an object: give each member its own key.")
    #expect(try SnapshotText.json(data: "{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8).contains("1"))
  }

  @Test(arguments: ["0", "-1.5e-3", "1E+2", " \"\" ", "[ ]", "{ }", "null"])
  func `JSON of any kind is read`(text: String) throws {
    #expect(try SnapshotText.json(data: text.utf8).filter { $0 != " " } == text.filter { $0 != " " })
  }
}
