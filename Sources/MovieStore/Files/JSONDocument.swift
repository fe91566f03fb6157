import JSONText
import MovieDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A private file with a JSON object that users may edit.
struct JSONDocument: Sendable {
  let file: PrivateFile

  /// Returns the members of the object; none when the file is missing or empty. Throws `StoreError(.malformed)` for
  /// other text.
  func read() throws(StoreError) -> [String: JSONValue] {
    guard let bytes = try file.read(), !bytes.allSatisfy({ $0 <= 0x20 }) else { return [:] }
    // The reader that responses need anyway.
    guard String(validating: bytes, as: UTF8.self) != nil,
      case .object(let members) = JSONNode(parsing: bytes).flatMap(JSONValue.init)
    else { throw StoreError(.malformed, path: file.path) }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Changes members while other processes wait, and leaves the others unchanged.
  ///
  /// `written` is called once the change is on disk, in the order of changes. With `replacingMalformed`, a file that is
  /// not a JSON object is replaced.
  func update(
    replacingMalformed: Bool = false, _ change: (inout [String: JSONValue]) -> Void,
    written: ([String: JSONValue]) -> Void = { _ in }
  ) throws(StoreError) {
    try file.folder.create()
    try file.folder.locked { () throws(StoreError) in
      let old = try members(replacingMalformed: replacingMalformed)
      var members = old
      change(&members)
      guard members != old else { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(members) else { throw StoreError(.failed, path: file.path) }
      try file.write([UInt8](data) + [UInt8(ascii: "\n")])
      written(members)
    }
  }

  private func members(replacingMalformed: Bool) throws(StoreError) -> [String: JSONValue] {
    do throws(StoreError) {
      return try read()
    } catch {
      guard replacingMalformed, error.code == .malformed else { throw error }
      return [:]
    }
  }
}
