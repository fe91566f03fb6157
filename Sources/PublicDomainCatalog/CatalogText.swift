import MovieDomain
import MovieLibC

/// A part of the catalog's text. Its bytes are compared and parsed in place, because every list reads all films.
struct CatalogText: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
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

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
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

  func starts(with byte: Unicode.Scalar) -> Bool { bytes.first == UInt8(ascii: byte) }

  var withoutLeadingBlank: CatalogText { starts(with: " ") ? self[1...] : self }
}

extension CatalogText {
  /// The values of a comma-separated list, without the space after each comma.
  var listed: [CatalogText] {
    var values: [CatalogText] = []
    var rest = self
    while !rest.isEmpty {
      let end = rest.firstOffset(of: ",") ?? rest.count
      values.append(rest[0..<end].withoutLeadingBlank)
      rest = rest[min(end + 1, rest.count)...]
    }
    return values
  }

  /// The value of digits; nil if there is anything else.
  var integer: Int? {
    // More digits could overflow.
    guard !isEmpty, count < 18 else { return nil }
    var value = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// The value of digits with one or two decimals, or none.
  var decimal: Double? {
    guard let point = firstOffset(of: ".") else { return integer.map { Double($0) } }
    let decimals = self[(point + 1)...]
    guard let whole = self[0..<point].integer, let fraction = decimals.integer, decimals.count <= 2 else { return nil }
    // A quotient of integers is the nearest number to what is written.
    return decimals.count == 1 ? Double(whole * 10 + fraction) / 10 : Double(whole * 100 + fraction) / 100
  }

  /// A date such as 1927-01-10.
  var date: CalendarDate? { CalendarDate(iso8601: Substring(string)) }
}
