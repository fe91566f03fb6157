/// Parses the catalog's text: records of `key: value` lines separated by empty lines.
///
/// The text is part of the program, so a malformed record is a bug, which tests find.
struct RecordReader: Sequence, IteratorProtocol {
  /// The fields of a record, in order.
  struct Record: Sendable {
    /// Keys are strings of their own, because short ones are stored inline and compared quickly. Substrings are
    /// compared by Unicode rules.
    fileprivate(set) var fields: [(key: String, value: Substring)] = []

    /// The first value of a field; nil if there is none.
    func first(_ key: String) -> Substring? {
      fields.first { $0.key == key }?.value
    }

    /// All values of a field, in order.
    func all(_ key: String) -> [Substring] {
      fields.filter { $0.key == key }.map(\.value)
    }
  }

  private var rest: Substring

  init(_ text: String) {
    rest = Substring(text)
  }

  mutating func next() -> Record? {
    var record = Record()
    while !rest.isEmpty {
      let line = nextLine()
      if let field = Self.field(in: line) {
        record.fields.append(field)
      } else if !record.fields.isEmpty {
        return record
      }
    }
    return record.fields.isEmpty ? nil : record
  }

  private mutating func nextLine() -> Substring {
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    let line = rest[..<end]
    rest = end == rest.endIndex ? rest[end...] : rest[rest.utf8.index(after: end)...]
    return line
  }

  private static func field(in line: Substring) -> (key: String, value: Substring)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return (String(line[..<colon]), line[line.utf8.index(after: colon)...].withoutLeadingBlank)
  }
}

extension Substring {
  /// The values of a comma-separated list, without the space after each comma.
  var listed: [Substring] {
    utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).withoutLeadingBlank }
  }

  fileprivate var withoutLeadingBlank: Substring {
    utf8.first == UInt8(ascii: " ") ? self[utf8.index(after: startIndex)...] : self
  }

  /// The index of the first byte with a value. Searches memory directly, because the text is long and the program
  /// parses it when it starts.
  fileprivate func firstIndex(of byte: UInt8) -> Index? {
    guard let offset = utf8.withContiguousStorageIfAvailable({ $0.firstIndex(of: byte) }) else {
      return utf8.firstIndex(of: byte)
    }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
