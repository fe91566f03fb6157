/// The bytes of a JSON document, and where its values are.
///
/// Parsing checks the structure only. Strings and numbers are decoded when they are read, so that unread values
/// cost nothing, and one that is invalid does not affect the others.
final class ParsedJSON: Sendable {
  /// A value, or the key of a member.
  struct Entry {
    /// The range of its bytes; for a string, without the quotes.
    var start: UInt32
    var end: UInt32
    /// The index of the entry that follows this one and what it contains.
    var next: UInt32
    var kind: Kind
    var hasEscapes = false
  }

  enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array
    /// Its keys and values alternate.
    case object
  }

  let bytes: [UInt8]
  /// Every value is followed by what it contains.
  let entries: [Entry]

  /// Parses a document in UTF-8. Throws if its structure is invalid, or nested too deeply.
  init(_ bytes: [UInt8], deepest: Int = 512) throws(JSONFault) {
    guard bytes.count < UInt32.max else { throw JSONFault(byte: bytes.count) }
    var isValid = false
    var end = 0
    let capacity = ParsedJSON.capacity(size: bytes.count, deepest: deepest)
    entries = [Entry](unsafeUninitializedCapacity: capacity) { memory, count in
      let found = bytes.withUnsafeBytes { ParsedJSON.scan($0, into: memory, deepest: deepest, end: &end) }
      isValid = found != nil
      count = found ?? 0
    }
    guard isValid else { throw JSONFault(byte: end) }
    self.bytes = bytes
  }
}

extension ParsedJSON {
  /// The largest number of entries in a valid document. Each is followed by a byte that separates or ends it, except
  /// where a container is not closed. Memory that is not written to costs nothing.
  fileprivate static func capacity(size: Int, deepest: Int) -> Int { size / 2 + deepest + 1 }

  /// Finds the values of a document. Like Foundation's decoder, it accepts a comma after the last element, and a byte order
  /// mark.
  ///
  /// Stores what it finds in uninitialized memory of this capacity. Returns the number of entries; nil if the structure
  /// is invalid, or nested too deeply. `end` is where it stopped.
  ///
  /// One loop with local variables takes half of the time of functions that call each other, because the variables stay
  /// in registers.
  fileprivate static func scan(
    _ bytes: UnsafeRawBufferPointer, into entries: UnsafeMutableBufferPointer<Entry>, deepest: Int,
    end: inout Int
  ) -> Int? {
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    defer { end = place }
    var list = EntryList(entries: entries)
    var depth = 0
    // The innermost open container. Until it ends, its `next` is the one around it.
    var container = 0
    var closing: UInt8 = 0
    while true {
      guard var byte = token(at: &place, in: bytes) else { return nil }
      if depth == 0 || byte != closing {
        if closing == UInt8(ascii: "}") {
          guard byte == UInt8(ascii: "\""), list.addString(at: &place, in: bytes),
            token(at: &place, in: bytes) == UInt8(ascii: ":")
          else { return nil }
          place += 1
          guard let next = token(at: &place, in: bytes) else { return nil }
          byte = next
        }
        switch byte {
        case UInt8(ascii: "\""):
          guard list.addString(at: &place, in: bytes) else { return nil }
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          guard depth < deepest else { return nil }
          let index = list.count
          let kind = byte == UInt8(ascii: "{") ? Kind.object : .array
          guard list.add(kind, place..<place, next: container) else { return nil }
          container = index
          depth += 1
          closing = byte + 2
          place += 1
          continue
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          guard list.addNumber(at: &place, in: bytes) else { return nil }
        case UInt8(ascii: "n"):
          guard list.add(.null, "null", at: &place, in: bytes) else { return nil }
        case UInt8(ascii: "t"):
          guard list.add(.true, "true", at: &place, in: bytes) else { return nil }
        case UInt8(ascii: "f"):
          guard list.add(.false, "false", at: &place, in: bytes) else { return nil }
        default: return nil
        }
      }
      // A value has ended, or a container without one. Containers around it may end here, too.
      while true {
        guard depth > 0 else { return token(at: &place, in: bytes) == nil ? list.count : nil }
        guard let byte = token(at: &place, in: bytes) else { return nil }
        guard byte == UInt8(ascii: ",") || byte == closing else { return nil }
        place += 1
        if byte == UInt8(ascii: ",") { break }
        let outer = Int(entries[container].next)
        entries[container].end = UInt32(truncatingIfNeeded: place)
        entries[container].next = UInt32(truncatingIfNeeded: list.count)
        container = outer
        depth -= 1
        closing = depth == 0 ? 0 : entries[container].kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
      }
    }
  }

  /// Skips white space. Returns the byte that follows, without moving past it; nil at the end.
  @inline(__always) private static func token(at place: inout Int, in bytes: UnsafeRawBufferPointer) -> UInt8? {
    while place < bytes.count {
      let byte = bytes[place]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      place += 1
    }
    return nil
  }
}

/// The entries that were found. Its functions move past a value and return false if it is invalid.
private struct EntryList {
  let entries: UnsafeMutableBufferPointer<ParsedJSON.Entry>
  var count = 0

  /// Adds an entry. `next` is the entry after it by default.
  @inline(__always) mutating func add(
    _ kind: ParsedJSON.Kind, _ range: Range<Int>, next: Int? = nil, hasEscapes: Bool = false
  ) -> Bool {
    guard count < entries.count else { return false }
    let entry = ParsedJSON.Entry(
      start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound),
      next: UInt32(truncatingIfNeeded: next ?? count + 1), kind: kind, hasEscapes: hasEscapes)
    entries.initializeElement(at: count, to: entry)
    count += 1
    return true
  }

  /// Finds the end of a string. Its escapes are not checked yet.
  @inline(__always) mutating func addString(at place: inout Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let start = place + 1
    var hasEscapes = false
    var end = start
    while true {
      // Eight bytes at a time, up to the first quote or backslash.
      while end + 8 <= bytes.count {
        // Not with SIMD16, whose bytes Swift 6.3 compares one by one.
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self))
        let found =
          (eight.zeroBytes(afterXor: 0x2222_2222_2222_2222) | eight.zeroBytes(afterXor: 0x5C5C_5C5C_5C5C_5C5C))
          & 0x8080_8080_8080_8080
        guard found == 0 else {
          end += found.trailingZeroBitCount / 8
          break
        }
        end += 8
      }
      guard end < bytes.count else { return false }
      switch bytes[end] {
      case UInt8(ascii: "\""):
        place = end + 1
        return add(.string, start..<end, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        end += 2
      default: end += 1
      }
    }
  }

  /// Finds the end of a number. Whether it is valid is not checked yet.
  @inline(__always) mutating func addNumber(at place: inout Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let start = place
    var end = start
    loop: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        end += 1
      default: break loop
      }
    }
    place = end
    return add(.number, start..<end)
  }

  @inline(__always) mutating func add(
    _ kind: ParsedJSON.Kind, _ word: StaticString, at place: inout Int, in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let start = place
    let length = word.utf8CodeUnitCount
    guard length <= bytes.count - start else { return false }
    for index in 0..<length where bytes[start + index] != word.utf8Start[index] { return false }
    place = start + length
    return add(kind, start..<place)
  }
}

extension UInt64 {
  /// Sets the highest bit of each byte that equals the one of `pattern`. Other bits, and those above the lowest such
  /// byte, may be wrong.
  @inline(__always) fileprivate func zeroBytes(afterXor pattern: UInt64) -> UInt64 {
    let difference = self ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference
  }
}
