import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Testing
import TextSnapshots

@testable import SnapshotsTool

@Suite(.timeLimit(.minutes(10))) struct ReportTests {
  let package = ScratchPackage([
    "Snapshots/M/S/changed.txt": "a title\n<old> ``` & more\n",
    "Snapshots/M/S/used.txt": "used\n",
    "Snapshots/M/S/no <b>.txt": "unused\n",
    "ci/pending/M/S/changed.txt": "a title\n<new> ``` & more\n",
    "ci/pending/M/T/fresh.txt": "hello\n",
  ])

  func report(_ arguments: String..., ledger end: String) throws -> CommandRun {
    let goldens = package.files().filter { $0.hasPrefix("Snapshots/") }
    let lines = goldens.map { "golden\t\($0.dropFirst("Snapshots/".count))\n" }.joined()
    try package.write(lines + "claim\tM/S/used.txt\nclaim\tM/S/changed.txt\n" + end, to: "ci/ledger.txt")
    return CommandRun("report", "--from", "\(package.root)/ci", with: arguments, in: package)
  }

  @Test(arguments: ["markdown", "html", "json"])
  func `A report has changes with diffs, and unused goldens`(format: String) throws {
    let run = try report("--format", format, ledger: "end\t0\t0\n")
    #expect(run.status == 0)
    assertSnapshot(of: run.output, named: format, filter: .replacing(package.root, with: "<root>"))
  }

  @Test(
    arguments: [
      ("end\t1\t0\n", "failed with status 1, so it does not tell", false), ("", "did not finish", false),
      ("end\t0\t2\n", "skipped 2 tests", true), ("end\t0\t0\t--filter\n", "The last run had --filter", true),
    ])
  func `A report says why unused goldens are not known, and whether anything is`(
    end: String, reason: String, hasPassed: Bool
  ) throws {
    let changes = try report(ledger: end)
    #expect(changes.status == 0)
    #expect(changes.output.contains(reason))
    #expect(!changes.output.contains("Snapshots/M/S/no"))
    _ = CommandRun("accept", "--from", "\(package.root)/ci", in: package)
    let run = try report(ledger: end)
    #expect(run.output.hasPrefix("### Snapshots: \(hasPassed ? "No snapshot has changed" : "Nothing is known")\n"))
  }

  @Test func `A report of a run that failed to build says that its texts are older`() throws {
    try package.write("end\t1\t0\n", to: "ci/ledger.txt")
    let old = CommandRun("report", "--from", "\(package.root)/ci", in: package).output
    #expect(old.contains("used no snapshots, perhaps because the tests did not compile. Received texts are older than"))
  }

  @Test func `A path of another machine is no Markdown`() throws {
    let path = "![x](https://evil.example/x.png) @everyone"
    let text = try report(ledger: "claim\t\(path)\tA\nclaim\t\(path)\tB\nend\t0\t0\n").output
    #expect(
      text.contains("\n\n<p><code>\(path) is the snapshot of two tests, at A and B: rename one of them.</code></p>\n"))
  }

  @Test func `Text of another machine is no HTML, also in one character with a letter`() throws {
    try package.write("\u{600}<script\u{600}>\n", to: "ci/pending/M/T/fresh.txt")
    let page = try report("--format", "html", ledger: "claim\t\u{600}<b>\tA\nclaim\t\u{600}<b>\tB\nend\t0\t0\n").output
    #expect(page.contains("<ins>+\u{600}&lt;script\u{600}&gt;</ins>\n"))
    #expect(page.contains("<p>\u{600}&lt;b&gt; is the snapshot of two tests,"))
  }

  @Test func `Markdown stays below the size of a comment`() throws {
    for number in 0..<600 {
      try package.write("a\n", to: "ci/pending/M/T/\(number).txt")
      try package.write("a\n", to: "Snapshots/M/T/\(String(repeating: "&", count: 30))\(number).txt")
    }
    let text = try report(ledger: "end\t0\t0\n").output
    #expect(text.utf8.count < 65_536)
    #expect(text.contains(/\n… and \d+ more\n/))
  }

  @Test func `A diff that is too long for a comment is left out`() throws {
    try package.write(
      String(repeating: String(repeating: "x", count: 400) + "\n", count: 190), to: "ci/pending/M/T/fresh.txt")
    let run = try report(ledger: "end\t1\t0\n")
    #expect(run.output.utf8.count < 65_536)
    #expect(run.output.contains("The diff is too long for this report"))
  }

  @Test(arguments: [("end\t0\t1\n", 0, "skipped 1 test"), ("end\t1\t0\n", 2, "failed with status 1")])
  func `A run of another machine without received texts is checked`(end: String, status: Int32, reason: String) throws {
    try package.write("claim\tM/S/used.txt\n" + end, to: "linux/ledger.txt")
    let run = CommandRun("status", "--check", "--from", "\(package.root)/linux", in: package)
    #expect(run.status == status)
    #expect(run.output == "No pending snapshots.\n")
    #expect(run.errors.contains(reason))
  }

  @Test func `A report can be of the folder of received texts`() {
    let run = CommandRun("report", "--from", "\(package.root)/ci/pending", in: package)
    #expect(run.output.hasPrefix("### Snapshots: 1 changed, 1 new\n"))
  }

  @Test func `Status checks the goldens that the last full run did not use`() throws {
    try package.write(
      "golden\tM/S/no <b>.txt\nclaim\tM/S/used.txt\nclaim\tM/S/changed.txt\nend\t0\t0\n",
      to: ".build/snapshots/ledger.txt")
    let run = CommandRun("status", "--check", in: package)
    #expect(run.status == 1)
    #expect(
      run.output == """
        No pending snapshots.
        No assertion of the last run uses these goldens:
          Snapshots/M/S/no <b>.txt
        To delete them: swift run snapshots prune --delete

        """)
    try FileManager.default.moveItem(
      atPath: "\(package.root)/Snapshots/M/S/no <b>.txt", toPath: "\(package.root)/Snapshots/M/S/newer.txt")
    let newer = CommandRun("status", "--check", in: package)
    #expect(newer.status == 0, "a golden that is newer than the run")
    #expect(newer.output == "No pending snapshots.\n")
    for (end, reason, status) in [
      ("end\t1\t0\n", "failed with status 1", 2), ("", "did not finish", 2), ("end\t0\t1\n", "skipped 1 test,", 0),
      ("end\t0\t0\t--filter\n", "--filter", 0),
    ] as [(String, String, Int32)] {
      try package.write("claim\tM/S/used.txt\n" + end, to: ".build/snapshots/ledger.txt")
      let check = CommandRun("status", "--check", in: package)
      #expect(check.status == status)
      #expect(check.errors.contains(reason))
      #expect(CommandRun("status", in: package).output.contains(reason))
    }
  }
}
