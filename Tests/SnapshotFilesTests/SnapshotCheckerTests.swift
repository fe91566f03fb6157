import Foundation
import SnapshotFiles
import SnapshotTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SnapshotCheckerTests {
  let package = ScratchPackage()
  let path = "Snapshots/M/S/t.txt"
  let pending = ".build/snapshots/pending/M/S/t.txt"

  func check(
    _ text: String, test: String = "t", id: String? = nil, named name: String? = nil, site: String = "F.swift:1:1",
    by checker: SnapshotChecker? = nil, record: RecordMode = .never, isKnownIssue: Bool = false
  ) -> String? {
    var message: String?
    (checker ?? package.checker()).check(
      VisibleText.encode(text), name: SnapshotName(module: "M", suite: "S", test: test, name: name),
      test: id ?? test, site: site, record: record
    ) { failure in
      message = failure.message
      return !isKnownIssue
    }
    return message
  }

  @Test func `A missing golden fails, and the received text is stored as pending`() throws {
    let message = try #require(check("a"))
    #expect(message.hasPrefix("There is no Snapshots/M/S/t.txt yet."))
    #expect(message.contains("+a"))
    #expect(package.files() == [pending, pending + ".golden"])
    #expect(package.read(pending) == "a\n")
  }

  @Test func `A different text fails with a diff and does not change the golden`() throws {
    try package.write("a\n", to: path)
    let message = try #require(check("b"))
    #expect(
      message.hasPrefix(
        "The text differs from Snapshots/M/S/t.txt:\n--- golden\n+++ received\n@@ -1,1 +1,1 @@\n-a\n+b\n"))
    #expect(package.read(path) == "a\n")
    #expect(package.read(pending) == "b\n")
  }

  @Test func `A diff is colored if the environment says so`() throws {
    try package.write("a\n", to: path)
    let environment = try SnapshotEnvironment { $0 == "SNAPSHOTS_COLOR" ? "1" : nil }
    let message = try #require(check("b", by: package.checker(environment)))
    #expect(message.contains("\u{1B}[31m-a\u{1B}[0m\n\u{1B}[32m+b\u{1B}[0m\n"))
  }

  @Test(arguments: [nil, "a\n"])
  func `A text is not accepted in place of a golden that it was not compared with`(golden: String?) throws {
    if let golden { try package.write(golden, to: path) }
    _ = check("b")
    try FileManager.default.copyItem(atPath: "\(package.root)/.build/snapshots", toPath: "\(package.root)/ci")
    try package.write("edited\n", to: path)
    for folder in [
      PendingFolder(of: package.layout), try PendingFolder(of: package.layout, from: ["\(package.root)/ci"]),
    ] {
      let problem = #expect(throws: SnapshotProblem.self) { try folder.accept(#require(folder.snapshots().first)) }
      #expect(
        problem?.message == "\(path) has changed since this text was received: run the tests again.")
    }
    #expect(package.read(path) == "edited\n")
    try FileManager.default.removeItem(atPath: "\(package.root)/\(path)")
    if let golden { try package.write(golden.replacing("\n", with: "\r\n"), to: path) }
    let folder = PendingFolder(of: package.layout)
    let decision = try folder.accept(try #require(folder.snapshots().first))
    #expect(package.files().filter { !$0.hasPrefix("ci") } == [path])
    try folder.undo(decision)
    #expect(package.read(pending + ".golden") == golden ?? "")
  }

  @Test func `A passing assertion removes its pending text and writes nothing`() throws {
    try package.write("a\n", to: path)
    _ = check("b")
    #expect(check("a") == nil)
    #expect(package.files() == [path])
  }

  @Test func `An assertion passes if its pending text cannot be removed`() throws {
    try package.write("a\n", to: path)
    // A file that cannot be removed, also for a superuser.
    try package.write("", to: pending + "/file")
    #expect(check("a") == nil)
  }

  @Test func `Composed and decomposed letters differ`() throws {
    try package.write("\u{E9}\n", to: path)
    let message = try #require(check("e\u{301}"))
    #expect(message.contains(#"-\u{E9}"#))
    #expect(message.contains(#"+e\u{301}"#))
  }

  @Test func `A checkout with CRLF passes, but a CR in the text fails`() throws {
    try package.write("a\r\nb\r\n", to: path)
    #expect(check("a\nb") == nil)
    #expect(check("a\r\nb") != nil)
  }

  @Test func `A golden with merge-conflict marks is refused by name and not recorded over`() throws {
    let golden = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n"
    try package.write(golden, to: path)
    #expect(
      check("a\nc", record: .all)
        == "Snapshots/M/S/t.txt has merge-conflict marks, the first one in line 2: resolve the conflict."
        + " To replace the file with the received text: swift run snapshots review Snapshots/M/S/t.txt")
    #expect(package.read(path) == golden)
    #expect(package.read(pending) == "a\nc\n")
  }

  @Test func `A text that itself has conflict marks passes, and may change`() throws {
    let text = "<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic"
    try package.write(text + "\n", to: path)
    #expect(check(text) == nil)
    #expect(check(text + "s")?.hasPrefix("The text differs from Snapshots/M/S/t.txt:") == true)
    #expect(try PendingFolder(of: package.layout).snapshots().map(\.kind) == [.changed])
    #expect(check(text + "s", record: .changed)?.hasPrefix("Recording ") == true)
  }

  @Test(arguments: [nil, "a\n"])
  func `A known issue is not recorded`(golden: String?) throws {
    if let golden { try package.write(golden, to: path) }
    let checker = package.checker()
    _ = check("b", by: checker, record: .all, isKnownIssue: true)
    #expect(package.read(path) == golden)
    #expect(check("b", by: checker, record: .all)?.hasPrefix("Recording ") == true, "it is none any more")
    #expect(package.read(path) == "b\n")
  }

  @Test(arguments: RecordMode.allCases)
  func `Recording writes according to its mode, and fails`(mode: RecordMode) throws {
    try package.write("old\n", to: "Snapshots/M/S/changed.txt")
    let checker = package.checker(SnapshotEnvironment(record: mode))
    #expect(check("new", test: "changed", by: checker) != nil)
    #expect(check("new", test: "missing", by: checker) != nil)
    let writesChanged = mode == .changed || mode == .all
    #expect(package.read("Snapshots/M/S/changed.txt") == (writesChanged ? "new\n" : "old\n"))
    #expect((package.read("Snapshots/M/S/missing.txt") != nil) == (mode == .missing || mode == .all))
  }

  @Test func `The environment takes precedence over the code`() {
    #expect(check("a", by: package.checker(SnapshotEnvironment(record: .never)), record: .all) != nil)
    #expect(package.read(path) == nil)
    #expect(check("a", record: .all)?.hasPrefix("Recording ") == true)
    #expect(package.read(path) == "a\n")
    #expect(check("a") == nil)
  }

  @Test func `A retry in the recording run fails`() {
    let checker = package.checker(SnapshotEnvironment(record: .missing))
    #expect(check("a", by: checker) != nil)
    #expect(check("a", by: checker)?.contains("recorded earlier in this run") == true)
  }

  @Test func `Recording does not rewrite an equal golden`() throws {
    try package.write("a\r\n", to: path)
    #expect(check("a", by: package.checker(SnapshotEnvironment(record: .all))) == nil)
    #expect(package.read(path) == "a\r\n")
  }

  @Test func `CI records only with a second override`() throws {
    let inCI = package.checker(try SnapshotEnvironment { ["CI": "true", "SNAPSHOTS": "all"][$0] })
    let message = try #require(check("a", by: inCI))
    #expect(message.contains("SNAPSHOTS_ALLOW_CI=1"))
    #expect(package.read(path) == nil)
    let allowed = package.checker(
      try SnapshotEnvironment { ["CI": "true", "SNAPSHOTS": "all", "SNAPSHOTS_ALLOW_CI": "1"][$0] })
    #expect(check("a", by: allowed) != nil)
    #expect(package.read(path) == "a\n")
  }

  @Test func `Two assertions cannot use the same golden`() throws {
    try package.write("a\n", to: path)
    let checker = package.checker()
    #expect(check("a", by: checker) == nil)
    #expect(check("a", by: checker) == nil, "the same assertion again, as in a repeated test")
    #expect(check("a", site: "F.swift:2:1", by: checker)?.contains("`named:`") == true)
    #expect(check("b", by: checker)?.contains("in a loop pass `named:`") == true)
    #expect(check("a", id: "other", by: checker)?.contains("another test") == true)
  }

  @Test func `Names that differ only in case are refused`() throws {
    let checker = package.checker(SnapshotEnvironment(record: .all))
    _ = check("a", test: "home", by: checker)
    #expect(check("b", test: "Home", by: checker)?.contains("differ only in case or composition") == true)
    #expect(
      check("b", test: "HOME", by: package.checker(SnapshotEnvironment(record: .all)))?.contains("only in case") == true
    )
    #expect(package.files() == ["Snapshots/M/S/home.txt"])
    _ = check("a", test: "home", named: "b", by: checker)
    let message = check("a", test: "home", named: "B", by: checker)
    #expect(check("b", test: "home", named: "\u{E9}", by: checker)?.hasPrefix("Recording") == true)
    for checker in [checker, package.checker()] {
      let message = try #require(check("b", test: "home", named: "e\u{301}", by: checker))
      #expect(message.contains("only in case or composition"))
      for name in [#"home.e\u{301}.txt"#, #"home.\u{E9}.txt"#] { #expect(message.contains(name)) }
    }
    #expect(message?.hasSuffix("are one file on many disks: choose another `named:`.") == true)
  }

  @Test(arguments: ["a/b", "a:b", "a\nb", "", ".", "..", " a", "a ", "a\u{200B}", String(repeating: "x", count: 300)])
  func `A name that is not a valid file name is refused`(name: String) throws {
    let message = try #require(check("a", named: name, record: .all))
    #expect(message.hasSuffix("."))
    #expect(!message.contains("\n"))
    #expect(message.count < 200)
    #expect(package.files() == [])
  }

  @Test(
    arguments: [
      // A directory in the golden's place, a file in the folder's place, and a golden that is not UTF-8.
      ("Snapshots/M/S/t.txt/x", [], "is not a file"), ("Snapshots", [], "Not a directory"),
      ("Snapshots/M/S/t.txt", [0x61, 0xFF, 0x0A], "not valid UTF-8"),
    ] as [(String, [UInt8], String)])
  func `What is no golden is refused and not changed`(file: String, bytes: [UInt8], message: String) throws {
    try package.write(Data(bytes), to: file)
    let run = ScratchPackage()
    let checker = package.checker(SnapshotEnvironment(ledger: "\(run.root)/ledger"))
    #expect(check("a", by: checker, record: .all)?.contains(message) == true)
    // A golden that cannot be read is in use, too.
    #expect((run.read("ledger") != nil) == (file != "Snapshots"))
    #expect(package.files() == [file])
    #expect(FileManager.default.contents(atPath: "\(package.root)/\(file)") == Data(bytes))
  }

  @Test func `A golden of 50 MB is refused without reading it`() throws {
    try package.write("", to: path)
    let handle = try #require(FileHandle(forWritingAtPath: "\(package.root)/\(path)"))
    try handle.truncate(atOffset: 50_000_000)
    try handle.close()
    #expect(check("a", record: .all)?.contains("50000000 bytes") == true)
  }

  @Test func `A text larger than the limit is refused`() {
    #expect(
      check(String(repeating: "x", count: SnapshotChecker.sizeLimit), record: .all)?.contains("smaller text") == true)
    #expect(package.files() == [])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `A read-only folder of goldens is reported`() throws {
    try package.write("a\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: "\(package.root)/Snapshots/M/S")
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(package.root)/Snapshots/M/S")
    }
    #expect(check("b", record: .all)?.contains("Permission denied") == true)
    #expect(package.read(path) == "a\n")
  }
}

