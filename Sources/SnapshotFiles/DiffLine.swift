/// A line of a golden, compared by its bytes: `String` holds composed and decomposed letters equal.
struct DiffLine: Hashable {
  let bytes: ArraySlice<UInt8>

  /// How many bytes of a line are drawn.
  static let drawnLimit = 2_000

  /// `line`, cut if it is too long to draw.
  static func cut(_ line: String) -> String {
    guard line.utf8.count > drawnLimit else { return line }
    let shown = line.prefix(drawnLimit / 4)
    return shown + "… and \(line.utf8.count - shown.utf8.count) more bytes"
  }

  /// The line as it is drawn; what a file should not hold, such as a raw escape sequence, is spelled out.
  var text: String { InvisibleScalars.spelledOut(String(decoding: bytes, as: UTF8.self)) }

  static func == (one: DiffLine, other: DiffLine) -> Bool {
    one.bytes.count == other.bytes.count && one.bytes.elementsEqual(other.bytes)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// The lines of `bytes`, `limit` at most; a final LF ends the last line and begins none.
  static func lines(of bytes: ArraySlice<UInt8>, limit: Int) -> [DiffLine] {
    var lines: [DiffLine] = []
    var start = bytes.startIndex
    while start < bytes.endIndex && lines.count < limit {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      lines.append(DiffLine(bytes: bytes[start..<end]))
      start = end + 1
    }
    return lines
  }
}
