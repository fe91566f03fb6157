import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Testing

/// `CommandTests` have texts of tests that no longer exist, that no test has written, and whose names differ only in case.
@Suite(.timeLimit(.minutes(10))) struct PendingFolderTests {
  let package = ScratchPackage()
  let folder: PendingFolder

  init() throws {
    try package.write("old\n", to: "Snapshots/M/S/changed.txt")
    try package.write("same\n", to: "Snapshots/M/S/same.txt")
    for (path, text) in [("M/S/changed", "new\n"), ("M/S/same", "same\n"), ("M/T/added", "added\n")] {
      try package.write(text, to: ".build/snapshots/pending/\(path).txt")
    }
    folder = PendingFolder(of: package.layout)
  }

  @Test(arguments: [
    ("M/S", 1), ("M/S/", 1), ("Snapshots/M/S/changed.txt", 1), ("M/S/changed", 1), ("./Snapshots/M/S", 1),
    (".build/snapshots/pending/M/S/changed.txt", 1), ("Snapshots", 2), ("Snapshots/", 2),
    (".build/snapshots/pending", 2), (".", 2), ("M", 2),
  ])
  func `A path can have several forms, also that of a folder with all texts`(path: String, count: Int) throws {
    let all = ["M/S/changed.txt", "M/T/added.txt"]
    #expect(try folder.snapshots(at: [path]).map(\.path) == Array(all.prefix(count)))
  }

  @Test(arguments: [
    ("Snapshots/M/S", "changed.txt"), ("Snapshots/M/S", "./changed"), ("Snapshots/M/S", "."), ("Snapshots/M", "S"),
    ("Snapshots/M", "../M/S/changed.txt"), ("", "Snapshots//M/S/"), ("Snapshots/M/S", "<root>/Snapshots//M/S"),
    ("Snapshots/M/S", "<link>/Snapshots/M/S/changed.txt"),
  ])
  func `A path can be relative to the working directory, or go through a link`(here: String, path: String) throws {
    let link = "\(package.root)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package.root)
    let path = path.replacing("<root>", with: package.root).replacing("<link>", with: link)
    let snapshots = try folder.snapshots(at: [path], workingDirectory: "\(package.root)/\(here)")
    #expect(snapshots.map(\.path) == ["M/S/changed.txt"])
  }

  @Test func `The folder of a new suite can be named from a folder of goldens`() throws {
    let here = "\(package.root)/Snapshots/M/S"
    #expect(try folder.snapshots(at: ["../T/added.txt"], workingDirectory: here).map(\.path) == ["M/T/added.txt"])
  }

  @Test func `A folder without texts is not the whole package, also if that is named by a link`() throws {
    let link = "\(package.root)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package.root)
    for root in [package.root, link] {
      #expect(throws: SnapshotProblem.self) {
        try PendingFolder(of: SnapshotLayout(root: root))
          .snapshots(at: ["."], workingDirectory: "\(root)/Snapshots/M/U")
      }
    }
  }

  @Test(arguments: ["M/X", "", "/", "M/S/chan"])
  func `A path without a match is refused`(path: String) {
    #expect(throws: SnapshotProblem.self) { try folder.snapshots(at: ["M/S/changed", path]) }
  }

  @Test(arguments: ["", "/pending", "/snapshots/pending", "/.build/snapshots/pending"])
  func `Texts can come from another machine`(place: String) throws {
    let directory = "artifact"
    try package.write("theirs\n", to: "\(directory)\(place)/M/S/changed.txt")
    let folder = try PendingFolder(of: package.layout, from: ["\(package.root)/\(directory)"])
    for snapshot in try folder.snapshots() { try folder.accept(snapshot) }
    #expect(package.read("Snapshots/M/S/changed.txt") == "theirs\n")
    #expect(package.read("\(directory)\(place)/M/S/changed.txt") == "theirs\n", "the copy stays as it is")
  }

  @Test func `Texts of several machines are merged`() throws {
    try package.write("a\n", to: "mac/pending/M/S/a.txt")
    try package.write("b\n", to: "linux/pending/M/S/b.txt")
    for machine in ["mac", "linux"] { try package.write("both\n", to: "\(machine)/pending/M/S/both.txt") }
    func folder() throws -> PendingFolder {
      try PendingFolder(of: package.layout, from: ["\(package.root)/mac", "\(package.root)/linux"])
    }
    #expect(try folder().snapshots().map(\.path) == ["M/S/a.txt", "M/S/b.txt", "M/S/both.txt"])
    let decision = try folder().reject(#require(folder().snapshots(at: ["M/S/both"]).first))
    #expect(try folder().snapshots().map(\.path) == ["M/S/a.txt", "M/S/b.txt"])
    try folder().undo(decision)
    for machine in ["mac", "linux"] { #expect(package.read("\(machine)/pending/M/S/both.txt") == "both\n") }
    try package.write("other\n", to: "mac/pending/M/S/b.txt")
    #expect(throws: SnapshotProblem.self) { try folder().snapshots() }
  }

  @Test(arguments: ["nowhere", "Snapshots/M", "linux", "mac"])
  func `A folder without received texts of its own is refused`(directory: String) throws {
    for (machine, link, folder) in [("linux", "pending", "snapshots/pending"), ("mac", "snapshots", "snapshots")] {
      try package.write("end\t0\t0\n", to: "\(machine)/ledger.txt")
      try FileManager.default.createSymbolicLink(
        atPath: "\(package.root)/\(machine)/\(link)", withDestinationPath: "../.build/\(folder)")
    }
    #expect(throws: SnapshotProblem.self) {
      try PendingFolder(of: package.layout, from: ["\(package.root)/\(directory)"])
    }
  }

  @Test func `Problems show the control characters of paths`() throws {
    let path = package.root + "/\u{1B}"
    for file in ["\u{1B}", "a"] { try package.write(Data([0xFF]), to: "\u{1B}/\(file)") }
    let problems = [
      #expect(throws: SnapshotProblem.self) { try GoldenFile.read(path + "/\u{1B}", limit: 1) },
      #expect(throws: SnapshotProblem.self) { try FileSystem.read(path + "/\u{1B}", limit: 0) },
      #expect(throws: SnapshotProblem.self) { try FileSystem.read(path, limit: 1) },
      #expect(throws: SnapshotProblem.self) { try FileSystem.write([], to: path) },
      #expect(throws: SnapshotProblem.self) { try FileSystem.remove(path) },
      #expect(throws: SnapshotProblem.self) { try ClaimRegistry().rejectCaseConflict(of: "A", below: path) },
    ]
    for problem in problems {
      #expect(problem.map { $0.message.contains("␛") && !$0.message.contains("\u{1B}") } == true)
    }
  }

  @Test func `Links and other files are ignored`() throws {
    let pending = package.root + "/.build/snapshots/pending/M/S/"
    try FileManager.default.createSymbolicLink(atPath: pending + "link.txt", withDestinationPath: "/etc/hosts")
    try package.write("x", to: ".build/snapshots/pending/M/S/notes.md")
    #expect(try folder.snapshots().count == 2)
  }

  @Test func `A golden that is not UTF-8 does not hide other texts`() throws {
    try package.write(Data([0xFF, 0x0A]), to: "Snapshots/M/S/changed.txt")
    #expect(try folder.snapshots().map(\.path) == ["M/S/changed.txt", "M/T/added.txt"])
  }

  @Test func `A golden that is a link is not replaced`() throws {
    let golden = package.layout.golden("M/T/added.txt")
    try package.write("a\n", to: "Snapshots/M/T/a.txt")
    try FileManager.default.createSymbolicLink(atPath: golden, withDestinationPath: "a.txt")
    let problem = #expect(throws: SnapshotProblem.self) {
      try folder.accept(#require(folder.snapshots(at: ["M/T/added"]).first))
    }
    #expect(problem?.message.contains("added.txt is a directory or a link: move it,") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: golden) == "a.txt")
    #expect(package.read("Snapshots/M/T/a.txt") == "a\n")
  }

  @Test func `Texts that are accepted together list a folder once`() throws {
    try package.write("x\n", to: ".build/snapshots/pending/M/S/added.txt")
    let names = ClaimRegistry()
    for snapshot in try folder.snapshots(at: ["M/S"]) {
      try folder.accept(snapshot, names: names)
      // It would be in another list.
      try package.write("x\n", to: "Snapshots/M/S/CHANGED.txt")
    }
    #expect(try folder.snapshots().map(\.path) == ["M/T/added.txt"])
  }
}
