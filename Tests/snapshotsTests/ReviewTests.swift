import SnapshotFiles
import SnapshotTestSupport
import Synchronization
import Testing
import TextSnapshots

@testable import snapshots

struct ReviewTests {
  let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
    try package.write("a title\nold\n", to: "Snapshots/M/S/changed.txt")
    try package.write("a title\nnew\n", to: ".build/snapshots/pending/M/S/changed.txt")
    try package.write("hello\n", to: ".build/snapshots/pending/M/S/fresh.txt")
  }

  /// Returns the output of a review with the given keys.
  func transcript(keys: String, style: DiffStyle = .plain) throws -> String {
    let rest = Mutex(Array(keys))
    let output = Mutex("")
    let review = Review(
      folder: PendingFolder(of: package.layout), style: style,
      readKey: { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
      write: { text in output.withLock { $0 += text } })
    try review.run()
    return output.withLock { $0 }
  }

  @Test func `Snapshots are reviewed one after another`() throws {
    assertSnapshot(of: try transcript(keys: "a?fr"))
    #expect(package.files() == ["Snapshots/M/S/changed.txt"])
    #expect(package.read("Snapshots/M/S/changed.txt") == "a title\nnew\n")
  }

  @Test func `In color`() throws {
    assertSnapshot(of: try transcript(keys: "ss", style: .colored))
  }

  @Test(arguments: ["q", "", "\u{3}"])
  func `Quitting leaves the rest undecided`(keys: String) throws {
    #expect(try transcript(keys: keys).hasSuffix("0 accepted, 0 rejected, 2 left.\n"))
    #expect(try PendingFolder(of: package.layout).snapshots().count == 2)
  }

  @Test func `A review without pending snapshots ends`() throws {
    _ = try transcript(keys: "rr")
    #expect(try transcript(keys: "") == "No snapshot awaits a decision.\n")
  }

  @Test func status() throws {
    assertSnapshot(of: StatusCommand.text(for: try PendingFolder(of: package.layout).snapshots()))
  }
}
