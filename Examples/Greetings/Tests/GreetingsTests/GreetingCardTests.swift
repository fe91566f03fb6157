import Foundation
import Greetings
import Testing
import TextSnapshots

struct GreetingCardTests {
  @Test func card() {
    assertSnapshot(of: GreetingCard(name: "Ada").text(width: 40))
  }

  @Test func everyLanguageInEveryWidth() {
    assertSnapshot(across: .width(12, 40), .axis("language", ["en", "ru"])) { width, language in
      GreetingCard(name: "Ada Lovelace", language: language).text(width: width)
    }
  }

  @Test(arguments: ["Ada", "Grace"])
  func named(name: String) {
    assertSnapshot(of: GreetingCard(name: name).text(width: 40), named: name)  // named.Ada.txt, named.Grace.txt
  }

  @Test(.snapshots(filter: .dates))
  func datesAreFilteredOut() {
    assertSnapshot(of: GreetingCard(name: "Ada").text(width: 40) + "sent 2027-03-01T09:30:00Z")
  }

  @Test func equalIDsStayEqual() {
    let (card, other) = (UUID(), UUID())
    assertSnapshot(of: "\(card) sent, \(other) sent, \(card) opened", filter: .all(.dates, .ids))
  }

  @Test func aTimeIsReplaced() {
    withSnapshots(filter: SnapshotFilter { $0.replacing(/took \d+ ms/, with: "took <n> ms") }) {
      assertSnapshot(of: "Sending it took \(Int.random(in: 1...99)) ms.")
    }
  }
}
