/// Reads the catalog's text: records of `key: value` lines, with an empty line between two records.
///
/// The text is compiled into the program, so a broken record is a fault of the catalog that its tests find.
struct RecordReader: Sequence, IteratorProtocol {
  /// The lines of one record, in their order.
  struct Record: Sendable {
    fileprivate(set) var fields: [(key: Substring, value: Substring)] = []

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
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    let line = rest[..<end]
    rest = end == rest.endIndex ? rest[end...] : rest[rest.utf8.index(after: end)...]
    return line
  }

  private static func field(in line: Substring) -> (key: Substring, value: Substring)? {
    let bytes = line.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = line[bytes.index(after: colon)...]
    return (line[..<colon], value.utf8.first == UInt8(ascii: " ") ? value.dropFirst() : value)
  }
}
