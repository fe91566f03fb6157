/// The place in the code where a snapshot is asserted.
struct AssertionSite: Sendable {
  let function: String
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// What tells this place from all others, as people write it.
  var description: String { "\(fileID):\(line):\(column)" }

  /// The module, the part of the file id before the slash.
  var module: String {
    String("\(fileID)".prefix { $0 != "/" })
  }

  /// The file's name without folder and ending.
  var file: String {
    let name = "\(fileID)".split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}
