import MovieData
import MovieLibC

/// Reads lines from standard input.
enum InputLine {
  /// The maximum length in bytes; the rest is ignored.
  static let limit = 16 << 10

  /// Waits until a pipe has data or is closed. Until then, the program at its other end may be drawing on the screen.
  static func awaitFirst() {
    guard isatty(STDIN_FILENO) == 0 else { return }
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, -1) < 0, errno == EINTR {}
  }

  /// Returns everything up to the end of the input, or more than `limit` bytes of it.
  static func readAll(upTo limit: Int) throws(InputProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { MovieLibC.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Returns the next line without its line break; nil at the end of the input.
  static func read() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    // Byte by byte, so that data after the line remains for the next reader.
    while bytes.count < limit {
      let count = MovieLibC.read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else {
        if bytes.isEmpty { return nil }
        break
      }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
