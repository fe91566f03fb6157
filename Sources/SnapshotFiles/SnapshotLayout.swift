import MovieLibC

/// The locations of a package's snapshots.
package struct SnapshotLayout: Hashable, Sendable {
  package let root: String

  package init(root: String) {
    self.root = root
  }

  /// The folder of goldens, relative to the package.
  package static let goldenFolder = "Snapshots"
  /// The folder of received texts and ledgers, relative to the package. It is in `.build`, which version control
  /// ignores.
  package static let stateFolder = ".build/snapshots"
  /// The folder of received texts, relative to the package.
  package static let pendingFolder = stateFolder + "/pending"

  /// The file of the goldens that a run asserted, relative to the package.
  package static let ledgerFile = stateFolder + "/ledger.txt"

  package func golden(_ relativePath: String) -> String {
    "\(root)/\(Self.goldenFolder)/\(relativePath)"
  }

  /// The path of the text received for a golden.
  package func pending(_ relativePath: String) -> String {
    "\(root)/\(Self.pendingFolder)/\(relativePath)"
  }

  /// The relative paths of all goldens, sorted; links are skipped.
  func goldens() throws(SnapshotProblem) -> [String] { try Self.paths(in: "\(root)/\(Self.goldenFolder)") }

  /// Removes a golden and any folders that become empty.
  func removeGolden(_ relativePath: String) throws(SnapshotProblem) {
    let file = golden(relativePath)
    try FileSystem.remove(file)
    let suite = FileSystem.parent(of: file)
    if rmdir(suite) == 0 { rmdir(FileSystem.parent(of: suite)) }
  }

  /// Finds the package of the goldens: `SNAPSHOTS_ROOT`, else the working directory if it is a package, else the
  /// package that contains `file`.
  package static func find(
    environment: SnapshotEnvironment, workingDirectory: String, file: String?
  ) throws(SnapshotProblem) -> SnapshotLayout {
    if let root = environment.root {
      // Absolute, because a test may change the working directory.
      let folder = root.hasPrefix("/") ? root : "\(workingDirectory)/\(root)"
      guard FileSystem.kind(of: folder) == .directory else {
        throw SnapshotProblem(
          "SNAPSHOTS_ROOT=\(VisibleText.line(root)) is not a directory: set it to the folder of the package.")
      }
      return SnapshotLayout(root: folder)
    }
    if isPackage(workingDirectory) { return SnapshotLayout(root: workingDirectory) }
    var folder = file ?? workingDirectory
    while folder.count > 1, folder.contains("/") {
      folder = FileSystem.parent(of: folder)
      if isPackage(folder) { return SnapshotLayout(root: folder) }
    }
    throw SnapshotProblem(
      "No package was found from \(workingDirectory): set SNAPSHOTS_ROOT to the folder of the package.")
  }

  /// The relative paths in `folder` that match `<module>/<suite>/<test>.txt`, sorted; links are skipped.
  static func paths(in folder: String) throws(SnapshotProblem) -> [String] {
    var paths: [String] = []
    for module in try names(in: folder, kind: .directory) {
      for suite in try names(in: "\(folder)/\(module)", kind: .directory) {
        for file in try names(in: "\(folder)/\(module)/\(suite)", kind: .file)
        where file.hasSuffix(SnapshotName.fileExtension) {
          paths.append("\(module)/\(suite)/\(file)")
        }
      }
    }
    return paths
  }

  private static func names(in folder: String, kind: FileSystem.Kind) throws(SnapshotProblem) -> [String] {
    try FileSystem.names(in: folder).sorted().filter { name in
      !name.hasPrefix(".") && FileSystem.kind(of: "\(folder)/\(name)", followingLinks: false) == kind
    }
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileSystem.kind(of: folder + "/Package.swift") == .file
  }
}

/// Identifies a snapshot by module, suite or file, test, and a name if the test has several.
package struct SnapshotName: Hashable, Sendable {
  package let module: String
  package let suite: String
  package let test: String
  package let name: String?

  package init(module: String, suite: String, test: String, name: String? = nil) {
    self.module = module
    self.suite = suite
    self.test = test
    self.name = name
  }

  fileprivate static let fileExtension = ".txt"

  /// The maximum length of a file name in bytes. File systems allow 255, but some encrypted ones less.
  private static let lengthLimit = 140

  /// The path relative to the folder of goldens. Throws if it is not a valid file name on every system.
  package func relativePath() throws(SnapshotProblem) -> String {
    try Self.check(module, as: "module")
    try Self.check(suite, as: "suite")
    try Self.check(test, as: "test")
    var file = test
    if let name {
      try Self.check(name, as: "snapshot")
      file += "." + name
    }
    file += Self.fileExtension
    guard file.utf8.count <= Self.lengthLimit else {
      throw SnapshotProblem(
        "The snapshot file name \"\(VisibleText.line(String(file.prefix(40))))…\" has \(file.utf8.count) bytes,"
          + " more than \(Self.lengthLimit): shorten the test's name or `named:`.")
    }
    return "\(module)/\(suite)/\(file)"
  }

  /// Whether `path` may be that of a golden.
  static func isPath(_ path: String) -> Bool {
    path.split(separator: "/").allSatisfy { fault(in: String($0)) == nil }
  }

  private static func check(_ part: String, as role: String) throws(SnapshotProblem) {
    guard let fault = fault(in: part) else { return }
    let shown = part.count > 40 ? VisibleText.line(String(part.prefix(40))) + "…" : VisibleText.line(part)
    let remedy = role == "snapshot" ? "choose another `named:`" : "rename the \(role)"
    throw SnapshotProblem("The \(role) name \"\(shown)\" \(fault): \(remedy).")
  }

  /// Why `part` is not a valid file name on every supported system; nil if it is.
  private static func fault(in part: String) -> String? {
    guard let first = part.utf8.first, let last = part.utf8.last else { return "is empty" }
    if part.utf8.count > lengthLimit { return "has \(part.utf8.count) bytes, more than \(lengthLimit)" }
    if first == UInt8(ascii: ".") || first == UInt8(ascii: " ") { return "begins with a dot or a blank" }
    if last == UInt8(ascii: ".") || last == UInt8(ascii: " ") { return "ends in a dot or a blank" }
    var previous: Unicode.Scalar = " "
    for scalar in part.unicodeScalars {
      switch scalar {
      case "/", "\\", ":", "*", "?", "\"", "<", ">", "|":
        return "contains \"\(scalar)\", which some file systems forbid in names"
      case _ where VisibleText.mustSpellOut(scalar, after: previous):
        return "contains an invisible character"
      default:
        previous = scalar
      }
    }
    return nil
  }
}
