/// The goldens that a run asserted. All processes of the run append to its file.
package struct Ledger: Hashable, Sendable {
  /// The asserted goldens, relative to the folder of goldens.
  package private(set) var claims: Set<String> = []
  /// The goldens that there were when the run began, also relative to their folder; of several runs, those of all. A later
  /// one may belong to a test that the run did not have.
  package private(set) var goldens: Set<String> = []
  /// The number of skipped tests; nil if a run's output hid it. Their goldens look unused.
  package private(set) var skippedCount: Int? = 0
  /// The argument that made the run leave out tests; nil if it was full. Several runs count as shards that together
  /// cover all tests.
  package private(set) var narrowing: String?

  private static let claimWord = "claim"
  private static let goldenWord = "golden"
  private static let endWord = "end"

  /// The ledger in a directory that is or contains a copy of `.build/snapshots`; nil if there is none.
  package static func file(in directory: String) -> String? {
    ["/\(SnapshotLayout.ledgerFile)", "/snapshots/ledger.txt", "/ledger.txt", ""].map { directory + $0 }
      .first { FileSystem.kind(of: $0) == .file }
  }

  /// Records that the golden at `path` was asserted at `site`.
  package static func appendClaim(of path: String, at site: String, to file: String) throws(SnapshotProblem) {
    try FileSystem.append(Array("\(claimWord)\t\(path)\t\(site)\n".utf8), to: file)
  }

  /// Records which goldens a package has before its tests are run.
  package static func appendGoldens(of layout: SnapshotLayout, to file: String) throws(SnapshotProblem) {
    let lines = try layout.goldens().map { "\(goldenWord)\t\($0)\n" }
    try FileSystem.append(Array(lines.joined().utf8), to: file)
  }

  /// Records the end of a run, with the exit status of `swift test`, the number of skipped tests, if it is known, and the
  /// argument that left out tests, if there was one.
  package static func appendEnd(
    status: Int32, skippedCount: Int?, narrowing: String? = nil, to file: String
  ) throws(SnapshotProblem) {
    let end =
      [endWord, "\(status)", skippedCount.map { "\($0)" } ?? "?"] + (narrowing.map { [VisibleText.line($0)] } ?? [])
    try FileSystem.append(Array((end.joined(separator: "\t") + "\n").utf8), to: file)
  }

  /// That tests were or may have been skipped, as in `skipped 1 test`; nil if none was.
  package var skips: String? {
    switch skippedCount {
    case nil: "may have skipped tests, as --parallel, --quiet and --event-stream-output-path do not show it"
    case 0: nil
    case 1: "skipped 1 test"
    case let count?: "skipped \(count) tests"
    }
  }

  /// Merges the ledgers of one or more runs. Throws if a run failed, was not finished or asserted nothing.
  package init(merging files: [String]) throws(SnapshotProblem) {
    for (index, file) in files.enumerated() {
      let name = files.count > 1 ? "The test run in \(VisibleText.line(file))" : "The test run"
      let present = try merge(file, name: name)
      goldens = index == 0 ? present : goldens.intersection(present)
    }
    // One shard may be named twice, in two spellings.
    if Set(files.map { FileSystem.resolved($0) }).count > 1 { narrowing = nil }
  }

  /// Adds what a run used. Returns the goldens that there were when it began.
  private mutating func merge(_ file: String, name: String) throws(SnapshotProblem) -> Set<String> {
    guard let bytes = try FileSystem.read(file, limit: 1 << 30) else {
      throw SnapshotProblem("There is no ledger at \(file): write one with `snapshots test`.")
    }
    var sites: [String: String] = [:]
    var present: Set<String> = []
    var end: (status: String, skippedCount: Int?)?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      if fields.count >= 2, fields[0] == Self.claimWord {
        let site = fields.count > 2 ? fields[2] : ""
        // Each process only knows its own: those of XCTest and Swift Testing are two.
        if let other = sites.updateValue(site, forKey: fields[1]), other != site {
          throw SnapshotProblem(
            VisibleText.line("\(fields[1]) is the snapshot of two tests, at \(other) and \(site): rename one of them."))
        }
      } else if fields.count == 2, fields[0] == Self.goldenWord {
        present.insert(fields[1])
      } else if fields.count >= 3, fields[0] == Self.endWord {
        end = (fields[1], Int(fields[2]))
        if fields.count > 3 { narrowing = VisibleText.line(fields[3]) }
      }
    }
    guard let end else {
      throw SnapshotProblem("\(name) did not finish: run `snapshots test` again.")
    }
    guard end.status == "0" else {
      let status = "failed with status \(VisibleText.line(end.status))"
      throw sites.isEmpty
        ? SnapshotProblem(
          "\(name) \(status) and used no snapshots, perhaps because the tests did not compile."
            + " Received texts are older than this run.", hasOlderTexts: true)
        : SnapshotProblem("\(name) \(status), so it does not tell which goldens are unused.")
    }
    guard !sites.isEmpty else {
      throw SnapshotProblem("\(name) used no snapshots: run tests that do.")
    }
    claims.formUnion(sites.keys)
    skippedCount = skippedCount.flatMap { count in end.skippedCount.map { count + $0 } }
    return present
  }
}

/// Goldens that no assertion claims.
package struct UnusedGoldens: Sendable {
  /// Paths relative to the folder of goldens, sorted.
  package let paths: [String]
  /// The folders of modules without any asserted golden, for example because the test target did not run. Their goldens
  /// are not unused.
  package let untouchedFolders: [String]
  private let layout: SnapshotLayout

  /// Finds the goldens that a complete and successful run had and did not use.
  package init(of layout: SnapshotLayout, ledger: Ledger) throws(SnapshotProblem) {
    self.layout = layout
    let claims = ledger.claims
    let present = try layout.goldens()
    // A successful run has all its goldens, some perhaps as links. If one is missing, the run was of another state of the
    // package.
    if let absent = claims.subtracting(present).filter({ FileSystem.kind(of: layout.golden($0)) == .missing }).min() {
      throw SnapshotProblem(
        "The run used \(SnapshotLayout.goldenFolder)/\(VisibleText.line(absent)), which does not exist here:"
          + " run the tests again on this version of the package, then prune.")
    }
    func module(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
    let modules = Set(claims.map(module))
    let unclaimed = present.filter { !claims.contains($0) && ledger.goldens.contains($0) }
    untouchedFolders = Set(unclaimed.map(module)).subtracting(modules).sorted().map {
      VisibleText.line("\(SnapshotLayout.goldenFolder)/\($0)")
    }
    var paths: [String] = []
    for path in unclaimed where modules.contains(module(path)) {
      // Skip other text files, which do not have the format of a golden. An empty file is of no use to anything else.
      guard let bytes = try FileSystem.read(layout.golden(path), limit: 1 << 30) else { continue }
      let isGolden = bytes.isEmpty || VisibleText.isGolden(GoldenFile.withoutCR(bytes))
      if bytes.count <= SnapshotChecker.sizeLimit, isGolden {
        paths.append(path)
      }
    }
    self.paths = paths
  }

  package var shownPaths: [String] { paths.map { VisibleText.line("\(SnapshotLayout.goldenFolder)/\($0)") } }

  /// A sentence for each untouched folder.
  package var notes: [String] {
    untouchedFolders.map {
      "Ignored \($0): the run used none of its goldens. If its test target no longer exists, delete the folder."
    }
  }

  package func delete() throws(SnapshotProblem) {
    for path in paths { try layout.removeGolden(path) }
  }
}
