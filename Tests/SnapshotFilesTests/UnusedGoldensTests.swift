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

  @Test func `Unused goldens of the modules that ran are orphans, and other files are ignored`() throws {
    let others = ["Snapshots/README.md", "Snapshots/M/README.txt", "Snapshots/M/S/notes.txt"]
    for path in others { try package.write(path.contains("README") ? "# Notes\n" : "tab\tand \n", to: path) }
    try package.write("a\r\n", to: "Snapshots/M/S/unused.txt")
    let orphans = try UnusedGoldens(of: package.layout, claims: ["M/S/used.txt"])
    #expect(orphans.paths == ["M/Gone/a.txt", "M/S/unused.txt"])
    #expect(orphans.untouchedFolders == ["Snapshots/Other"])
    try orphans.delete()
    #expect(package.files() == (others + ["Snapshots/M/S/used.txt", "Snapshots/Other/S/a.txt"]).sorted())
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