struct GoldenConflictTests {
  func firstLine(_ text: String) -> Int? {
    GoldenFile.conflictLine(in: Array(text.utf8))
  }

  @Test func `The first whole conflict is found`() {
    #expect(firstLine("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n") == 2)
    #expect(firstLine("<<<<<<< ours\n||||||| base\nx\n=======\n>>>>>>> theirs") == 1)
  }

  @Test(arguments: [
    "", "Title\n=======\ntext\n", "<<<<<<< a\n>>>>>>> b\n", "=======\n>>>>>>> b\n", " <<<<<<< a\n=======\n",
  ])
  func `Other lines are no conflict`(text: String) {
    #expect(firstLine(text) == nil)
  }
}

struct SnapshotEnvironmentTests {
  @Test(arguments: ["yes", "ALL", "record", "never "])
  func `An unknown mode is refused`(value: String) {
    #expect(throws: SnapshotProblem("SNAPSHOTS=\(value) is not a mode: set it to never, missing, changed or all.")) {
      try SnapshotEnvironment { $0 == "SNAPSHOTS" ? value : nil }
    }
  }

  @Test func `An unknown override is refused`() {
    #expect(throws: SnapshotProblem.self) { try SnapshotEnvironment { $0 == "SNAPSHOTS_ALLOW_CI" ? "maybe" : nil } }
  }

  @Test func `An empty variable counts as unset`() throws {
    let environment = try SnapshotEnvironment { _ in "" }
    #expect(environment.record == nil)
    #expect(!environment.forbidsRecording)
    #expect(environment.root == nil)
  }

  @Test(arguments: [("true", true), ("1", true), ("false", false), ("0", false)])
  func `CI forbids recording`(value: String, forbids: Bool) throws {
    #expect(try SnapshotEnvironment { $0 == "CI" ? value : nil }.forbidsRecording == forbids)
  }
}

