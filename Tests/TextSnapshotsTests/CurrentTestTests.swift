import XCTest

@testable import TextSnapshots

/// Tests that each class in a file has its own names.
final class RunningXCTestTests: XCTestCase {
  func testName() {
    assertSnapshot(of: "the first class")
    XCTAssertEqual(
      RunningXCTest.current,
      CurrentTest(type: "TextSnapshotsTests.RunningXCTestTests", name: "RunningXCTestTests.testName"))
  }

  func testHelperNeedsNoArguments() {
    helper("through a helper")
  }

  private func helper(_ text: String) {
    assertSnapshot(of: text)
  }

  func testNamesOfOtherPlatforms() {
    let test = CurrentTest(type: "Module.Outer.Tests", name: "-[Module.Tests testItWithCompletionHandler:]")
    XCTAssertEqual([test.module, test.suite, test.name], ["Module", "Outer.Tests", "testIt"])
    let local = CurrentTest(type: "Module.(unknown context at $10).(Tests in _0A1B)", name: "Tests.testIt")
    XCTAssertEqual([local.module, local.suite, local.name], ["Module", "Tests", "testIt"])
  }
}

final class AnotherRunningXCTestTests: XCTestCase {
  func testName() async throws {
    await Task.yield()
    assertSnapshot(of: "the second class")
  }
}

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
