/// The bytes of a JSON document, and where its values are.
///
/// Parsing checks the structure only. Strings and numbers are decoded when they are read, so that unread values
/// cost nothing, and one that is invalid does not affect the others.
final class ParsedJSON: Sendable {
  /// A value, or the key of a member.
  struct Entry {
    /// The range of its bytes; for a string, without the quotes.
    var start: UInt32
    var end: UInt32
    /// The index of the entry that follows this one and what it contains.
    var next: UInt32
    var kind: Kind
    var hasEscapes = false
  }

  enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array
    /// Its keys and values alternate.
    case object
  }

  let bytes: [UInt8]
  /// Every value is followed by what it contains.
  let entries: [Entry]

  /// Parses a document in UTF-8. Throws if its structure is invalid, or nested too deeply.
  init(_ bytes: [UInt8], deepest: Int = 512) throws(JSONFault) {
    guard bytes.count < UInt32.max else { throw JSONFault(byte: bytes.count) }
    var isValid = false
    var end = 0
    let capacity = JSONScanner.capacity(size: bytes.count, deepest: deepest)
    entries = [Entry](unsafeUninitializedCapacity: capacity) { memory, count in
      let found = bytes.withUnsafeBytes { JSONScanner.scan($0, into: memory, deepest: deepest, end: &end) }
      isValid = found != nil
      count = found ?? 0
    }
    guard isValid else { throw JSONFault(byte: end) }
    self.bytes = bytes
  }
}
