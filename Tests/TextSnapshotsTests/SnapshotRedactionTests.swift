import Foundation
import SnapshotFiles
import Testing

@testable import TextSnapshots

struct SnapshotRedactionTests {
  struct Shelf { var id = 1, films = [Item(), Item()], best: Item? = Item(), byName = ["a b": Item()] }
  struct Item { var id = 2, title = "t" }

  /// The dump with the redaction, in one line.
  func dump(_ redaction: SnapshotRedaction<Shelf>) throws -> String {
    try SnapshotText.dump(Shelf(), redacting: redaction).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
      .joined(separator: " ")
  }

  static let item = #"Item( id: 2 title: "t" )"#
  static let hidden = #"Item( id: <id> title: "t" )"#

  @Test(arguments: [
    ("id", "<id>", [item, item], item, item),
    ("films[*].id", "1", [hidden, hidden], item, item),
    ("films[1].id", "1", [item, hidden], item, item),
    ("films.0.id", "1", [hidden, item], item, item),
    ("best.id", "1", [item, item], hidden, item),
    ("*.id", "1", [item, item], hidden, item),
    ("**.id", "<id>", [hidden, hidden], hidden, hidden),
    ("byName.a b.id", "1", [item, item], item, hidden),
    ("byName[\"a b\"].id", "1", [item, item], item, hidden),
    ("films[*]", "1", ["<films>", "<films>"], item, item),
  ])
  func `A path names values`(path: String, id: String, films: [String], best: String, byName: String) throws {
    #expect(
      try dump(.path(path))
        == "Shelf( id: \(id) films: [ \(films[0]) \(films[1]) ] best: \(best) byName: [ \"a b\": \(byName) ] )")
  }

  @Test func `A key path names stored properties`() throws {
    #expect(try dump(.at(\.id)) == dump("id"))
    #expect(try dump(.at(\.best?.id, with: "no")) == dump(.path("best.id", with: "no")))
  }

  @Test func `The first redaction of a value counts`() throws {
    #expect(
      try SnapshotText.dump([1], redacting: .path("[0]", with: "a"), .path("**[*]", with: "b")) == "[a]")
  }

  @Test func `A replacement of several lines has a line for each, and others are written as they are`() throws {
    let lines = "[\n  \"\"\"\n    a\n    b\n    \"\"\"\n]"
    #expect(try SnapshotText.dump([1], redacting: .path("[0]", with: "a\nb")) == lines)
    #expect(try SnapshotText.dump([1], redacting: .values(of: Int.self, with: "a\nb")) == lines)
    #expect(try SnapshotText.dump([1], redacting: .values(of: Int.self, with: "a\u{1B}\\")) == "[a\u{1B}\\]")
  }

  @Test func `A nil belongs only to its own type`() throws {
    struct Film { var day: Date?, year: Int?, end: Date? = Date() }
    #expect(
      try SnapshotText.dump(Film(), redacting: .values(of: Date?.self) { $0 == nil ? "none" : "some" })
        == "Film(\n  day: none\n  year: nil\n  end: some\n)")
    #expect(try SnapshotText.dump(Film(), redacting: .values(of: Date.self)).hasSuffix("year: nil\n  end: <Date>\n)"))
  }

  @Test(arguments: ["nothing.id", "films[2].id", "**.idd"])
  func `A path that leads to no value fails`(path: String) {
    let error = #expect(throws: SnapshotProblem.self) { try SnapshotText.dump(Shelf(), [.path(path)]) }
    #expect(error?.message == "The redaction of \(path) finds nothing in the value: correct it or remove it.")
  }

  @Test func `A path to all elements may lead to none`() throws {
    #expect(try SnapshotText.dump(["a": [Int]()], redacting: "a[*].id") == "[\n  \"a\": []\n]")
    #expect(throws: SnapshotProblem.self) { try SnapshotText.dump(["a": [Int]()], redacting: "b[*].id") }
    #expect(throws: SnapshotProblem.self) { try SnapshotText.dump(["a": [1]], redacting: "a[*].id") }
  }

  @Test func `Values of a type are replaced at any depth`() throws {
    struct Order { var id = UUID(), parts = [Part(), Part()], cents = Money(cents: 1250) }
    struct Part { var id: UUID? = UUID() }
    struct Money { var cents: Int }
    let dump = try SnapshotText.dump(
      Order(), redacting: .values(of: UUID.self), .values(of: Money.self) { "\($0.cents) ct" })
    let lines = dump.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      lines.joined(separator: " ")
        == "Order( id: <UUID> parts: [ Part( id: <UUID> ) Part( id: <UUID> ) ] cents: 1250 ct )")
    #expect(
      try SnapshotText.dump([Part()], redacting: .values(of: UUID.self, with: "…")) == "[\n  Part(\n    id: …\n  )\n]")
  }

  @Test func `A type of which there is no value fails`() {
    let error = #expect(throws: SnapshotProblem.self) { try SnapshotText.dump([1], [.values(of: UUID.self)]) }
    #expect(error?.message == "The redaction of UUID finds no value of this type: correct it or remove it.")
  }

  @Test func `With a matcher, only values of its form are replaced`() throws {
    struct Row { var ids: [String], day: Date, key = UUID() }
    func dump(_ ids: String...) throws -> String {
      try SnapshotText.dump(
        Row(ids: ids, day: Date(timeIntervalSince1970: 0)), redacting: .path("ids[*]", if: .uuid),
        .at(\.day, if: .date), .path("key", if: .uuid))
    }
    let id = UUID().uuidString
    #expect(
      try dump(id, "none") == "Row(\n  ids: [\n    <ids>\n    \"none\"\n  ]\n  day: <day>\n  key: <key>\n)")
    let error = #expect(throws: SnapshotProblem.self) { try dump("none") }
    #expect(error?.message == "The redaction of ids[*] finds only values of another form: correct it or remove it.")
    #expect(
      try SnapshotText.dump(["a": "b"], redacting: .path("a", with: "-", if: SnapshotMatcher { $0.count == 1 }))
        == "[\n  \"a\": -\n]")
    #expect(try SnapshotText.dump(UUID(), redacting: .path("", if: .uuid)) == "<redacted>")
  }

  @Test(arguments: [
    "2027-13-01", "2027-01-32", "2027-00-10", "2027-01-01T24:00:00Z", "2027-01-01T00:60:00Z", "2027-01-01T00:00:61Z",
  ])
  func `Numbers that cannot be a date are not replaced`(text: String) throws {
    let dates = [text, "2027-12-31T23:59:60.5+01:00"]
    #expect(
      try SnapshotText.dump(dates, redacting: .path("[*]", with: "-", if: .date)) == "[\n  \"\(text)\"\n  -\n]")
  }

  @Test func `Collections can be sorted`() throws {
    #expect(
      try SnapshotText.dump(["tags": ["b", "c", "a"]], redacting: .sorting("tags")).hasSuffix(
        "[\n    \"a\"\n    \"b\"\n    \"c\"\n  ]\n]"))
    #expect(
      try SnapshotText.json(data: "[[3, 1], [20, 2]]".utf8, redacting: .sorting("[*]"))
        == SnapshotText.json(data: "[[1, 3], [2, 20]]".utf8))
    #expect(
      try SnapshotText.json(data: "[20, 3]".utf8, redacting: .sorting("")) == SnapshotText.json(data: "[3, 20]".utf8))
  }

  @Test func `A type can decide how it is written`() throws {
    struct Money: SnapshotDumpable {
      var cents: Int
      var snapshotDump: Any { (euros: cents / 100, cents: cents % 100) }
    }
    #expect(try SnapshotText.dump([Money(cents: 1250)]) == "[\n  (euros: 12, cents: 50)\n]")
  }

  @Test(arguments: [".", "a.", "a..b", "a[", "a[x]", "a[-1]", "a[\"b]", "a[0]b", "**", "a.**"])
  func `Other texts are no paths`(path: String) {
    let error = #expect(throws: SnapshotProblem.self) { try ValuePath(path) }
    #expect(error?.message.contains("is not a path into a value") == true)
  }

  @Test func `A key path without names is refused`() {
    let redactions: [SnapshotRedaction<Shelf>] = [.at(\.films[0].id), .at(\.self), .at(\.films.count)]
    for redaction in redactions {
      #expect(throws: SnapshotProblem.self) { try SnapshotText.dump(Shelf(), [redaction]) }
    }
  }
}
