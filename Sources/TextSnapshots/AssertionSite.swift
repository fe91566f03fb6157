/// The source location of an assertion, and the function that it is in.
struct AssertionSite: Sendable {
  let function: String
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var description: String { "\(fileID):\(line):\(column)" }

  /// The module: the part of the file id before the slash.
  var module: String {
    String("\(fileID)".prefix { $0 != "/" })
  }

  /// The file name without folder and extension.
  var file: String {
    let name = "\(fileID)".split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}