struct SnapshotLayoutTests {
  let package = ScratchPackage()
  let other = ScratchPackage()

  func root(variable: String? = nil, workingDirectory: String, file: String?) throws -> String {
    try SnapshotLayout.find(
      environment: SnapshotEnvironment(root: variable), workingDirectory: workingDirectory, file: file
    ).root
  }

  @Test func `The variable takes precedence over the working directory and the file`() throws {
    try package.write("", to: "Tests/M/F.swift")
    let file = package.root + "/Tests/M/F.swift"
    #expect(try root(variable: "/", workingDirectory: other.root, file: file) == "/")
    #expect(try root(workingDirectory: other.root, file: file) == other.root)
    #expect(try root(workingDirectory: "/", file: file) == package.root)
  }

  @Test func `A relative path is resolved against the working directory`() throws {
    try package.write("", to: "Inner/x")
    #expect(try root(variable: "Inner", workingDirectory: package.root, file: nil) == package.root + "/Inner")
  }

  @Test func `The package is found from a folder inside it`() throws {
    #expect(try root(workingDirectory: package.root + "/Sources/X", file: nil) == package.root)
  }

  @Test func `A folder that is not a package is refused`() {
    #expect(throws: SnapshotProblem.self) { try root(variable: "/nowhere", workingDirectory: other.root, file: nil) }
    #expect(throws: SnapshotProblem.self) { try root(workingDirectory: "/", file: "/x/y.swift") }
  }
}
