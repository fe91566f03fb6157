/// A value of a parsed JSON document, decoded when it is read.
///
/// A property is nil if the value is of another type or invalid. So a model is written as a list of what it reads:
///
/// ```swift
/// guard let json = JSONNode(parsing: body), let name = json["name"]?.string else { return nil }
/// ```
package struct JSONNode: Sendable {
  let document: ParsedJSON
  let index: Int

  /// Parses a document in UTF-8. Returns nil if its structure is invalid, or nested more than 512 levels deep.
  package init?(parsing bytes: [UInt8]) {
    guard let document = try? ParsedJSON(bytes) else { return nil }
    self.init(document, 0)
  }

  init(_ document: ParsedJSON, _ index: Int) {
    self.document = document
    self.index = index
  }

  private var entry: ParsedJSON.Entry { document.entries[index] }

  package var isNull: Bool { entry.kind == .null }
  package var isObject: Bool { entry.kind == .object }
  package var isArray: Bool { entry.kind == .array }

  package var bool: Bool? {
    switch entry.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The text of a string. Nil if an escape is invalid; bytes that are not UTF-8 become replacement characters.
  package var string: String? {
    let entry = entry
    guard entry.kind == .string else { return nil }
    return document.text(entry)
  }

  /// A number without a fraction that an integer can represent, such as `7` and `7.0`.
  package var integer: Int? {
    guard entry.kind == .number else { return nil }
    return JSONNumber.integer(document.bytes[document.range(entry)])
  }

  /// A finite number.
  package var number: Double? {
    guard entry.kind == .number else { return nil }
    return JSONNumber.number(document.bytes[document.range(entry)])
  }

  /// The value of the first member with the key; nil if there is none or this is not an object.
  package subscript(key: String) -> JSONNode? {
    var key = key
    let found = key.withUTF8 { document.member($0, of: index) }
    return found.map { JSONNode(document, $0) }
  }

  /// The elements of an array, or the values of an object; empty for another value.
  package var children: UnfoldSequence<JSONNode, Int> {
    let keys = isObject ? 1 : 0
    let end = isObject || isArray ? Int(entry.next) : 0
    return sequence(state: index + 1 + keys) { [document] child in
      guard child < end else { return nil }
      defer { child = Int(document.entries[child].next) + keys }
      return JSONNode(document, child)
    }
  }

  /// The members of an object, in order; empty for another value. A key with an invalid escape is skipped.
  package var members: [(key: String, value: JSONNode)] {
    guard isObject else { return [] }
    // A value follows its key.
    return children.compactMap { value in
      document.text(document.entries[value.index - 1]).map { (key: $0, value: value) }
    }
  }
}

extension ParsedJSON {
  func range(_ entry: Entry) -> Range<Int> { Int(entry.start)..<Int(entry.end) }

  func text(_ entry: Entry) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[range(entry)])
      return entry.hasEscapes ? JSONEscapes.text(bytes) : String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns the index of the value of the first member with a key.
  func member(_ key: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
    entries.withUnsafeBufferPointer { entries in
      guard entries[object].kind == .object else { return nil }
      return bytes.withUnsafeBufferPointer { bytes in
        let end = Int(entries[object].next)
        var index = object + 1
        while index < end {
          let entry = entries[index]
          if entry.hasEscapes {
            if let text = text(entry), text.utf8.elementsEqual(key) { return index + 1 }
          } else if Int(entry.end &- entry.start) == key.count, bytes[range(entry)].elementsEqual(key) {
            return index + 1
          }
          index = Int(entries[index + 1].next)
        }
        return nil
      }
    }
  }
}
