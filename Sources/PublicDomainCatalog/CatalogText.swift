import MovieDomain
import MovieLibC

/// A part of the catalog's text. Its bytes are compared and parsed in place, because every list reads all films.
struct CatalogText: Equatable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  private let whole: StaticString
  private let range: Range<Int>

  init(stringLiteral whole: StaticString) {
    self.whole = whole
    range = 0..<whole.utf8CodeUnitCount
  }

  private init(_ whole: StaticString, _ range: Range<Int>) {
    self.whole = whole
    self.range = range
  }

  /// The first byte. A literal is never deallocated.
  private var start: UnsafePointer<UInt8> { whole.utf8Start + range.lowerBound }
  private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  var count: Int { range.count }
  var isEmpty: Bool { range.isEmpty }
  var string: String { String(decoding: bytes, as: UTF8.self) }
  var description: String { string }

  static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && memcmp(left.start, right.start, left.count) == 0
  }

  /// The part at offsets from the start.
  subscript(part: Range<Int>) -> CatalogText {
    CatalogText(whole, range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
  }

  subscript(part: PartialRangeFrom<Int>) -> CatalogText { self[part.lowerBound..<count] }

  /// The offset of the first such byte; nil if there is none.
  func firstOffset(of byte: Unicode.Scalar) -> Int? {
    memchr(start, Int32(byte.value), count).map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
  }

  /// Removes the text up to the first such byte, and the byte. Returns the text.
  mutating func take(until byte: Unicode.Scalar) -> CatalogText {
    let end = firstOffset(of: byte) ?? count
    defer { self = self[min(end + 1, count)...] }
    return self[0..<end]
  }

  func starts(with byte: Unicode.Scalar) -> Bool { bytes.first == UInt8(ascii: byte) }

  var withoutLeadingBlank: CatalogText { starts(with: " ") ? self[1...] : self }

  /// The values of a comma-separated list, without the space after each comma.
  var listed: [CatalogText] {
    var values: [CatalogText] = []
    var rest = self
    while !rest.isEmpty { values.append(rest.take(until: ",").withoutLeadingBlank) }
    return values
  }

  var integer: Int? { Int(string) }
  var decimal: Double? { Double(string) }

  /// A date such as 1927-01-10.
  var date: CalendarDate? { CalendarDate(iso8601: Substring(string)) }
}

// The text consists of records: blocks of `key: value` lines, which empty lines separate. It is part of the program, so a
// malformed record is a bug, which tests find.
extension CatalogText {
  /// The records of the text. A block without a field is none.
  var records: [CatalogText] {
    var (records, rest) = ([CatalogText](), self)
    while !rest.isEmpty {
      let start = rest
      // Line by line, because a byte is found faster than two.
      while !rest.isEmpty, !rest.starts(with: "\n") { _ = rest.take(until: "\n") }
      let block = start[0..<start.count - rest.count]
      while rest.starts(with: "\n") { rest = rest[1...] }
      if block.firstOffset(of: ":") != nil { records.append(block) }
    }
    return records
  }

  /// The fields of a record, in order. Lines that are not fields are skipped.
  var fields: Fields { Fields(rest: self) }

  func first(_ key: CatalogText) -> CatalogText? { fields.first { $0.key == key }?.value }

  func all(_ key: CatalogText) -> [CatalogText] { fields.filter { $0.key == key }.map(\.value) }

  /// Parses one line at a time, when it is read: most lines are needed by few screens.
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
}
