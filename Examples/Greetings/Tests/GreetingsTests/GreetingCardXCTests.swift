import Greetings
import TextSnapshots
import XCTest

nonisolated final class GreetingCardXCTests: XCTestCase {
  func testCard() {
    assertSnapshot(of: GreetingCard(name: "Ada").text(width: 40))
  }

  func testEmptyName() {
    assertSnapshot(of: GreetingCard(name: "").text(width: 40))
  }
}
