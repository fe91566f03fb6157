import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Synchronization
import Testing
import TextSnapshots

@testable import SnapshotsTool

@Suite(.timeLimit(.minutes(10))) struct CommandTests {
  let package = ScratchPackage(
    goldens: ["M/S/changed.txt": "a title\nold\n", "M/S/used.txt": "used\n"],
    pending: ["M/S/changed.txt": "a title\nnew\n", "M/T/fresh.txt": "hello\n"])

  /// How a ledger begins.
  let goldens = "golden\tM/S/changed.txt\ngolden\tM/S/used.txt\n"

  func writeLedger(skipped: Int = 0) throws {
    try package.write(goldens + "claim\tM/S/used.txt\nend\t0\t\(skipped)\n", to: "ledger.txt")
  }

  /// A program in place of `swift`, which does something and uses a golden.
  func swift(_ script: String = "") throws -> String {
    let claim = "printf 'claim\\tM/S/used.txt\\n' >> \"$SNAPSHOTS_LEDGER\""
    try package.write("#!/bin/sh\n\(script)\n\(claim)\n", to: "bin/script")
    // A program that another test starts meanwhile could hold a file that this process has written, which then would
    // not start.
    try #require(runProgram(["install", "\(package.root)/bin/script", "\(package.root)/bin/swift"]) == 0)
    return "\(package.root)/bin/swift"
  }

  @Test func `Arguments of swift test are passed on`() throws {
    #expect(
      try Arguments(["--filter", "A", "--parallel"], of: .test).passed == ["--filter", "A", "--parallel"])
    #expect(try Arguments(["--", "--review"], of: .test).passed == ["--review"])
    let test = try Arguments(["--parallel", "--review", "--diff-tool=delta x"], of: .test)
    #expect(test.has("--review"))
    #expect(test.values("--diff-tool") == ["delta x"])
    #expect(test.passed == ["--parallel"])
    let prune = try Arguments(["--from", "a", "--from=b", "--", "-c", "release"], of: .prune)
    #expect(prune.values("--from") == ["a", "b"])
    #expect(prune.passed == ["-c", "release"])
  }

  @Test(arguments: [
    ["nothing"], ["status", "--chek"], ["status", "M"], ["status", "--", "M"], ["status", "--from"],
    ["status", "--check=1"], ["help", "nothing"], ["report", "--format", "pdf"],
    ["prune", "--check"], ["review", "--diff-tool", "\"a"], ["prune", "-c"],
  ])
  func `Arguments that are not understood have status 64`(arguments: [String]) {
    let run = CommandRun(with: arguments, in: package)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.errors.contains("\nhint: snapshots help"))
  }

  @Test(arguments: ["--filter", "--skip=X", "-s", "--test-product", "--configuration-path=a.json", "list"])
  func `Prune refuses arguments that exclude tests`(argument: String) {
    let run = CommandRun("prune", "--", argument, in: package)
    #expect(run.status == 64)
    #expect(run.errors.contains("prune needs a full run"))
  }

  @Test(arguments: [["test"], ["prune", "--"]], [["--package-path", "other"], ["--package-path=other"]])
  func `The tests of another package are not run`(command: [String], arguments: [String]) throws {
    let run = CommandRun(with: command + arguments, in: package, swift: try swift())
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("error: --package-path would compare the tests of another package"))
    #expect(package.read(".build/snapshots/ledger.txt") == nil)
    let allowed = CommandRun(
      with: command + arguments, in: package, environment: ["SNAPSHOTS_ROOT": package.root], swift: try swift())
    #expect(allowed.status == 0, "the goldens are named")
  }

  @Test func `The default command is status`() {
    let run = CommandRun(in: package)
    #expect(run.output == CommandRun("status", in: package).output)
    #expect(run.output.hasPrefix("2 pending snapshots:\n"))
    #expect(run.status == 0)
  }

  @Test func `Status has an exit status for CI`() {
    #expect(CommandRun("status", "--check", in: package).status == 1)
    #expect(CommandRun("--check", in: package).status == 1)
    _ = CommandRun("reject", in: package)
    #expect(CommandRun("status", "--check", in: package).status == 2, "no run of the tests")
    #expect(CommandRun("status", "--check", "--from", "\(package.root)/none", in: package).status == 2)
  }

  @Test func `Status and show print JSON`() {
    for command in ["status", "show"] {
      assertSnapshot(
        of: CommandRun(command, "--json", in: package).output, named: command,
        filter: .replacing(package.root, with: "<root>"))
    }
  }

  @Test func `Show prints the diffs at paths`() {
    #expect(CommandRun("show", "M/T", in: package).output == "Snapshots/M/T/fresh.txt (new)\n@@ -0,0 +1,1 @@\n+hello\n")
    #expect(CommandRun("show", "M/X", in: package).status == 2)
  }

  @Test func `Show prints a diff in full, unlike a review`() throws {
    try package.write(String(repeating: "line\n", count: 3_000) + "end\n", to: ".build/snapshots/pending/M/T/fresh.txt")
    #expect(CommandRun("show", "M/T", in: package).output.hasSuffix("\n+end\n"))
    #expect(CommandRun("show", "--json", "M/T", in: package).output.contains("+end\\n"))
    #expect(CommandRun("review", "M/T", in: package, keys: "q").output.contains("… cut here; the whole diff has 3001 "))
  }

  @Test func `Paths are accepted and rejected`() {
    #expect(CommandRun("accept", "M/S", in: package).output == "Accepted Snapshots/M/S/changed.txt\n")
    #expect(CommandRun("reject", "Snapshots/M/T/fresh.txt", in: package).output == "Rejected Snapshots/M/T/fresh.txt\n")
    #expect(CommandRun("reject", in: package).output == "No pending snapshots.\n")
    #expect(package.read("Snapshots/M/S/changed.txt") == "a title\nnew\n")
    #expect(package.read("Snapshots/M/T/fresh.txt") == nil)
  }

  @Test func `A golden that has changed does not stop the others`() throws {
    try package.write("other\n", to: ".build/snapshots/pending/M/S/changed.txt.golden")
    let run = CommandRun("accept", in: package)
    #expect(run.status == 2)
    #expect(run.output == "Accepted Snapshots/M/T/fresh.txt\n")
    #expect(
      run.errors == "error: Snapshots/M/S/changed.txt has changed since this text was received: run the tests again.\n")
  }

  @Test func `Texts whose names differ only in case are not accepted together`() throws {
    for name in ["a", "A"] { try package.write("a\n", to: ".build/snapshots/pending/M/C/\(name).txt") }
    for command in [CommandRun("accept", "M/C", in: package), CommandRun("review", "M/C", in: package, keys: "A")] {
      #expect((command.output + command.errors).contains("Snapshots/M/C/A.txt differs from a.txt only in case"))
    }
    #expect(package.files().filter { $0.hasPrefix("Snapshots/M/C") } == ["Snapshots/M/C/A.txt"])
  }

  @Test func `Prune lists the goldens that the runs did not use, and deletes them if it is told to`() throws {
    try writeLedger()
    let list = CommandRun("prune", "--from", package.root, in: package)
    #expect(list.status == 0)
    #expect(
      list.output == "No assertion uses these goldens. To delete them, use --delete:\n  Snapshots/M/S/changed.txt\n")
    let run = CommandRun("prune", "--delete", "--from", package.root, in: package)
    #expect(run.status == 0)
    #expect(run.output == "Deleted:\n  Snapshots/M/S/changed.txt\n")
    #expect(package.read("Snapshots/M/S/changed.txt") == nil)
    #expect(CommandRun("prune", "--from", package.root, in: package).output == "Every golden is in use.\n")
  }

  @Test func `Prune deletes nothing if tests were skipped`() throws {
    try writeLedger(skipped: 2)
    let run = CommandRun("prune", "--delete", "--from", package.root, in: package)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: Nothing was deleted. The run skipped 2 tests,"))
    #expect(package.read("Snapshots/M/S/changed.txt") != nil)
    try writeLedger(skipped: 1)
    let list = CommandRun("prune", "--from", package.root, in: package).output
    #expect(list.hasSuffix("\nThe run skipped 1 test, and the goldens of skipped tests are in this list.\n"))
  }

  @Test func `A test of which a case was canceled is skipped`() throws {
    // The output of `swift test` does not show it. The path of the events is the fifth argument.
    let event = #"{"kind":"event","payload":{"kind":"testCaseCancelled","messages":[],"testID":"M.S/t(_:)"}}"#
    let swift = try swift("[ $4 = --event-stream-output-path ] && echo '\(event)' > \"$5\"")
    let run = CommandRun("prune", "--delete", in: package, swift: swift)
    #expect(run.errors.hasPrefix("error: Nothing was deleted. The run skipped 1 test,"))
    #expect(package.read("Snapshots/M/S/changed.txt") != nil)
    #expect(package.files().filter { $0.contains("events") } == [])
  }

  @Test func `Skipped and canceled tests are counted once`() {
    func event(_ kind: String, _ test: String, _ text: String = "") -> String {
      #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[{"text":"\#(text)"}],"testID":"\#(test)"}}"# + "\n"
    }
    let events = [
      event("testSkipped", "a"), event("testCaseCancelled", "b"), event("testCaseCancelled", "b"),
      event("testCancelled", "b"), event("testCaseCancelled", "c"), event("testEnded", "d"),
      event("testStarted", "e", #"\"kind\":\"testSkipped\""#),
    ]
    #expect(SkipCounter.count(in: Data(events.joined().utf8)) == 3)
  }

  @Test(arguments: ["--parallel", "--quiet", "-q", "--event-stream-output-path=events"])
  func `A run that does not show skipped tests does not tell what is unused`(argument: String) throws {
    _ = CommandRun("test", argument, in: package, swift: try swift())
    #expect(package.read(".build/snapshots/pending/M/T/fresh.txt") != nil, "it may belong to a skipped test")
    #expect(CommandRun("status", in: package).output.contains("The last run may have skipped tests, as --parallel"))
    let prune = CommandRun("prune", "--delete", "--from", package.root, in: package)
    #expect(prune.status == 2)
    #expect(prune.errors.hasPrefix("error: Nothing was deleted. The run may have skipped tests, as --parallel"))
    #expect(package.read("Snapshots/M/S/changed.txt") != nil)
  }

  @Test func `A run that starts during another one takes nothing from it`() throws {
    let start = "mkdir -p \"$SNAPSHOTS_ROOT/.build/snapshots\"; : > \"$SNAPSHOTS_ROOT/.build/snapshots/ledger.txt\""
    let claim = "printf 'claim\\tM/S/changed.txt\\n' >> \"$SNAPSHOTS_LEDGER\""
    let run = CommandRun("prune", "--delete", in: package, swift: try swift("\(claim)\n\(start)"))
    #expect(run.output == "Every golden is in use.\n")
    #expect(package.files().filter { $0.contains("ledger") } == [".build/snapshots/ledger.txt"])
    _ = CommandRun("prune", in: package, swift: try swift("cd \(package.root); cp .build/snapshots/ledger.txt copy"))
    #expect(package.read("copy") == "", "a run that is stopped is not the one before")
  }

  @Test func `A golden that is accepted during a run is kept`() throws {
    let swift = try swift("cd \(package.root)\nprintf 'new\\n' > Snapshots/M/S/new.txt")
    let run = CommandRun("prune", "--delete", in: package, swift: swift)
    #expect(run.output == "Deleted:\n  Snapshots/M/S/changed.txt\n")
    #expect(package.read("Snapshots/M/S/new.txt") == "new\n")
    #expect(!CommandRun("status", in: package).output.contains("new.txt"))
  }

  @Test(arguments: ["accept", "review"])
  func `Texts that are older than a run that failed to build are accepted with a warning`(command: String) throws {
    try package.write("end\t1\t0\n", to: ".build/snapshots/ledger.txt")
    let run = CommandRun(command, in: package, keys: "aa")
    #expect(run.errors.hasPrefix("warning: The test run failed with status 1 and used no snapshots,"))
    #expect(run.errors.hasSuffix("Received texts are older than this run.\n"))
    #expect(package.read("Snapshots/M/T/fresh.txt") == "hello\n")
  }

  @Test func `A shard alone does not tell what is unused`() throws {
    try package.write(goldens + "claim\tM/S/used.txt\nend\t0\t0\t--filter\n", to: "a/ledger.txt")
    let from = ["--from", "\(package.root)/a"]
    let again = ["/a", "/a/", "/./a"].map { from + ["--from", package.root + $0] }
    for arguments in [from] + again {
      let run = CommandRun("prune", "--delete", with: arguments, in: package)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("error: The run had --filter, so it does not tell which goldens are unused:"))
    }
    try package.write(goldens + "claim\tM/S/changed.txt\nend\t0\t0\t--filter\n", to: "b/ledger.txt")
    let both = CommandRun("prune", with: from + ["--from", "\(package.root)/b"], in: package)
    #expect(both.output == "Every golden is in use.\n")
    for name in ["a", "b"] { try package.write("\(name)\n", to: "\(name)/pending/M/S/\(name).txt") }
    let status = CommandRun("status", with: from + ["--from", "\(package.root)/b"], in: package).output
    #expect(status.hasPrefix("2 pending snapshots:\n"))
    #expect(!status.contains("does not tell"))
  }

  @Test func `Goldens of a test target that did not run are named`() throws {
    try package.write("a\n", to: "Snapshots/Old/S/a.txt")
    try package.write(
      "golden\tOld/S/a.txt\nclaim\tM/S/used.txt\nclaim\tM/S/changed.txt\nend\t0\t0\n",
      to: ".build/snapshots/ledger.txt")
    let note =
      "Ignored Snapshots/Old: the run used none of its goldens. If its test target no longer exists, delete the folder."
    #expect(
      CommandRun("prune", "--from", package.root, in: package).output == "\(note)\nEvery other golden is in use.\n")
    for command in [["status"], ["report"], ["report", "--format", "html"]] {
      #expect(CommandRun(with: command, in: package).output.contains(note))
    }
    let json = CommandRun("status", "--json", in: package).output
    #expect(json.hasSuffix("\"unused\": [],\n  \"ignored\": [\n    \"Snapshots/Old\"\n  ]\n}\n"))
  }

  @Test func `Control-C ends a run, and a review does not begin`() throws {
    let run = CommandRun("test", "--review", in: package, keys: "A", swift: try swift("exit 130"))
    #expect(run.status == 130)
    #expect(package.read("Snapshots/M/T/fresh.txt") == nil)
    #expect(CommandRun("test", in: package, swift: try swift("kill -s KILL $$")).status == 137)
  }

  @Test func `A run of the tests gets the signals of the terminal, and may read its keys`() throws {
    // The leader of another group would not.
    #expect(CommandRun("test", in: package, swift: try swift("! kill -s 0 -- -$$ || exit 3")).status == 0)
  }

  @Test func `A failure is no success, also if the starter of this program ignores ends of programs`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      #expect(runProgram(["sh", "-c", "exit 3"]) == 3)
    }
  }

  @Test func `A test run that cannot record says so`() {
    let run = CommandRun("test", "--version", in: package, environment: ["SNAPSHOTS": "changed"])
    #expect(run.errors == "SNAPSHOTS=changed is ignored: this command only compares. To record, run `swift test`.\n")
  }

  @Test func `Names of files from another machine are cleaned`() throws {
    let from = ["--from", "\(package.root)/ci"]
    for path in ["M/S/\u{1B}[2J.txt", "M/a\nb/c.txt", "M/S/a:b.txt"] {
      try package.write(Data([0xFF]), to: "ci/pending/\(path)")
      let errors = CommandRun("accept", with: from, in: package).errors
      #expect(
        errors == "error: <root>/ci/pending/\(VisibleText.line(path)) was not written by a test run: delete it.\n")
      try FileManager.default.removeItem(atPath: "\(package.root)/ci")
    }
    try package.write("claim\tM/\u{1B}/a.txt\nend\t0\t0\n", to: "ci/ledger.txt")
    #expect(CommandRun("prune", with: from, in: package).errors.contains("The run used Snapshots/M/␛/a.txt"))
  }

  @Test func `A mode that does not exist is not called ignored`() {
    let run = CommandRun(
      "test", in: package, environment: ["SNAPSHOTS": "yes"], problem: SnapshotProblem("SNAPSHOTS=yes is not a mode."))
    #expect(run.errors == "error: SNAPSHOTS=yes is not a mode.\n")
  }

  @Test func `Only a review needs the diff tool`() throws {
    let environment = ["SNAPSHOTS_DIFF_TOOL": "don't"]
    #expect(CommandRun("test", in: package, environment: environment, swift: try swift()).status == 0)
    #expect(CommandRun("test", "--review", in: package, environment: environment, swift: try swift()).status == 64)
  }

  @Test func help() {
    for command in ["", "prune", "test", "review", "status", "report"] {
      let run = command.isEmpty ? CommandRun("help", in: package) : CommandRun(command, "--help", in: package)
      assertSnapshot(of: run.output, named: command.isEmpty ? "all" : command)
    }
    #expect(CommandRun("help", "prune", in: package).output == CommandRun("prune", "-h", in: package).output)
  }

  @Test func `Skipped tests are counted even if output arrives in pieces`() {
    let output = """
      Test Case 'XT.testS' skipped (0.0 seconds)
      Test Case 'XT.testA' passed (0.002 seconds)
      cleaning up… Test Case 'XT.testT' skipped (0.0 seconds)
      ✔ Test "is skipped" passed after 0.001 seconds.
      Test Case is skipped (

      """
    for size in [1, 7, 1_000] {
      var counter = SkipCounter()
      var rest = Data(output.utf8)
      while !rest.isEmpty {
        counter.read(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(counter.count == 2)
    }
  }
}

/// A run of the command in a scratch package, without a process.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ arguments: String..., with more: [String] = [], in package: ScratchPackage, keys: String = "",
    environment: [String: String] = [:], style: DiffStyle = .plain, height: Int? = nil, swift: String = "swift",
    problem: SnapshotProblem? = nil
  ) {
    let output = Mutex("")
    let errors = Mutex("")
    let rest = Mutex(Array(keys))
    let context = CommandContext(
      layout: { () throws(SnapshotProblem) in if let problem { throw problem } else { package.layout } },
      style: style, environment: { environment[$0] },
      readKey: { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
      write: { text in output.withLock { $0 += text } }, writeError: { text in errors.withLock { $0 += text } },
      screenSize: { height.map { ($0, 80) } }, swift: swift)
    status = SnapshotsCommand.run(arguments + more, in: context)
    self.output = output.withLock { $0 }
    // The folder of the package differs in each run.
    self.errors = errors.withLock { $0.replacing(package.root, with: "<root>") }
  }
}
