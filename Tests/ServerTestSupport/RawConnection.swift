import Foundation
import MovieLibC

/// An accepted connection, used only by the thread that runs its script.
package struct RawConnection: Sendable {
  let descriptor: Int32

  /// Reads the next request's head, up to the empty line. Returns nil once the client has disconnected.
  package func readRequest() -> String? {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      var byte: UInt8 = 0
      guard recv(descriptor, &byte, 1, 0) == 1 else { return nil }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a number of bytes of a body. Returns nil once the client has disconnected.
  package func read(_ count: Int) -> String? {
    var bytes = [UInt8](repeating: 0, count: count)
    return recv(descriptor, &bytes, count, Int32(MSG_WAITALL)) == count
      ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Returns false once the client has disconnected.
  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = rest.withUnsafeBytes { MovieLibC.send(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Blocks until the client has sent something, so that the connection is established on both sides.
  package func waitForFirstByte() {
    var byte: UInt8 = 0
    _ = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
  }

  /// Blocks until the client disconnects.
  package func waitForHangUp() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }

  /// Waits and returns whether the client disconnected.
  package func hangsUp(withinMilliseconds limit: Int32) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, limit) > 0
  }

  /// Makes closing the connection send a reset.
  package func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }
}
