/// Parses comma-separated values and records the line each record starts on.
///
/// Quoted fields may contain commas, line breaks and doubled quotes. A record with unbalanced quotes is malformed;
/// parsing resumes on the next line.
public struct CSVReader: Sendable {
  /// A line of fields.
  public struct Record: Sendable, Hashable {
    /// Counted from 1.
    public var line: Int
    /// Nil when the record is malformed.
    public var fields: [String]?

    public init(line: Int, fields: [String]?) {
      self.line = line
      self.fields = fields
    }
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  /// Parses UTF-8 text, with or without a byte order mark. Skips empty lines.
  public static func records(in bytes: [UInt8]) -> [Record] {
    var reader = CSVReader(bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    var records: [Record] = []
    while reader.place < reader.bytes.count {
      let record = reader.next()
      // Skip empty lines.
      if record.fields != [""] { records.append(record) }
    }
    return records
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func next() -> Record {
    let start = (place, line)
    var fields: [String] = []
    while let field = field() {
      fields.append(field)
      guard place < bytes.count, bytes[place] == .comma else {
        skipLineEnd()
        return Record(line: start.1, fields: fields)
      }
      place += 1
    }
    (place, line) = start
    while place < bytes.count, !bytes[place].isLineEnd { place += 1 }
    skipLineEnd()
    return Record(line: start.1, fields: nil)
  }

  /// Reads up to the next comma or line break. Returns nil when quotes are unbalanced.
  private mutating func field() -> String? {
    guard place < bytes.count, bytes[place] == .quote else {
      let start = place
      while place < bytes.count, bytes[place] != .comma, !bytes[place].isLineEnd { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      if bytes[place] == .quote {
        place += 1
        guard place < bytes.count, bytes[place] == .quote else {
          let isAtEnd = place == bytes.count || bytes[place] == .comma || bytes[place].isLineEnd
          return isAtEnd ? String(decoding: text, as: UTF8.self) : nil
        }
        text.append(.quote)
        place += 1
      } else if bytes[place].isLineEnd {
        let start = place
        skipLineEnd()
        text += bytes[start..<place]
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return nil
  }

  /// Skips LF, CRLF or CR.
  private mutating func skipLineEnd() {
    guard place < bytes.count, bytes[place].isLineEnd else { return }
    place += bytes[place] == .carriageReturn && bytes[(place + 1)...].first == .lineFeed ? 2 : 1
    line += 1
  }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let lineFeed = UInt8(ascii: "\n")

  fileprivate var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
