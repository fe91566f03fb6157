import LibC

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

  /// Parses one line at a time. Bytes are compared, because most of a start consists of this.
  struct Fields: Sequence, IteratorProtocol {
    fileprivate var rest: Substring

    /// Keys are separate strings: short ones are stored inline and compared quickly, whereas substrings are compared by
    /// Unicode rules.
    mutating func next() -> (key: String, value: Substring)? {
      while !rest.isEmpty {
        let line = rest.withBytes(Line.init)
        let start = rest.startIndex
        let text = rest
        rest = rest[text.utf8.index(start, offsetBy: line.next)...]
        guard let key = line.key else { continue }
        return (key, text[text.utf8.index(start, offsetBy: line.value)..<text.utf8.index(start, offsetBy: line.end)])
      }
      return nil
    }
  }

  /// The parts of the first line of some bytes, as offsets.
  private struct Line {
    /// Nil when the line is not a field.
    var key: String?
    /// Where the value starts.
    var value = 0
    /// Where the line ends.
    var end: Int
    /// Where the next line starts.
    var next: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      end = bytes.firstOffset(of: UInt8(ascii: "\n")) ?? bytes.count
      if let colon = UnsafeBufferPointer(rebasing: bytes[..<end]).firstOffset(of: UInt8(ascii: ":")) {
        key = String(decoding: bytes[..<colon], as: UTF8.self)
        value = colon + 1
      }
      next = Swift.min(end + 1, bytes.count)
      if key != nil, value < end, bytes[value] == UInt8(ascii: " ") { value += 1 }
    }
  }

  private var rest: Substring

  init(_ text: String) {
    rest = Substring(text)
  }

  mutating func next() -> Record? {
    while !rest.isEmpty {
      let (end, isRecord) = rest.withBytes(Self.firstBlock)
      let block = rest[..<rest.utf8.index(rest.startIndex, offsetBy: end)]
      rest = Substring(rest[block.endIndex...].utf8.drop { $0 == UInt8(ascii: "\n") })
      if isRecord { return Record(text: block) }
    }
    return nil
  }

  /// Where the first empty line is, or the end; and whether a field comes before it.
  private static func firstBlock(of bytes: UnsafeBufferPointer<UInt8>) -> (end: Int, isRecord: Bool) {
    let lineFeed = UInt8(ascii: "\n")
    var end = bytes.count
    var start = 0
    // Line by line, because memchr searches many bytes at a time.
    while start < bytes.count, let line = UnsafeBufferPointer(rebasing: bytes[start...]).firstOffset(of: lineFeed) {
      start += line + 1
      if start < bytes.count, bytes[start] == lineFeed {
        end = start
        break
      }
    }
    return (end, UnsafeBufferPointer(rebasing: bytes[..<end]).firstOffset(of: UInt8(ascii: ":")) != nil)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first such byte; nil if there is none.
  fileprivate func firstOffset(of byte: UInt8) -> Int? {
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
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

  /// Passes the UTF-8 code units of the text.
  fileprivate func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(body) { return value }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
