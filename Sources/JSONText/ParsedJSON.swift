/// The bytes of a JSON document, and where its values are.
///
/// Parsing checks the structure only. Strings and numbers are decoded when they are read, so that values nobody reads
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

  /// Parses a document in UTF-8. Returns nil if its structure is invalid, or nested more than 512 levels deep.
  init?(_ bytes: [UInt8]) {
    guard bytes.count < UInt32.max else { return nil }
    var isValid = false
    entries = [Entry](unsafeUninitializedCapacity: JSONScanner.capacity(size: bytes.count)) { memory, count in
      let found = bytes.withUnsafeBytes { JSONScanner.scan($0, into: memory) }
      isValid = found != nil
      count = found ?? 0
    }
    guard isValid else { return nil }
    self.bytes = bytes
  }
}
