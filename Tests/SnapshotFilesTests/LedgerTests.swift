import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Testing

/// `ReportTests` have a golden of two tests, and `CommandTests` a ledger of another state of the package.
@Suite(.timeLimit(.minutes(10))) struct LedgerTests {
  let package = ScratchPackage()

  func ledger(_ name: String, claims: [String], status: Int32?, skipped: Int = 0) throws -> String {
    let file = "\(package.root)/\(name)"
    for claim in claims { try Ledger.appendClaim(of: claim, at: "F.swift:1:1", to: file) }
    if let status { try Ledger.appendEnd(status: status, skippedCount: skipped, to: file) }
    return file
  }

  @Test func `Ledgers of several shards are merged`() throws {
    let files = [
      try ledger("1", claims: ["M/S/a.txt", "M/S/a.txt"], status: 0, skipped: 1),
      try ledger("2", claims: ["M/S/b c.txt"], status: 0, skipped: 2),
    ]
    let merged = try Ledger(merging: files)
    #expect(merged.claims == ["M/S/a.txt", "M/S/b c.txt"])
    #expect(merged.skippedCount == 3)
  }

  @Test func `Failed, unfinished, empty and missing runs are refused`() throws {
    let green = try ledger("green", claims: ["M/S/a.txt"], status: 0)
    for file in [
      try ledger("red", claims: ["M/S/a.txt"], status: 1), try ledger("unfinished", claims: ["M/S/a.txt"], status: nil),
      try ledger("empty", claims: [], status: 0), package.root + "/absent",
    ] {
      #expect(throws: SnapshotProblem.self) { try Ledger(merging: [green, file]) }
    }
  }

  @Test func `Concurrent assertions are all recorded in the ledger`() async throws {
    let file = package.root + "/ledger"
    let checker = package.checker(SnapshotEnvironment(ledger: file))
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          checker.check(
            VisibleText.encode("a"), name: SnapshotName(module: "M", suite: "S", test: "t\(number)"),
            test: "t\(number)", site: "F.swift:1:1"
          ) { _ in true }
        }
      }
    }
    try Ledger.appendEnd(status: 0, skippedCount: 0, to: file)
    #expect(try Ledger(merging: [file]).claims.count == 200)
  }
}

@Suite(.timeLimit(.minutes(10))) struct UnusedGoldensTests {
  let package = ScratchPackage()

  init() throws {
    for path in ["M/S/used.txt", "M/S/unused.txt", "M/Gone/a.txt", "Other/S/a.txt"] {
      try package.write("a\n", to: "Snapshots/\(path)")
    }
  }

  /// The ledger of a run that uses goldens, of those that there are now.
  func run(_ name: String = "ledger", using paths: String...) throws -> String {
    let file = "\(package.root)/\(name)"
    try Ledger.appendGoldens(of: package.layout, to: file)
    for path in paths { try Ledger.appendClaim(of: path, at: "F.swift:1:1", to: file) }
    try Ledger.appendEnd(status: 0, skippedCount: 0, to: file)
    return file
  }

  func unused(after files: String...) throws -> UnusedGoldens {
    try UnusedGoldens(of: package.layout, ledger: Ledger(merging: files))
  }

  @Test func `Unused goldens of the modules that ran are orphans, and other files are ignored`() throws {
    let others = ["Snapshots/README.md", "Snapshots/M/README.txt", "Snapshots/M/S/notes.txt"]
    for path in others { try package.write(path.contains("README") ? "# Notes\n" : "tab\tand \n", to: path) }
    try package.write("a\r\n", to: "Snapshots/M/S/unused.txt")
    try package.write("", to: "Snapshots/M/Gone/a.txt")
    let orphans = try unused(after: run(using: "M/S/used.txt"))
    #expect(orphans.paths == ["M/Gone/a.txt", "M/S/unused.txt"])
    #expect(orphans.untouchedFolders == ["Snapshots/Other"])
    try orphans.delete()
    #expect(package.files() == (others + ["Snapshots/M/S/used.txt", "Snapshots/Other/S/a.txt", "ledger"]).sorted())
  }

  @Test func `Goldens that one of the runs did not have yet are left out`() throws {
    let first = try run("first", using: "M/S/used.txt")
    for path in ["M/S/newer.txt", "New/S/a.txt"] { try package.write("a\n", to: "Snapshots/\(path)") }
    let second = try run("second", using: "M/S/used.txt")
    try package.write("a\n", to: "Snapshots/M/S/newest.txt")
    let runs = [try unused(after: first), try unused(after: first, second), try unused(after: second, first, second)]
    for orphans in runs {
      #expect(orphans.paths == ["M/Gone/a.txt", "M/S/unused.txt"])
      #expect(orphans.untouchedFolders == ["Snapshots/Other"])
    }
    #expect(try unused(after: second).paths == ["M/Gone/a.txt", "M/S/newer.txt", "M/S/unused.txt"])
  }

  @Test func `A golden can be a link`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: package.layout.golden("M/S/link.txt"), withDestinationPath: "used.txt")
    let orphans = try unused(after: run(using: "M/S/used.txt", "M/S/link.txt"))
    #expect(orphans.paths == ["M/Gone/a.txt", "M/S/unused.txt"])
  }
}
