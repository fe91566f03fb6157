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
}
