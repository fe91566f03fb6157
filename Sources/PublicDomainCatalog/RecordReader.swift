/// Splits the catalog's text into records: blocks of `key: value` lines separated by empty lines.
///
/// The text is part of the program, so a malformed record is a bug, which tests find.
struct RecordReader: Sequence, IteratorProtocol {
  /// The lines of a record. They are parsed when they are read, because most lines are needed by few screens.
  struct Record: Sendable {
    fileprivate let text: Substring

    /// The fields, in order. Lines that are not fields are skipped.
    var fields: Fields { Fields(rest: text) }

    /// The first value of a field; nil if there is none.
    func first(_ key: String) -> Substring? {
      fields.first { $0.key == key }?.value
    }

    /// All values of a field, in order.
    func all(_ key: String) -> [Substring] {
      fields.filter { $0.key == key }.map(\.value)
    }
  }

  /// Parses one line at a time.
  struct Fields: Sequence, IteratorProtocol {
    fileprivate var rest: Substring

    /// Keys are separate strings: short ones are stored inline and compared quickly, whereas substrings are compared by
    /// Unicode rules.
    mutating func next() -> (key: String, value: Substring)? {
      while !rest.isEmpty {
        if let field = Self.field(in: nextLine()) { return field }
      }
      return nil
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

  private var rest: Substring

  init(_ text: String) {
    rest = Substring(text)
  }

  mutating func next() -> Record? {
    while !rest.isEmpty {
      let end = rest.endOfBlock
      let block = rest[..<end]
      rest = rest[end...].withoutLeadingLineFeeds
      if block.firstIndex(of: UInt8(ascii: ":")) != nil { return Record(text: block) }
    }
    return nil
  }
}

extension Substring {
  /// The values of a comma-separated list, without the space after each comma.
  var listed: [Substring] {
    utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).withoutLeadingBlank }
  }

  var withoutLeadingBlank: Substring {
    utf8.first == UInt8(ascii: " ") ? self[utf8.index(after: startIndex)...] : self
  }

  fileprivate var withoutLeadingLineFeeds: Substring {
    Substring(utf8.drop { $0 == UInt8(ascii: "\n") })
  }

  /// The index of the first empty line, or the end.
  fileprivate var endOfBlock: Index {
    let lineFeed = UInt8(ascii: "\n")
    let offset = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var last: UInt8 = 0
      for (offset, byte) in bytes.enumerated() {
        if byte == lineFeed, last == lineFeed { return offset }
        last = byte
      }
      return nil
    }
    return offset.flatMap(\.self).map { utf8.index(startIndex, offsetBy: $0) } ?? endIndex
  }

  /// The index of the first such byte. Searches memory directly, because the text is long and parsed at start-up.
  fileprivate func firstIndex(of byte: UInt8) -> Index? {
    guard let offset = utf8.withContiguousStorageIfAvailable({ $0.firstIndex(of: byte) }) else {
      return utf8.firstIndex(of: byte)
    }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
