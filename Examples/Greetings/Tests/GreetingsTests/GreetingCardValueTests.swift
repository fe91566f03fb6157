import Greetings
import Testing
import TextSnapshots

struct GreetingCardValueTests {
  @Test func properties() {
    assertSnapshot(
      dumping: ["Ada": GreetingCard(name: "Ada"), "Grace": GreetingCard(name: "Grace")], redacting: "Ada.name")
  }
}
