/// Reads goldens as they come from a checkout.
package enum GoldenFile {
  /// The golden at `path` with LF line ends, or nil if there is none; refuses what is not text.
  package static func read(_ path: String, limit: Int) throws(SnapshotProblem) -> [UInt8]? {
    guard var bytes = try FileSystem.read(path, limit: limit) else { return nil }
    guard isValidUTF8(bytes) else {
      throw SnapshotProblem("\(path) is not valid UTF-8, so it is no snapshot: restore it or delete it.")
    }
    // CR is spelled out in a golden, so one that stands before LF comes from the checkout.
    if bytes.contains(0x0D) {
      bytes = bytes.indices.filter { bytes[$0] != 0x0D || $0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A }.map {
        bytes[$0]
      }
    }
    return bytes
  }

  private static func isValidUTF8(_ bytes: [UInt8]) -> Bool {
    // Decoding repairs what is invalid; `String(validating:as:)` would need macOS 15.
    bytes.allSatisfy { $0 < 0x80 } || String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }
}
