/// FNV-1a over words of eight bytes: finds damage, eight times as fast as over bytes. No protection against intent.
struct Checksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    var hash = value
    bytes.withUnsafeBytes { buffer in
      let words = buffer.count / 8
      for word in 0..<words {
        hash =
          (hash ^ UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
          &* 0x100_0000_01B3
      }
      for byte in buffer[(words * 8)...] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    // The length keeps apart what two additions put together.
    value = (hash ^ UInt64(bytes.count)) &* 0x100_0000_01B3
  }
}
