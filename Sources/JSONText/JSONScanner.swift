/// Finds the values of a JSON document.
///
/// Like Foundation's decoder, it accepts a comma after the last element, and a byte order mark.
struct JSONScanner {
  struct SyntaxError: Error {}

  private static let deepest = 512

  /// The number of entries found so far.
  private(set) var count = 0
  private let entries: UnsafeMutableBufferPointer<ParsedJSON.Entry>
  private var place = 0

  /// Creates a scanner that stores what it finds in uninitialized memory, whose `capacity` is large enough.
  init(into entries: UnsafeMutableBufferPointer<ParsedJSON.Entry>) {
    self.entries = entries
  }

  /// The largest number of entries in a valid document. Each is followed by a byte that separates or ends it, except
  /// where a container is not closed. Memory that is not written to costs nothing.
  static func capacity(size: Int) -> Int { size / 2 + deepest + 1 }

  mutating func scan(_ bytes: UnsafeRawBufferPointer) throws(SyntaxError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      place = 3
    }
    try value(in: bytes, depth: 0)
    guard token(in: bytes) == nil else { throw SyntaxError() }
  }

  /// Skips white space. Returns the byte that follows, without moving past it; nil at the end.
  private mutating func token(in bytes: UnsafeRawBufferPointer) -> UInt8? {
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      place += 1
    }
    return nil
  }

  private mutating func value(in bytes: UnsafeRawBufferPointer, depth: Int) throws(SyntaxError) {
    switch token(in: bytes) {
    case UInt8(ascii: "\""): try string(in: bytes)
    case UInt8(ascii: "{"): try container(.object, in: bytes, depth: depth + 1)
    case UInt8(ascii: "["): try container(.array, in: bytes, depth: depth + 1)
    case UInt8(ascii: "n"): try word("null", .null, in: bytes)
    case UInt8(ascii: "t"): try word("true", .true, in: bytes)
    case UInt8(ascii: "f"): try word("false", .false, in: bytes)
    case UInt8(ascii: "-"): try number(in: bytes)
    case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit): try number(in: bytes)
    default: throw SyntaxError()
    }
  }

  private mutating func container(
    _ kind: ParsedJSON.Kind, in bytes: UnsafeRawBufferPointer, depth: Int
  ) throws(SyntaxError) {
    guard depth <= Self.deepest else { throw SyntaxError() }
    let index = count
    let end = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    try add(kind, from: place)
    place += 1
    while let byte = token(in: bytes), byte != end {
      if kind == .object {
        guard byte == UInt8(ascii: "\"") else { throw SyntaxError() }
        try string(in: bytes)
        guard token(in: bytes) == UInt8(ascii: ":") else { throw SyntaxError() }
        place += 1
      }
      try value(in: bytes, depth: depth)
      guard let separator = token(in: bytes) else { throw SyntaxError() }
      guard separator != end else { break }
      guard separator == UInt8(ascii: ",") else { throw SyntaxError() }
      place += 1
    }
    guard place < bytes.count else { throw SyntaxError() }
    place += 1
    entries[index].end = UInt32(truncatingIfNeeded: place)
    entries[index].next = UInt32(truncatingIfNeeded: count)
  }

  /// Finds the end of a string. Its escapes are not checked yet.
  private mutating func string(in bytes: UnsafeRawBufferPointer) throws(SyntaxError) {
    let start = place + 1
    var hasEscapes = false
    place = start
    while true {
      // Eight bytes at a time, up to the first quote or backslash.
      while place + 8 <= bytes.count {
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let found = eight.zeroBytes(afterXor: 0x2222_2222_2222_2222) | eight.zeroBytes(afterXor: 0x5C5C_5C5C_5C5C_5C5C)
        place += found == 0 ? 8 : found.trailingZeroBitCount / 8
        if found != 0 { break }
      }
      guard place < bytes.count else { throw SyntaxError() }
      switch bytes[place] {
      case UInt8(ascii: "\""):
        try add(.string, from: start, hasEscapes: hasEscapes)
        place += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        place += 2
      default: place += 1
      }
    }
  }

  /// Finds the end of a number. Whether it is valid is not checked yet.
  private mutating func number(in bytes: UnsafeRawBufferPointer) throws(SyntaxError) {
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        place += 1
      default: return try add(.number, from: start)
      }
    }
    try add(.number, from: start)
  }

  private mutating func word(
    _ word: StaticString, _ kind: ParsedJSON.Kind, in bytes: UnsafeRawBufferPointer
  ) throws(SyntaxError) {
    let start = place
    place += word.utf8CodeUnitCount
    guard place <= bytes.count else { throw SyntaxError() }
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] {
      throw SyntaxError()
    }
    try add(kind, from: start)
  }

  /// Adds an entry from `start` to the current place.
  private mutating func add(
    _ kind: ParsedJSON.Kind, from start: Int, hasEscapes: Bool = false
  ) throws(SyntaxError) {
    guard count < entries.count else { throw SyntaxError() }
    let entry = ParsedJSON.Entry(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: place),
      next: UInt32(truncatingIfNeeded: count + 1), kind: kind, hasEscapes: hasEscapes)
    entries.initializeElement(at: count, to: entry)
    count += 1
  }
}

extension UInt64 {
  /// Sets the highest bit of each byte that equals the one of `pattern`. Bits above the lowest of them may be wrong.
  fileprivate func zeroBytes(afterXor pattern: UInt64) -> UInt64 {
    let difference = self ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
