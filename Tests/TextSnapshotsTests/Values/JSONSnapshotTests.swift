import Foundation
import Testing

@testable import SnapshotFiles
@testable import TextSnapshots

struct JSONSnapshotTests {
  func json<Value: Encodable>(_ value: Value, _ redactions: SnapshotRedaction<Value>...) throws -> String {
    try SnapshotText.json(value, redactions)
  }

  @Test func `A value is JSON with sorted keys, sets and dictionaries, and redactions`() {
    assertSnapshot(json: Film(), redacting: .at(\.id), "director.id", .path("cast[*].id", with: "…"))
  }

  @Test func `The text is what Foundation's encoder encodes`() throws {
    struct Value: Encodable {
      var a: [Double?] = [1, 1.5, 1e21, -0.1, nil]
      var b = ["x/y": "z\n\u{1}é", "": "\"\\"]
      var c: [[String: [Int]]] = [[:], ["q": []]]
      var d = UInt64.max
      var e = UUID()
      var f: Bool? = true
      var g: Int?
      var h = Float(0.1)
    }
    let value = Value()
    let ours = try JSONSerialization.jsonObject(with: Data(json(value).utf8)) as? NSDictionary
    let theirs = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? NSDictionary
    #expect(ours != nil)
    #expect(ours == theirs)
  }

  @Test func `Dictionaries with other keys are sorted pairs`() throws {
    enum Key: String, Codable { case a, b, c }
    let text = try json([Key.c: 3, .a: 1, .b: 2])
    #expect(text.filter { !$0.isWhitespace } == #"["a",1,"b",2,"c",3]"#)
  }

  private class Base: Encodable { let first = 1 }
  private final class Derived: Base {
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: JSONKey.self)
      try super.encode(to: container.superEncoder())
      var list = container.nestedUnkeyedContainer(forKey: JSONKey(stringValue: "list"))
      try list.encodeNil()
      try list.encode(1)
      var object = list.nestedContainer(keyedBy: JSONKey.self)
      try object.encode(2, forKey: JSONKey(stringValue: "x"))
      try object.encode(3, forKey: JSONKey(stringValue: "x"))
    }
  }

  @Test func `Nested containers are encoded`() throws {
    #expect(
      try json(Derived()).filter { !$0.isWhitespace } == #"{"list":[null,1,{"x":3}],"super":{"first":1}}"#)
    struct Empty: Encodable {}
    #expect(try json(Empty()) == "{}")
    #expect(try json([Empty]()) == "[]")
    #expect(try json("a") == "\"a\"")
  }

  @Test func `Numbers that JSON lacks are refused with their place`() throws {
    let failure = #expect(throws: EncodingError.self) { try json(["a": [1, Double.nan]]) }
    guard case .invalidValue(_, let context) = failure else { return }
    #expect(context.codingPath.map(\.stringValue) == ["a", "1"])
  }

  @Test func `Invisible characters are escaped`() throws {
    #expect(try json("\u{202E}\u{1B}\u{7F}") == #""\u202e\u001b\u007f""#)
  }

  @Test func `Data of another encoder is sorted and keeps its numbers`() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    assertSnapshot(jsonData: try encoder.encode(Film.Review(author: "ada", text: "é")), redacting: "author")
    let text = #"{"b": 1.10, "a": [1e5, "\u00e9\ud83d\ude00\/", true, null, -0], "b": 2.0}"#
    #expect(
      try SnapshotText.json(data: text.utf8)
        == "{\n  \"a\": [\n    1e5,\n    \"é😀/\",\n    true,\n    null,\n    -0\n  ],\n  \"b\": 2.0\n}")
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
    ("[1,\n tru]", "byte 5 in line 2"), ("\n[1,]", "byte 1 in line 2"), ("{\"a\": 01}", "byte 6 in line 1"),
    ("\u{FEFF}1", "byte 0 in line 1"), ("[\"\t\"]", "byte 2 in line 1"),
  ])
  func `What is no JSON is reported with its place`(text: String, place: String) {
    let problem = #expect(throws: SnapshotProblem.self) { try SnapshotText.json(data: text.utf8) }
    #expect(problem?.message == "The data is not JSON: see \(place).")
  }

  @Test func `JSON with too many levels is refused`() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(try SnapshotText.json(data: nested(101).utf8).hasSuffix("]"))
    let problem = #expect(throws: SnapshotProblem.self) { try SnapshotText.json(data: nested(600).utf8) }
    #expect(problem?.message == "The JSON has more than 100 levels: take a snapshot of a part of it.")
  }

  @Test func `Halves of surrogate pairs are replacement characters`() throws {
    let text = #"["\ud83d", "\ude00x", "\ud83d\u0041"]"#
    #expect(
      try SnapshotText.json(data: text.utf8).filter { !$0.isWhitespace } == "[\"\u{FFFD}\",\"\u{FFFD}x\",\"\u{FFFD}A\"]"
    )
  }

  @Test(arguments: ["0", "-1.5e-3", "1E+2", " \"\" ", "[ ]", "{ }", "null"])
  func `JSON of any kind is read`(text: String) throws {
    #expect(try SnapshotText.json(data: text.utf8).filter { $0 != " " } == text.filter { $0 != " " })
  }
}
