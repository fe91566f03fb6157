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
    ("nothing.id", "1", [item, item], item, item),
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

  @Test(arguments: ["", ".", "a.", "a..b", "a[", "a[x]", "a[-1]", "a[\"b]", "a[0]b", "**", "a.**"])
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
