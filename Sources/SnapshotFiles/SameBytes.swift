import MovieLibC

extension [UInt8] {
  /// Whether both arrays have the same bytes. Much faster than `==` in a debug build, which is what tests are.
  func hasSameBytes(as other: [UInt8]) -> Bool {
    count == other.count
      && withUnsafeBytes { bytes in
        other.withUnsafeBytes { others in
          guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
          return memcmp(first, second, bytes.count) == 0
        }
      }
  }
}
