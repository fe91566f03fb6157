import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Synchronization
import Testing

@testable import TextSnapshots

/// `SnapshotCheckerTests` have two assertions with one golden.
@Suite(.timeLimit(.minutes(10))) struct AssertSnapshotTests {
  let package = ScratchPackage()
  let folder = "Snapshots/TextSnapshotsTests/AssertSnapshotTests"

  /// Runs `body` in the scratch package and returns the failure messages, which do not fail this test.
  func failures(
    environment: SnapshotEnvironment = SnapshotEnvironment(), _ body: () throws -> Void
  ) rethrows -> [String] {
    let messages = Mutex<[String]>([])
    var scope = SnapshotScope.current
    scope.checker = package.checker(environment)
    scope.report = { failure in messages.withLock { $0.append(failure.message) } }
    try SnapshotScope.$current.withValue(scope) { try body() }
    return messages.withLock { $0 }
  }

  @Test func `A golden in this package`() {
    assertSnapshot(of: "The first line\n\u{1B}[1mbold\u{1B}[0m and a blank \n")
  }

  @Test func `A failure is an issue at the assertion`() {
    var scope = SnapshotScope.current
    scope.checker = package.checker()
    withKnownIssue {
      SnapshotScope.$current.withValue(scope) { assertSnapshot(of: "never recorded") }
    } matching: { issue in
      issue.isFailure && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
        && issue.comments.contains { $0.rawValue.hasPrefix("There is no Snapshots/TextSnapshotsTests/") }
    }
  }

  @Test(arguments: [nil, "golden\n"], [nil, .all] as [SnapshotRecording?])
  func `The text of a known issue is neither pending nor recorded`(
    golden: String?, record: SnapshotRecording?
  ) throws {
    let name = "The text of a known issue is neither pending nor recorded.known.txt"
    let path = "TextSnapshotsTests/AssertSnapshotTests/\(name)"
    for other in ["Snapshots/M/S/a.txt", golden == nil ? nil : "Snapshots/\(path)"] {
      if let other { try package.write("golden\n", to: other) }
    }
    let ledger = "\(package.root)/ledger"
    try Ledger.appendGoldens(of: package.layout, to: ledger)
    try Ledger.appendClaim(of: "M/S/a.txt", at: "F.swift:1:1", to: ledger)
    var scope = SnapshotScope.current.narrowed(record: record, filter: nil)
    scope.checker = package.checker(SnapshotEnvironment(ledger: ledger))
    withKnownIssue {
      SnapshotScope.$current.withValue(scope) { assertSnapshot(of: "received", named: "known") }
    }
    #expect(package.read("Snapshots/\(path)") == golden)
    try Ledger.appendEnd(status: 0, skippedCount: 0, to: ledger)
    #expect(try PendingFolder(of: package.layout).snapshots() == [])
    #expect(try UnusedGoldens(of: package.layout, ledger: Ledger(merging: [ledger])).paths == [])
  }

  @Test func names() {
    let messages = failures(environment: SnapshotEnvironment(record: .missing)) {
      assertSnapshot(of: "a")
      assertSnapshot(of: "b", named: "second")
      helper("c")
    }
    #expect(messages.count == 3)
    #expect(package.files() == ["\(folder)/names.helper.txt", "\(folder)/names.second.txt", "\(folder)/names.txt"])
  }

  private func helper(_ text: String) {
    assertSnapshot(of: text, named: "helper")
  }

  @Test(arguments: [1, 2])
  func parameterized(number: Int) {
    let messages = failures {
      assertSnapshot(of: "a")
    }
    #expect(
      messages == [
        "parameterized is parameterized, so each snapshot needs a name: pass `named:` with the argument in it."
      ])
  }

  @Test func `a name / that is no file`() {
    #expect(failures { assertSnapshot(of: "a") }.first?.contains("contains \"/\"") == true)
    #expect(package.files() == [])
  }

  @Test func matrix() {
    let messages = failures(environment: SnapshotEnvironment(record: .all)) {
      assertSnapshot(across: .axis("flag", [true, false]), .width(1, 2), .locale("en")) { flag, width, locale in
        "\(flag) \(width) \(locale)"
      }
    }
    #expect(messages.count == 1)
    #expect(
      package.read("\(folder)/matrix.txt") == """
        ── flag true · width 1 · locale en ──
        true 1 en

        ── flag true · width 2 · locale en ──
        true 2 en

        ── flag false · width 1 · locale en ──
        false 1 en

        ── flag false · width 2 · locale en ──
        false 2 en

        """)
  }

  @Test func `A line of a text does not look like a heading`() {
    _ = failures(environment: SnapshotEnvironment(record: .all)) {
      assertSnapshot(across: .width(1)) { _ in "a\n── width 2 ──\n── b" }
    }
    #expect(
      package.read("\(folder)/A line of a text does not look like a heading.txt")
        == "── width 1 ──\na\n\\u{2500}─ width 2 ──\n── b\n")
  }

  @Test func `Axes without values or with equal labels fail, and so does a matrix without axes`() {
    #expect(
      failures { assertSnapshot(across: .axis("empty", [Int]())) { "\($0)" } }.first?.contains("no values") == true)
    #expect(failures { assertSnapshot(across: .width(1, 1)) { "\($0)" } }.first?.contains("both labeled") == true)
    #expect(
      failures { assertSnapshot(named: "none") { "" } } == ["There is no axis: pass one, or use `assertSnapshot(of:)`."]
    )
  }

  @Test func `The render function may throw`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try assertSnapshot(across: .width(1)) { _ throws(Failure) in throw Failure() }
    }
  }

  @Test @MainActor func `Assertions work on an actor with values that are not Sendable`() {
    final class ViewModel { var title = "a" }
    let viewModel = ViewModel()
    let messages = failures {
      assertSnapshot(across: .width(1)) { _ in viewModel.title }
      withSnapshots(record: .never) { assertSnapshot(of: viewModel.title, named: "b") }
    }
    #expect(messages.count == 2)
  }

  @Test func scopes() {
    let messages = failures {
      withSnapshots(record: .missing, filter: .replacing("b", with: "c")) {
        withSnapshots(filter: .replacing("c", with: "d")) {
          assertSnapshot(of: "abc", filter: .replacing("a", with: "dd"))
        }
      }
    }
    #expect(messages.first?.hasPrefix("Recording") == true)
    #expect(package.read("\(folder)/scopes.txt") == "dddd\n")
  }

  #if os(Linux)
    @Test func `An assertion in a detached task belongs to no test`() async throws {
      func testDetached() async -> SnapshotProblem? {
        let assertion = Assertion(
          name: nil, function: #function, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        return await Task.detached { #expect(throws: SnapshotProblem.self) { try CurrentTest.find(of: assertion) } }
          .value
      }
      let problem = try #require(await testDetached())
      #expect(problem.message.hasPrefix("The assertion belongs to no test:"))
    }
  #endif

  @Test func `A test that changes the working directory does not move goldens`() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.currentDirectoryPath
      #expect(FileManager.default.changeCurrentDirectoryPath("/"))
      #expect(ProcessChecker.workingDirectory == folder)
    }
  }

  @Test(.snapshots(record: .missing, filter: .ids)) func traits() {
    #expect(
      failures { assertSnapshot(of: "id 5F0C1A52-8B1C-4E43-9AF0-0D7B2C0E8B11") }.first?.hasPrefix("Recording") == true)
    #expect(package.read("\(folder)/traits.txt") == "id <id-1>\n")
  }

  @Test func `A scope can be async`() async {
    await withSnapshots(record: .all) { await Task.yield() }
    await withSnapshots(filter: .replacing("x", with: "a")) {
      #expect(SnapshotScope.current.filters.count == 1)
      await Task.yield()
    }
  }
}

