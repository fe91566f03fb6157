/// A line of a golden, compared by bytes because `String` treats composed and decomposed letters as equal.
struct DiffLine: Hashable {
  let bytes: ArraySlice<UInt8>

  /// The maximum number of bytes of a line to show.
  static let drawnLimit = 2_000

  static func cut(_ line: String) -> String {
    guard line.utf8.count > drawnLimit else { return line }
    let shown = line.prefix(drawnLimit / 4)
    return shown + "… and \(line.utf8.count - shown.utf8.count) more bytes"
  }

  /// The line as shown. Invisible characters, which a golden should not contain, are spelled out.
  var text: String { InvisibleScalars.spelledOut(String(decoding: bytes, as: UTF8.self)) }

  static func == (one: DiffLine, other: DiffLine) -> Bool {
    one.bytes.count == other.bytes.count && one.bytes.elementsEqual(other.bytes)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Splits `bytes` into at most `limit` lines; a final LF does not start another line.
  static func lines(of bytes: ArraySlice<UInt8>, limit: Int) -> [DiffLine] {
    let lines = bytes.split(separator: 0x0A, maxSplits: limit, omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty ?? true
    return lines.dropLast(isEnded ? 1 : 0).prefix(limit).map { DiffLine(bytes: $0) }
  }
}
