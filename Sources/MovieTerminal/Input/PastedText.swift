/// Collects pasted bytes up to the end of the paste.
struct PastedText {
  /// The number of bytes that are kept. The rest of a larger paste is dropped.
  static let longest = 4 * 1_024
  private static let terminator = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The number of bytes of the terminator that were read last.
  private var matched = 0

  /// Adds a byte. Returns whether it ends the paste.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count
    }
    for index in 0..<matched { keep(Self.terminator[index]) }
    // Only the terminator's first byte is an escape, so a failed match can start again with this byte at most.
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.longest { bytes.append(byte) }
  }

  /// The text, with a space for each line break or tab, and without other control characters and broken bytes.
  var text: String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}": text.append(" ")
      case "\u{FFFD}": continue
      default:
        if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
    }
    return String(text)
  }
}
