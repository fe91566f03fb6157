/// A document that is not JSON.
package struct JSONFault: Error {
  /// The index of the first byte that is wrong, or of the value that it is in.
  package let byte: Int
}

extension JSONNode {
  /// Parses a document of any depth by the letter of RFC 8259, without halves of surrogate pairs.
  package init(strictlyParsing bytes: [UInt8]) throws(JSONFault) {
    let document = try ParsedJSON(bytes, deepest: bytes.count)
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw JSONFault(byte: 0) }
    if let wrong = document.entries.first(where: { !document.isStrict($0) }) {
      throw JSONFault(byte: Int(wrong.start))
    }
    self.init(document, 0)
  }

  /// The value as it is in the document, such as `1.10`; a string without its quotes.
  package var source: String {
    String(decoding: document.bytes[document.range(document.entries[index])], as: UTF8.self)
  }
}

extension ParsedJSON {
  /// Whether a value has nothing that is accepted, but not in the standard. Does not look at what it contains.
  fileprivate func isStrict(_ entry: Entry) -> Bool {
    let source = bytes[range(entry)]
    return switch entry.kind {
    case .null, .false, .true: true
    case .number: JSONNumber.isValid(source)
    case .string:
      source.allSatisfy { $0 >= 0x20 } && String(validating: source, as: UTF8.self) != nil && text(entry) != nil
    case .array, .object: source.dropLast().last { $0 > 0x20 } != UInt8(ascii: ",")
    }
  }
}
