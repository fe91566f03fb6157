extension [UInt8] {
  /// Appends the bytes of a literal.
  mutating func append(ascii text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number of at least 0.
  mutating func append(decimal number: Int) {
    // Posters consist of numbers below 256.
    guard number < 1_000 else {
      append(decimal: number / 10)
      return append(UInt8(ascii: "0") + UInt8(number % 10))
    }
    let (hundreds, rest) = UInt16(truncatingIfNeeded: number).quotientAndRemainder(dividingBy: 100)
    let (tens, ones) = rest.quotientAndRemainder(dividingBy: 10)
    if hundreds > 0 { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: hundreds)) }
    if number >= 10 { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: tens)) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: ones))
  }
}
