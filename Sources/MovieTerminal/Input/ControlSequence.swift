/// A control sequence: what is between `ESC [` and its last byte.
struct ControlSequence {
  /// `?`, `>`, `<` or `=`, if the sequence starts with one.
  let marker: UInt8?
  /// The parameters, each with its subparameters. A missing number is nil.
  let parameters: [[Int?]]
  /// The bytes before the last one that are not parameters.
  let intermediates: [UInt8]
  let final: UInt8

  /// The largest number that is told from larger ones.
  private static let largestNumber = 0xFF_FFFF

  init(_ bytes: [UInt8], final: UInt8) {
    marker = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    let rest = bytes.dropFirst(marker == nil ? 0 : 1)
    intermediates = rest.filter { (0x20...0x2F).contains($0) }
    let numbers = rest.prefix { (0x30...0x3B).contains($0) }
    parameters =
      numbers.isEmpty
      ? []
      : numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { group in
        group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
      }
    self.final = final
  }

  /// A part of a parameter, by default the first; nil if it is missing.
  subscript(index: Int, part: Int = 0) -> Int? {
    parameters.indices.contains(index) && parameters[index].indices.contains(part) ? parameters[index][part] : nil
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.isEmpty ? nil : digits.reduce(0) { min(largestNumber, $0 * 10 + Int($1 & 0x0F)) }
  }
}
