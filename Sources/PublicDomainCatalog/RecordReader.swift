/// Reads the catalog's text: records of `key: value` lines, with an empty line between two records.
///
/// The text is compiled into the program, so a broken record is a fault of the catalog that its tests find.
struct RecordReader: Sequence, IteratorProtocol {
  /// The lines of one record, in their order.
  struct Record: Sendable {
    /// A key is a string of its own: so short, it takes no memory elsewhere and is compared as a number is, while a
    /// part of the whole text would be compared by the rules of Unicode.
    fileprivate(set) var fields: [(key: String, value: Substring)] = []

    func first(_ key: String) -> Substring? {
      fields.first { $0.key == key }?.value
    }

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
  /// The parts between commas, each without the blank that follows a comma.
  var listed: [Substring] {
    utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).withoutLeadingBlank }
  }

  fileprivate var withoutLeadingBlank: Substring {
    utf8.first == UInt8(ascii: " ") ? self[utf8.index(after: startIndex)...] : self
  }

  /// Where the first such byte is, searched for in memory and not index by index: the text is long, and is read
  /// whenever the program starts.
  fileprivate func firstIndex(of byte: UInt8) -> Index? {
    guard let offset = utf8.withContiguousStorageIfAvailable({ $0.firstIndex(of: byte) }) else {
      return utf8.firstIndex(of: byte)
    }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
