/// The texts that failed tests of a package received, on this machine or on another one.
package struct PendingFolder: Sendable {
  package let layout: SnapshotLayout
  /// The folders of the texts: one, or one for each other machine.
  package let folders: [String]

  /// The texts that tests on this machine received.
  package init(of layout: SnapshotLayout) {
    self.layout = layout
    folders = ["\(layout.root)/\(SnapshotLayout.pendingFolder)"]
  }

  /// The texts in directories, each of which is or contains a copy of another machine's `.build/snapshots`. Throws if one
  /// has neither texts nor a ledger.
  package init(of layout: SnapshotLayout, from directories: [String]) throws(SnapshotProblem) {
    self.layout = layout
    folders = try directories.map(Self.folder)
  }

  private static func folder(in directory: String) throws(SnapshotProblem) -> String {
    let copies = ["/\(SnapshotLayout.pendingFolder)", "/snapshots/pending", "/pending"].map { directory + $0 }
    let copy = copies.first { FileSystem.kind(of: $0) == .directory }
    let hasLedger = Ledger.file(in: directory) != nil
    let folder = copy ?? (hasLedger ? directory + "/pending" : directory)
    // Through a link, `reject` would delete files that are no copy.
    let isInside = (FileSystem.resolved(folder) + "/").hasPrefix(FileSystem.resolved(directory) + "/")
    let hasTexts = try !SnapshotLayout.paths(in: folder).isEmpty
    guard isInside, hasLedger || hasTexts else {
      throw SnapshotProblem("\(directory) contains no received texts: pass a copy of .build/snapshots.")
    }
    return folder
  }

  /// All pending snapshots, sorted by path. Throws for files that no test run wrote, and if two machines received
  /// different texts.
  package func snapshots() throws(SnapshotProblem) -> [PendingSnapshot] {
    var snapshots: [String: PendingSnapshot] = [:]
    for folder in folders {
      for snapshot in try self.snapshots(in: folder) {
        if let other = snapshots.updateValue(snapshot, forKey: snapshot.path), other.received != snapshot.received {
          throw SnapshotProblem(
            VisibleText.line("\(other.file) and \(snapshot.file) differ: pass only one of these folders."))
        }
      }
    }
    return snapshots.values.sorted { $0.path < $1.path }
  }

  private func snapshots(in folder: String) throws(SnapshotProblem) -> [PendingSnapshot] {
    var snapshots: [PendingSnapshot] = []
    for path in try SnapshotLayout.paths(in: folder) {
      let file = "\(folder)/\(path)"
      let problem = SnapshotProblem("\(VisibleText.line(file)) was not written by a test run: delete it.")
      guard SnapshotName.isPath(path) else { throw problem }
      guard let received = try GoldenFile.read(file, limit: SnapshotChecker.sizeLimit) else { continue }
      guard VisibleText.isGolden(received) else { throw problem }
      // One that is not UTF-8 differs, and must not hide the others.
      let golden = try FileSystem.read(layout.golden(path), limit: SnapshotChecker.sizeLimit).map(GoldenFile.withoutCR)
      // Equal by now, for example because the golden was pulled.
      if golden == received { continue }
      let compared = try FileSystem.read(file + Self.comparedExtension, limit: SnapshotChecker.sizeLimit)
      snapshots.append(
        PendingSnapshot(path: path, file: file, golden: golden, received: received, compared: compared))
    }
    return snapshots
  }

  /// The pending snapshots at `paths`, which may be goldens or folders, relative to the working directory, the package or
  /// the folder of goldens. All if `paths` is empty; throws if one has none.
  package func snapshots(
    at paths: [String], workingDirectory: String = FileSystem.workingDirectory()
  ) throws(SnapshotProblem) -> [PendingSnapshot] {
    let all = try snapshots()
    if paths.isEmpty { return all }
    var chosen: Set<PendingSnapshot> = []
    let isInPackage = FileSystem.resolved(workingDirectory).hasPrefix(FileSystem.resolved(layout.root) + "/")
    for path in paths {
      func matches(_ path: String) -> [PendingSnapshot] {
        let wanted = relative(path)
        return all.filter { ($0.path + "/").hasPrefix(wanted) || $0.path == wanted.dropLast() + ".txt" }
      }
      var found = path.isEmpty ? [] : matches(FileSystem.resolved(path, in: workingDirectory))
      // In a folder of the package without pending texts, “.” is not the whole package.
      if found.isEmpty, !(isInPackage && path.hasPrefix(".")) { found = matches(path) }
      guard !found.isEmpty else {
        throw SnapshotProblem("\(path) has no pending snapshots. To list them all: swift run snapshots status")
      }
      chosen.formUnion(found)
    }
    return all.filter(chosen.contains)
  }

  /// What the name of the golden that was compared ends in, beside the received text. It is empty if there was none.
  private static let comparedExtension = ".golden"

  /// Saves a received text, and the golden that it was compared with, if that is known.
  static func write(_ received: [UInt8], to file: String, compared: [UInt8]?) throws(SnapshotProblem) {
    if let compared { try FileSystem.write(compared, to: file + comparedExtension) }
    try FileSystem.write(received, to: file)
  }

  /// Removes a received text and what is beside it.
  static func remove(_ file: String) throws(SnapshotProblem) {
    try FileSystem.remove(file)
    try FileSystem.remove(file + comparedExtension)
  }

  /// Replaces the golden with the received text, which is no longer pending. A copy from another machine stays as it is.
  /// Throws if the golden is not the one that the text was compared with, or that was shown. Texts that are accepted
  /// together share `names`, so that folders are listed once.
  @discardableResult
  package func accept(
    _ snapshot: PendingSnapshot, names: ClaimRegistry = ClaimRegistry()
  ) throws(SnapshotProblem) -> PendingDecision {
    try names.rejectCaseConflict(of: snapshot.path, below: "\(layout.root)/\(SnapshotLayout.goldenFolder)")
    let golden = layout.golden(snapshot.path)
    let before = try FileSystem.read(golden, limit: SnapshotChecker.sizeLimit)
    let current = before.map(GoldenFile.withoutCR)
    guard current == snapshot.golden, snapshot.compared.map({ $0 == current ?? [] }) ?? true else {
      throw SnapshotProblem("\(snapshot.shownPath) has changed since this text was received: run the tests again.")
    }
    try FileSystem.write(snapshot.received, to: golden)
    // Another text may have been received.
    let pending = layout.pending(snapshot.path)
    let isPending = try FileSystem.read(pending, limit: .max) == snapshot.received
    if isPending { try Self.remove(pending) }
    return PendingDecision(snapshot: snapshot, isAccepted: true, golden: before, removed: isPending ? [pending] : [])
  }

  /// Discards the received text, also in copies from other machines.
  @discardableResult
  package func reject(_ snapshot: PendingSnapshot) throws(SnapshotProblem) -> PendingDecision {
    // Another text may have been received.
    let files = folders.map { "\($0)/\(snapshot.path)" }.filter {
      (try? GoldenFile.read($0, limit: .max)) == snapshot.received
    }
    for file in files { try Self.remove(file) }
    return PendingDecision(snapshot: snapshot, isAccepted: false, golden: nil, removed: files)
  }

  /// Discards the texts that no assertion of a full run that passed claims: their tests were renamed or removed.
  package func discardTexts(notIn claims: Set<String>) throws(SnapshotProblem) {
    for folder in folders {
      for path in try SnapshotLayout.paths(in: folder) where !claims.contains(path) {
        try Self.remove("\(folder)/\(path)")
      }
    }
  }

  /// Restores the golden and the received texts from before a decision.
  package func undo(_ decision: PendingDecision) throws(SnapshotProblem) {
    let snapshot = decision.snapshot
    if let golden = decision.golden {
      try FileSystem.write(golden, to: layout.golden(snapshot.path))
    } else if decision.isAccepted {
      try layout.removeGolden(snapshot.path)
    }
    // Another text may have been received.
    for file in decision.removed where FileSystem.kind(of: file) == .missing {
      try Self.write(snapshot.received, to: file, compared: snapshot.compared)
    }
  }

  /// Converts user input to a path relative to the folder of goldens, with a slash at its end; empty for all of it.
  private func relative(_ path: String) -> String {
    var path = path[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    path += "/"
    for prefix in folders.map({ $0 + "/" }) + [
      layout.root + "/", FileSystem.resolved(layout.root) + "/", "./", SnapshotLayout.pendingFolder + "/",
      SnapshotLayout.goldenFolder + "/",
    ] where path.hasPrefix(prefix) {
      path = path.dropFirst(prefix.count)
    }
    return String(path)
  }
}

/// What was decided about a received text, and what is needed to undo it.
package struct PendingDecision: Hashable, Sendable {
  package let snapshot: PendingSnapshot
  package let isAccepted: Bool
  /// The file of the golden before; nil if there was none.
  let golden: [UInt8]?
  /// The files with the received text that were removed: each machine may have one.
  let removed: [String]
}

/// A received text waiting to be accepted or rejected.
package struct PendingSnapshot: Hashable, Sendable {
  /// The path of its golden, relative to the folder of goldens.
  package let path: String
  /// The file with the received text.
  package let file: String
  /// The current golden; nil if there is none.
  package let golden: [UInt8]?
  /// The new golden.
  package let received: [UInt8]
  /// The golden that the test compared, empty if there was none; nil if that is not known.
  let compared: [UInt8]?

  /// How the golden relates to the received text.
  package enum Kind: String, Sendable {
    /// There is no golden yet.
    case new
    /// The golden differs.
    case changed
    /// The golden has merge-conflict marks.
    case conflict
  }

  package var kind: Kind {
    guard let golden else { return .new }
    return GoldenFile.conflictLine(in: golden, replacedBy: received) == nil ? .changed : .conflict
  }

  /// The golden's path for display. A name of another machine's file may have control characters.
  package var shownPath: String { VisibleText.line("\(SnapshotLayout.goldenFolder)/\(path)") }

  package func diff(style: DiffStyle) -> String {
    UnifiedDiff.text(from: golden ?? [], to: received, style: style)
  }
}
