import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Testing
import TextSnapshots

@testable import SnapshotsTool

@Suite(.timeLimit(.minutes(10))) struct ReviewTests {
  let package = ScratchPackage(
    goldens: ["M/S/changed.txt": "a title\nold\n"],
    pending: ["M/S/changed.txt": "a title\nnew\n", "M/S/fresh.txt": "hello\n"])

  /// Returns the output of a review with the given keys.
  func transcript(keys: String, paths: [String] = [], style: DiffStyle = .plain, height: Int? = nil) throws -> String {
    let run = CommandRun("review", with: paths, in: package, keys: keys, style: style, height: height)
    try #require(run.errors.isEmpty)
    return run.output
  }

  @Test func `Snapshots are reviewed one after another`() throws {
    assertSnapshot(of: try transcript(keys: "a?fr"))
    #expect(package.files() == ["Snapshots/M/S/changed.txt"])
    #expect(package.read("Snapshots/M/S/changed.txt") == "a title\nnew\n")
  }

  @Test func `A long text of the given path is shown a screen at a time`() throws {
    try package.write((1...7).map { "row \($0)\n" }.joined(), to: ".build/snapshots/pending/M/S/fresh.txt")
    let text = try transcript(keys: "f qq", paths: ["M/S/fresh"], height: 4)
    let pages = text.components(separatedBy: "> ").filter { $0.contains("row") && !$0.contains("@@") }
    #expect(
      pages.map { $0.split(separator: "\n").filter { !$0.contains("·") } } == [
        ["row 1", "row 2", "row 3", "3 of 7 lines. Space for more, q to stop "],
        ["row 4", "row 5", "row 6", "6 of 7 lines. Space for more, q to stop "],
      ])
  }

  @Test func `Lines that the terminal wraps fill a screen sooner`() throws {
    try package.write(
      (1...4).map { "row \($0)" + String(repeating: "я", count: 80) + "\n" }.joined(),
      to: ".build/snapshots/pending/M/S/fresh.txt")
    #expect(try transcript(keys: "fqq", paths: ["M/S/fresh"], height: 6).contains("2 of 4 lines. Space for more"))
  }

  @Test(arguments: [("\u{3}", 130), ("f\u{3}", 130), ("A\u{3}", 130), ("q", 0), ("\u{4}", 0)] as [(String, Int32)])
  func `Control-C has an exit status`(keys: String, status: Int32) throws {
    try package.write((1...7).map { "row \($0)\n" }.joined(), to: ".build/snapshots/pending/M/S/changed.txt")
    #expect(CommandRun("review", in: package, keys: keys, height: 4).status == status)
  }

  @Test func `In color`() throws {
    assertSnapshot(of: try transcript(keys: "ss", style: .colored))
  }

  @Test(arguments: ["q", "", "\u{3}"])
  func `Quitting leaves the rest undecided`(keys: String) throws {
    #expect(try transcript(keys: keys).hasSuffix("0 accepted, 0 rejected, 2 left.\n"))
    #expect(try PendingFolder(of: package.layout).snapshots().count == 2)
  }

  @Test(arguments: [
    ("A", "2 accepted, 0 rejected, 0 left."), ("R", "0 accepted, 2 rejected, 0 left."),
    ("S", "0 accepted, 0 rejected, 2 left."),
  ])
  func `A capital letter decides about all of the rest`(keys: String, summary: String) throws {
    #expect(try transcript(keys: keys).contains("\n\n" + summary + "\n"))
    #expect(try PendingFolder(of: package.layout).snapshots().count == (keys == "S" ? 2 : 0))
  }

  @Test(arguments: ["Auq", "Ruq", "Suq", "auruq", "aruuq", "aauuq", "uuq"])
  func `Undo restores the goldens and the received texts`(keys: String) throws {
    let before = package.files()
    try package.write("a title\r\nold\r\n", to: "Snapshots/M/S/changed.txt")
    #expect(try transcript(keys: keys).contains("\n0 accepted, 0 rejected, 2 left.\n"))
    #expect(package.files() == before)
    #expect(package.read("Snapshots/M/S/changed.txt") == "a title\r\nold\r\n")
    #expect(package.read(".build/snapshots/pending/M/S/fresh.txt") == "hello\n")
  }

  @Test func `Undo leaves the texts of another machine alone`() throws {
    let file = "\(package.root)/ci/M/S/changed.txt"
    try package.write("theirs\n", to: "ci/M/S/changed.txt")
    let number = { try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int }
    let before = try number()
    let run = CommandRun("review", "--from", "\(package.root)/ci", in: package, keys: "auq")
    #expect(run.output.contains("\n0 accepted, 0 rejected, 1 left.\n"))
    #expect(try number() == before)
    #expect(
      package.read(".build/snapshots/pending/M/S/changed.txt") == "a title\nnew\n", "another text of this machine")
  }

  @Test(arguments: [("a", "a title\nnew\n"), ("r", "a title\nold\n")])
  func `A text that is received during the review stays pending`(key: String, golden: String) throws {
    let pending = "\(package.root)/.build/snapshots/pending/M/S/changed.txt"
    _ = CommandRun(
      "review", "M/S/changed", in: package, keys: key,
      environment: ["SNAPSHOTS_DIFF_TOOL": "sh -c 'echo newer > \(pending)'"])
    #expect(package.read("Snapshots/M/S/changed.txt") == golden)
    #expect(
      try PendingFolder(of: package.layout).snapshots(at: ["M/S/changed"]).map(\.received) == [Array("newer\n".utf8)])
  }

  @Test func `The last decision can be undone`() throws {
    assertSnapshot(of: try transcript(keys: "sauaq"))
    #expect(package.read("Snapshots/M/S/fresh.txt") == "hello\n")
  }

  @Test func `A golden that changes during the review is kept`() throws {
    let golden = package.root + "/Snapshots/M/S/changed.txt"
    let run = CommandRun(
      "review", in: package, keys: "aa", environment: ["SNAPSHOTS_DIFF_TOOL": "sh -c 'echo edited > \(golden)'"])
    #expect(run.output.contains("changed.txt has changed since this text was received: run the tests again.\n"))
    #expect(run.output.contains("1 accepted, 0 rejected, 1 left."))
    #expect(run.status == 2)
    #expect(package.read("Snapshots/M/S/changed.txt") == "edited\n")
  }

  @Test func `A golden with a conflict can be replaced`() throws {
    try package.write("<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n", to: "Snapshots/M/S/changed.txt")
    #expect(try transcript(keys: "a").contains("changed.txt (conflict)"))
    #expect(package.read("Snapshots/M/S/changed.txt") == "a title\nnew\n")
  }

  @Test func `A review without pending snapshots ends`() throws {
    _ = try transcript(keys: "rr")
    #expect(try transcript(keys: "") == "No pending snapshots.\n")
  }

  @Test func status() throws {
    assertSnapshot(of: try PendingFolder(of: package.layout).snapshots().text)
  }
}

