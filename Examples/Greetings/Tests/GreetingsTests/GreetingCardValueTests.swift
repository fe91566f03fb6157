import Foundation
import Greetings
import Testing
import TextSnapshots

struct GreetingCardValueTests {
  @Test func properties() {
    assertSnapshot(
      dumping: ["Ada": GreetingCard(name: "Ada"), "Grace": GreetingCard(name: "Grace")], redacting: "Ada.name")
  }

  @Test func everyLanguage() throws {
    try assertSnapshot(across: .axis("language", ["en", "ru"])) { language in
      try SnapshotText.dump(GreetingCard(name: "Ada", language: language))
    }
  }

  @Test func party() {
    assertSnapshot(dumping: Party(), redacting: .at(\.id), "guests[*].id")
  }

  @Test func encodedParty() throws {
    assertSnapshot(jsonData: try JSONEncoder().encode(Party()), redacting: "id", "guests[*].id", .sorting("tags"))
  }
}

nonisolated private struct Party: Encodable {
  struct Guest: Encodable {
    var id = UUID()
    var name: String
  }

  enum State: Encodable {
    case planned
    case over(year: Int, place: String)
  }

  var id = UUID()
  var title = "Premiere"
  var guests = [Guest(name: "Greta Schröder")]
  var state = State.over(year: 1922, place: "Berlin")
  var tags: Set = ["silent", "film"]
  var date = Date(timeIntervalSince1970: -1_509_408_000)
}
