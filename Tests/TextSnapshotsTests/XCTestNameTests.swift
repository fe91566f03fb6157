import TextSnapshots
import XCTest

/// Tests names under XCTest. `Scripts/snapshots-selftest` tests that a failure fails the run.
final class XCTestNameTests: XCTestCase {
  func testOwnGolden() {
    assertSnapshot(of: "from XCTest")
  }

  @MainActor func testOnMainActor() async {
    await Task.yield()
    assertSnapshot(across: .width(2, 3)) { String(repeating: "x", count: $0) }
  }

  func testHelper() {
    check("through a helper")
  }

  private func check(_ text: String, function: String = #function) {
    assertSnapshot(of: text, function: function)
  }
}