@Suite(.timeLimit(.minutes(10))) struct DiffToolTests {
  let package = ScratchPackage(
    goldens: ["M/S/changed.txt": "old\n"], pending: ["M/S/changed.txt": "new\n", "M/T/fresh.txt": "hello\n"])

  @Test func `A command is split at blanks, without a shell`() throws {
    #expect(try DiffTool("git diff  --no-index").words == ["git", "diff", "--no-index"])
    #expect(try DiffTool("\"my tool\" 'a b'c $HOME;x ''").words == ["my tool", "a bc", "$HOME;x", ""])
  }

  @Test(arguments: ["", "  ", "\"a", "''"])
  func `Other texts are no command`(command: String) {
    #expect(throws: UsageError.self) { try DiffTool(command) }
  }

  @Test func `The tool gets the golden and the received text`() throws {
    // `cp` shows which files it got: it copies the golden over the received text.
    let run = CommandRun("show", "M/S", "--diff-tool", "cp -f", in: package)
    #expect(run.status == 0)
    #expect(run.output == "Snapshots/M/S/changed.txt (changed)\n")
    #expect(package.read(".build/snapshots/pending/M/S/changed.txt") == "old\n")
  }

  @Test func `A new text is compared with an empty file, and differing files are no error`() {
    #expect(CommandRun("show", "M/T", in: package, environment: ["SNAPSHOTS_DIFF_TOOL": "cmp -s"]).status == 0)
  }

  @Test func `A tool that cannot be run is reported`() {
    let run = CommandRun("show", "M/S", "--diff-tool", "no-such-tool-here", in: package)
    #expect(run.status == 2)
    #expect(run.errors == "error: The diff tool no-such-tool-here cannot be run: install it or choose another one.\n")
  }
}
