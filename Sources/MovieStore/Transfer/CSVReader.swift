/// Parses comma-separated values, one record at a time, and notes the line on which each record starts.
///
/// Quoted fields may contain commas, line breaks and doubled quotes. Fields after the thousandth are skipped. A record with
/// unbalanced quotes is malformed, and parsing resumes on the line after its first. Up to where its quotes lead, no field has
/// line breaks: many such records would each be read to the end of the file.
struct CSVReader: Sequence, IteratorProtocol, Sendable {
  struct Record: Sendable, Hashable {
    /// The number of the line on which the record starts, counted from 1.
    var line: Int
    /// The fields without their quotes; nil when the record is malformed.
    var fields: [String]?
  }

  /// The number of fields of a record that are kept. Later ones are skipped.
  private static let mostFields = 1000

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1
  /// How far the malformed records were read.
  private var malformedEnd = 0

  /// Creates a reader of UTF-8 text, with or without a byte order mark. `separator` is an ASCII character.
  init(_ bytes: [UInt8], separator: UInt8 = UInt8(ascii: ",")) {
    self.bytes = bytes
    self.separator = separator
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the next record. Skips empty lines. Returns nil at the end.
  mutating func next() -> Record? {
    while position < bytes.count {
      let record = record()
      // An empty line is read as one empty field.
      if record.fields != [""] { return record }
    }
    return nil
  }

  private mutating func record() -> Record {
    let start = (position, line)
    var fields: [String] = []
    while let field = field() {
      if fields.count < Self.mostFields { fields.append(field) }
      guard position < bytes.count, bytes[position] == separator else {
        skipLineEnd()
        return Record(line: start.1, fields: fields)
      }
      position += 1
    }
    malformedEnd = Swift.max(malformedEnd, position)
    (position, line) = start
    while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
    skipLineEnd()
    return Record(line: start.1, fields: nil)
  }

  /// Reads up to the next comma or line break. Returns nil when the field's quotes are unbalanced.
  private mutating func field() -> String? {
    guard position < bytes.count, bytes[position] == .quote else {
      let start = position
      while position < bytes.count, bytes[position] != separator, !bytes[position].isLineEnd { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      if bytes[position] == .quote {
        position += 1
        guard position < bytes.count, bytes[position] == .quote else {
          let isAtEnd = position == bytes.count || bytes[position] == separator || bytes[position].isLineEnd
          return isAtEnd ? String(decoding: text, as: UTF8.self) : nil
        }
        text.append(.quote)
        position += 1
      } else if bytes[position].isLineEnd {
        if position < malformedEnd { return nil }
        let start = position
        skipLineEnd()
        text += bytes[start..<position]
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return nil
  }

  /// Skips LF, CRLF or CR.
  private mutating func skipLineEnd() {
    guard position < bytes.count, bytes[position].isLineEnd else { return }
    position += bytes[position] == .carriageReturn && bytes[(position + 1)...].first == .lineFeed ? 2 : 1
    line += 1
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let lineFeed = UInt8(ascii: "\n")

  fileprivate var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
