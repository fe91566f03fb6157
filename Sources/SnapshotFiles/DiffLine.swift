/// A line of a golden, compared by its bytes: `String` holds composed and decomposed letters equal.
struct DiffLine: Hashable {
  let bytes: ArraySlice<UInt8>

  /// The line as it is drawn; what a file should not hold, such as a raw escape sequence, is spelled out.
  var text: String { InvisibleScalars.spelledOut(String(decoding: bytes, as: UTF8.self)) }

  static func == (one: DiffLine, other: DiffLine) -> Bool {
    one.bytes.count == other.bytes.count && one.bytes.elementsEqual(other.bytes)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// The lines of `bytes`; a final LF ends the last line and begins none.
  static func lines(of bytes: [UInt8]) -> [DiffLine] {
    var lines: [DiffLine] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      lines.append(DiffLine(bytes: bytes[start..<end]))
      start = end + 1
    }
    return lines
  }
}
