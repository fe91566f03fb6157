/// Splits the catalog's text into records: blocks of `key: value` lines separated by empty lines.
///
/// The text is part of the program, so a malformed record is a bug, which tests find.
struct RecordReader: Sequence, IteratorProtocol {
  /// The lines of a record. They are parsed when they are read, because most lines are needed by few screens.
  struct Record: Sendable {
    fileprivate let text: CatalogText

    /// The fields, in order. Lines that are not fields are skipped.
    var fields: Fields { Fields(rest: text) }

    func first(_ key: CatalogText) -> CatalogText? {
      fields.first { $0.key == key }?.value
    }

    func all(_ key: CatalogText) -> [CatalogText] {
      fields.filter { $0.key == key }.map(\.value)
    }
  }

  /// Parses one line at a time.
  struct Fields: Sequence, IteratorProtocol {
    fileprivate var rest: CatalogText

    mutating func next() -> (key: CatalogText, value: CatalogText)? {
      while !rest.isEmpty {
        let line = rest.take(until: "\n")
        if let colon = line.firstOffset(of: ":") {
          return (line[0..<colon], line[(colon + 1)...].withoutLeadingBlank)
        }
      }
      return nil
    }
  }

  var rest: CatalogText

  mutating func next() -> Record? {
    while !rest.isEmpty {
      let start = rest
      // Line by line, because a byte is found faster than two.
      while !rest.isEmpty, !rest.starts(with: "\n") { _ = rest.take(until: "\n") }
      let block = start[0..<start.count - rest.count]
      while rest.starts(with: "\n") { rest = rest[1...] }
      if block.firstOffset(of: ":") != nil { return Record(text: block) }
    }
    return nil
  }
}
