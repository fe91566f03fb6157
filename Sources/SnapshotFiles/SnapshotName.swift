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

  package static let fileExtension = ".txt"

  /// The maximum length of a file name in bytes. File systems allow 255, but some encrypted ones less.
  static let lengthLimit = 140

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
      case _ where InvisibleScalars.mustSpellOut(scalar, after: previous):
        return "contains an invisible character"
      default:
        previous = scalar
      }
    }
    return nil
  }
}