struct SnapshotFilterTests {
  @Test(arguments: [
    ("on 2027-03-01 at", "on <date> at"),
    ("2027-03-01T12:00:00Z", "<date>"),
    ("2027-03-01T12:00:00.123+02:00,2027-03-01 12:00", "<date>,<date>"),
    ("2027-03-01 12:00:00 +0000.", "<date>."),
    ("2027-03-01 12:00 -13:00", "<date> -13:00"),
    ("2027-03-01–2027-03-07, “2027-03-01”, 2027-03-01…", "<date>–<date>, “<date>”, <date>…"),
    ("12027-03-01", "12027-03-01"),
    ("д2027-03-01, 2027-03-01年, ٣2027-03-01", "д2027-03-01, 2027-03-01年, ٣2027-03-01"),
    ("2027-03-012", "2027-03-012"),
    ("2027-03-01T", "2027-03-01T"),
    ("", ""),
  ])
  func `Dates are replaced`(text: String, expected: String) {
    #expect(SnapshotFilter.dates.apply(text) == expected)
  }

  @Test func `Equal ids have equal replacements`() {
    let (a, b) = ("5F0C1A52-8B1C-4E43-9AF0-0D7B2C0E8B11", "00000000-0000-0000-0000-000000000000")
    #expect(SnapshotFilter.ids.apply("\(a) \(b) \(a.lowercased()) x\(a)") == "<id-1> <id-2> <id-1> x\(a)")
  }

  @Test func `Filters run in order`() {
    let filter = SnapshotFilter.all(.replacing("/tmp/x", with: "<dir>"), .dates, SnapshotFilter { $0.uppercased() })
    #expect(filter.apply("/tmp/x/a 2027-03-01 é") == "<DIR>/A <DATE> É")
  }
}
