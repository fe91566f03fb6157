import MovieLibC

/// Reads goldens, which version control may have changed.
package enum GoldenFile {
  /// Reads the golden at `path` with LF line endings; nil if it does not exist. Throws if it is not text, unless it
  /// equals `expected`.
  package static func read(
    _ path: String, limit: Int, expecting expected: [UInt8]? = nil
  ) throws(SnapshotProblem) -> [UInt8]? {
    guard let bytes = try FileSystem.read(path, limit: limit) else { return nil }
    // Tests are debug builds, in which `==` takes long, unless both are the same array.
    if let expected, bytes.count == expected.count, memcmp(bytes, expected, bytes.count) == 0 { return expected }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw SnapshotProblem("\(VisibleText.line(path)) is not valid UTF-8: restore it or delete it.")
    }
    return withoutCR(bytes)
  }

  /// Returns the bytes without CR before LF. Goldens spell out CR, so a raw one was added by version control.
  static func withoutCR(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    let kept = bytes.indices.filter { bytes[$0] != 0x0D || $0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A }
    return kept.map { bytes[$0] }
  }

  /// The number of the line with the first mark that a merge conflict left, counted from 1; nil if there is no whole
  /// conflict.
  package static func conflictLine(in bytes: [UInt8]) -> Int? {
    var start: Int?
    var hasMiddle = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.starts(with: "<<<<<<< ".utf8) {
        start = index + 1
        hasMiddle = false
      } else if line.elementsEqual("=======".utf8) {
        hasMiddle = start != nil
      } else if hasMiddle, let start, line.starts(with: ">>>>>>> ".utf8) {
        return start
      }
    }
    return nil
  }
}
