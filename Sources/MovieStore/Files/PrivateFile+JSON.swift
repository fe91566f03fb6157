import MovieDomain
import MovieJSON

extension PrivateFile {
  /// Returns the members of the JSON object in the file, which users may edit; none when the file is missing or empty.
  /// Throws `StoreError(.malformed)` for other text.
  func members() throws(StoreError) -> [String: JSONValue] {
    guard let bytes = try read(), !bytes.allSatisfy({ $0 <= 0x20 }) else { return [:] }
    guard case .object(let members)? = JSONValue(try json(in: bytes)) else {
      throw StoreError(.malformed, path: path)
    }
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
    try folder.create()
    let lock = try folder.lock()
    defer { lock.close() }
    let old: [String: JSONValue]
    do throws(StoreError) {
      old = try self.members()
    } catch {
      guard replacingMalformed, [.malformed, .fileTooLarge].contains(error.code) else { throw error }
      old = [:]
    }
    var members = old
    change(&members)
    guard members != old else { return }
    try write(.object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }))
    written(members)
  }

  /// The JSON in the contents. Throws `StoreError(.malformed)` for other text.
  func json(in bytes: [UInt8]) throws(StoreError) -> JSONNode {
    guard String(validating: bytes, as: UTF8.self) != nil, let json = JSONNode(parsing: bytes) else {
      throw StoreError(.malformed, path: path)
    }
    return json
  }

  /// Replaces the contents by JSON that people can read.
  func write(_ json: JSONValue) throws(StoreError) {
    try write(Array("\(json.encoded(.indented))\n".utf8))
  }
}
