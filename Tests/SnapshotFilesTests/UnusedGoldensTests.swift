import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct UnusedGoldensTests {
  let package = ScratchPackage()

  init() throws {
    for path in ["M/S/used.txt", "M/S/unused.txt", "M/Gone/a.txt", "Other/S/a.txt"] {
      try package.write("a\n", to: "Snapshots/\(path)")
    }
  }

  @Test func `Unused goldens of the modules that ran are orphans`() throws {
    let orphans = try UnusedGoldens(of: package.layout, claims: ["M/S/used.txt"])
    #expect(orphans.paths == ["M/Gone/a.txt", "M/S/unused.txt"])
    #expect(orphans.untouchedFolders == ["Snapshots/Other"])
    try orphans.delete()
    #expect(package.files() == ["Snapshots/M/S/used.txt", "Snapshots/Other/S/a.txt"])
  }

  @Test func `Files that are not goldens are ignored`() throws {
    try package.write("# Notes\n", to: "Snapshots/README.md")
    try package.write("# Notes\n", to: "Snapshots/M/README.txt")
    try package.write("tab\tand \n", to: "Snapshots/M/S/notes.txt")
    try package.write("a\r\n", to: "Snapshots/M/S/unused.txt")
    let orphans = try UnusedGoldens(of: package.layout, claims: ["M/S/used.txt"])
    #expect(orphans.paths == ["M/Gone/a.txt", "M/S/unused.txt"])
  }

  @Test func `Goldens that are newer than the run are left out`() throws {
    try package.write("", to: "ledger.txt")
    for path in ["M/S/unused.txt", "Other/S/a.txt"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now.addingTimeInterval(60)], ofItemAtPath: package.layout.golden(path))
    }
    let orphans = try UnusedGoldens(
      of: package.layout, claims: ["M/S/used.txt"], ledger: "\(package.root)/ledger.txt")
    #expect(orphans.paths == ["M/Gone/a.txt"])
    #expect(orphans.untouchedFolders == [])
  }

  @Test func `A golden can be a link`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: package.layout.golden("M/S/link.txt"), withDestinationPath: "used.txt")
    let orphans = try UnusedGoldens(of: package.layout, claims: ["M/S/used.txt", "M/S/link.txt"])
    #expect(orphans.paths == ["M/Gone/a.txt", "M/S/unused.txt"])
  }

  @Test func `A ledger of another state of the package is refused`() {
    #expect(throws: SnapshotProblem.self) {
      try UnusedGoldens(of: package.layout, claims: ["M/S/used.txt", "M/S/absent.txt"])
    }
  }
}
