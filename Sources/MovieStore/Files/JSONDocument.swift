import JSONText
import MovieDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON object in a private file, for people to read and change.
struct JSONDocument: Sendable {
  let file: PrivateFile

  /// The members; none when there is no file, or nothing in it.
  func read() throws(StoreError) -> [String: JSONValue] {
    guard let bytes = try file.read(), !bytes.allSatisfy({ $0 <= 0x20 }) else { return [:] }
    guard let members = try? JSONDecoder().decode([String: JSONValue].self, from: Data(bytes)) else {
      throw StoreError(.malformed, path: file.path)
    }
    return members
  }

  /// Changes members while no other process does; those that are not touched stay.
  ///
  /// `written` hears of each change that is on the disk, in their order.
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
