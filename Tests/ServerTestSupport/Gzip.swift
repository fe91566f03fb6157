/// Writes a gzip file of one repeated byte, without a library.
package struct Gzip {
  private(set) var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
  private var pending: UInt32 = 0
  private var pendingBits: UInt32 = 0

  /// Repeats a letter `1 + 258 * runs` times, in 13 bits for every 258 bytes.
  ///
  /// Without `checksum`, large files are fast to make. A reader that stops early does not notice.
  package static func repeated(_ letter: Character, runs: Int, checksum isWanted: Bool = true) -> [UInt8] {
    var gzip = Gzip()
    let byte = letter.asciiValue ?? 0x61
    // One final block with the fixed codes: the letter, then runs of "258 bytes from 1 byte back", then the end.
    gzip.append(0b011, 3)
    gzip.appendCode(0x30 + UInt32(byte), 8)
    for _ in 0..<runs {
      gzip.appendCode(0b1100_0101, 8)
      gzip.append(0, 5)
    }
    gzip.append(0, 7)
    gzip.append(0, (8 - gzip.pendingBits) % 8)
    let count = 1 + 258 * runs
    gzip.appendNumber(isWanted ? checksum(of: byte, count: count) : 0)
    gzip.appendNumber(UInt32(truncatingIfNeeded: count))
    return gzip.bytes
  }

  private static func checksum(of byte: UInt8, count: Int) -> UInt32 {
    var table = [UInt32](repeating: 0, count: 256)
    for index in table.indices {
      table[index] = (0..<8).reduce(UInt32(index)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
      }
    }
    return ~(0..<count).reduce(~UInt32(0)) { sum, _ in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
  }

  /// Appends bits, starting with the lowest.
  private mutating func append(_ value: UInt32, _ count: UInt32) {
    pending |= value << pendingBits
    pendingBits += count
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  /// Appends a code, starting with its highest bit.
  private mutating func appendCode(_ code: UInt32, _ count: UInt32) {
    for bit in (0..<count).reversed() { append((code >> bit) & 1, 1) }
  }

  private mutating func appendNumber(_ value: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
