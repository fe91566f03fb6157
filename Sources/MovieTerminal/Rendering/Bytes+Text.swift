extension [UInt8] {
  mutating func append(ascii text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number of at least 0.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a parameter of a sequence, and the semicolon before the next one.
  mutating func append(parameter number: Int) {
    append(decimal: number)
    append(UInt8(ascii: ";"))
  }
}
