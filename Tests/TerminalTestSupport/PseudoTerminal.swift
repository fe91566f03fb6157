import Foundation
import MovieLibC

/// A pseudo-terminal that tests type into and read from.
package final class PseudoTerminal: Sendable {
  /// The path of the terminal, for programs to open.
  package let path: String
  /// The typing side.
  package let keyboard: Int32
  /// Kept open, because a terminal that is closed everywhere loses its settings.
  package let line: Int32

  /// A time limit in milliseconds, long enough for slow machines.
  private static let patience: Int32 = 60_000

  package init() throws {
    (keyboard, path) = try Self.open()
    line = Foundation.open(path, O_RDWR | O_NOCTTY)
    guard line >= 0 else { throw POSIXError(.ENOTTY) }
    for descriptor in [keyboard, line] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Sets the size of the screen. The terminal sends SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Opens the typing side; returns it with the path of the other side.
  package static func open() throws -> (descriptor: Int32, path: String) {
    #if canImport(Darwin)
      let descriptor = posix_openpt(O_RDWR | O_NOCTTY)
      var name = [CChar](repeating: 0, count: 128)
      guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0,
        ptsname_r(descriptor, &name, name.count) == 0
      else { throw POSIXError(.ENOTTY) }
      return (descriptor, String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #else
      // TIOCSPTLCK and TIOCGPTN, because `unlockpt` and `ptsname` are not available in Swift here.
      let descriptor = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      guard descriptor >= 0, ioctl(descriptor, 0x4004_5431, &isLocked) == 0,
        ioctl(descriptor, 0x8004_5430, &number) == 0
      else { throw POSIXError(.ENOTTY) }
      return (descriptor, "/dev/pts/\(number)")
    #endif
  }

  deinit {
    close(keyboard)
    close(line)
  }

  /// Whether echo is on.
  package var showsTyping: Bool {
    var state = termios()
    return tcgetattr(line, &state) == 0 && state.c_lflag & tcflag_t(ECHO) != 0
  }

  /// All settings.
  package var settings: [UInt8] {
    var settings = termios()
    guard tcgetattr(line, &settings) == 0 else { return [] }
    return withUnsafeBytes(of: settings) { Array($0) }
  }

  package func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
  }

  /// Returns the output up to and including `end`.
  package func shown(upTo end: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      // On a separate thread, because blocking would occupy a thread of the concurrency pool.
      Thread.detachNewThread { [keyboard] in
        var shown: [UInt8] = []
        var byte: UInt8 = 0
        var waiting = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
        // Compare bytes, because CR and LF are one character.
        while !shown.reversed().starts(with: end.utf8.reversed()) {
          guard poll(&waiting, 1, Self.patience) > 0, read(keyboard, &byte, 1) == 1 else {
            let text = String(decoding: shown, as: UTF8.self)
            return continuation.resume(throwing: Missing(expected: end, shown: text))
          }
          shown.append(byte)
        }
        continuation.resume(returning: String(decoding: shown, as: UTF8.self))
      }
    }
  }

  /// The expected text did not appear in time.
  package struct Missing: Error {
    var expected: String
    var shown: String
  }
}
