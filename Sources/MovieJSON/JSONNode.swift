/// A value of a parsed JSON document, decoded when it is read.
///
/// A property is nil if the value is of another type or invalid. So a model is written as a list of what it reads:
///
/// ```swift
/// guard let json = JSONNode(parsing: body), let name = json["name"]?.string else { return nil }
/// ```
package struct JSONNode: Sendable {
  private let document: ParsedJSON
  private let index: Int

  /// Parses a document in UTF-8. Returns nil if its structure is invalid, or nested more than 512 levels deep.
  package init?(parsing bytes: [UInt8]) {
    guard let document = try? ParsedJSON(bytes) else { return nil }
    self.init(document, 0)
  }

  /// Parses a document of any depth by the letter of RFC 8259, without halves of surrogate pairs.
  package init(strictlyParsing bytes: [UInt8]) throws(JSONFault) {
    let document = try ParsedJSON(bytes, deepest: bytes.count)
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw JSONFault(byte: 0) }
    if let wrong = document.entries.first(where: { !document.isStrict($0) }) {
      let isContainer = wrong.kind == .array || wrong.kind == .object
      throw JSONFault(byte: isContainer ? Int(wrong.end) - 1 : Int(wrong.start))
    }
    self.init(document, 0)
  }

  private init(_ document: ParsedJSON, _ index: Int) {
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
    guard let text = numberText else { return nil }
    return Int(text) ?? number.flatMap { Int(exactly: $0) }
  }

  /// A finite number.
  package var number: Double? {
    guard let text = numberText, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The text of a number; nil for another value, and for what is not a number in JSON.
  private var numberText: String? {
    let entry = entry
    guard entry.kind == .number else { return nil }
    let bytes = document.bytes[document.range(entry)]
    return bytes.isNumber ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The value as it is in the document, such as `1.10`; a string without its quotes.
  package var source: String {
    String(decoding: document.bytes[document.range(entry)], as: UTF8.self)
  }

  /// The value as JSON, as it is in the document.
  package var json: String { entry.kind == .string ? "\"\(source)\"" : source }

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
  /// Whether a value has nothing that is accepted, but not in the standard. Does not look at what it contains.
  fileprivate func isStrict(_ entry: Entry) -> Bool {
    let source = bytes[range(entry)]
    return switch entry.kind {
    case .null, .false, .true: true
    case .number: source.isNumber
    case .string:
      source.allSatisfy { $0 >= 0x20 } && String(validating: source, as: UTF8.self) != nil && text(entry) != nil
    case .array, .object: source.dropLast().last { $0 > 0x20 } != UInt8(ascii: ",")
    }
  }

  fileprivate func range(_ entry: Entry) -> Range<Int> { Int(entry.start)..<Int(entry.end) }

  fileprivate func text(_ entry: Entry) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[range(entry)])
      return entry.hasEscapes ? bytes.unescaped() : String(decoding: bytes, as: UTF8.self)
    }
  }

  fileprivate func member(_ key: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
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

/// A document that is not JSON.
package struct JSONFault: Error {
  /// The index of the first byte that is wrong, such as a bracket after a comma, or of the value that it is in.
  package let byte: Int
}

extension ArraySlice<UInt8> {
  fileprivate var isNumber: Bool {
    var rest = first == UInt8(ascii: "-") ? dropFirst() : self
    guard rest.hasNoLeadingZero, rest.dropDigits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard rest.dropDigits() else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard rest.dropDigits() else { return false }
    }
    return rest.isEmpty
  }

  /// Removes the digits at the beginning. Returns false if there are none.
  private mutating func dropDigits() -> Bool {
    let rest = drop(while: Self.isDigit)
    defer { self = rest }
    return rest.count < count
  }

  private var hasNoLeadingZero: Bool {
    first != UInt8(ascii: "0") || !(dropFirst().first.map(Self.isDigit) ?? false)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the text of a string without escapes; nil if one is invalid. Bytes that are not UTF-8 become replacement
  /// characters.
  fileprivate func unescaped() -> String? {
    var isValid = true
    // No escape is shorter than what it stands for.
    let text = String(unsafeUninitializedCapacity: count) { output in
      var length = 0
      var place = 0
      while place < count {
        let byte = self[place]
        place += 1
        if byte != UInt8(ascii: "\\") {
          output[length] = byte
          length += 1
        } else if let scalar = escapedScalar(at: &place) {
          for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            output[length] = unit
            length += 1
          }
        } else {
          isValid = false
          break
        }
      }
      return length
    }
    return isValid ? text : nil
  }

  /// Reads an escape after its backslash.
  private func escapedScalar(at place: inout Int) -> Unicode.Scalar? {
    guard place < count else { return nil }
    let letter = self[place]
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "u"):
      guard let first = unit(at: &place) else { return nil }
      return Unicode.Scalar(first) ?? pair(first, at: &place)
    default: return nil
    }
  }

  /// Reads the escape after the first half of a surrogate pair, if it is the second one.
  private func pair(_ first: UInt16, at place: inout Int) -> Unicode.Scalar? {
    var next = place + 2
    guard UTF16.isLeadSurrogate(first), self[place...].starts(with: "\\u".utf8),
      let second = unit(at: &next), UTF16.isTrailSurrogate(second)
    else { return nil }
    place = next
    return Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
  }

  /// Reads four hexadecimal digits.
  private func unit(at place: inout Int) -> UInt16? {
    guard place + 4 <= count else { return nil }
    var value: UInt16 = 0
    for byte in self[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    place += 4
    return value
  }
}
