import Foundation
import LibC

/// One accepted connection, used by the one thread that runs its script.
package struct RawConnection: Sendable {
  let descriptor: Int32

  /// The next request's head, up to its empty line; nil once the client has gone.
  package func readRequest() -> String? {
    var bytes: [UInt8] = []
    while !bytes.ends(with: "\r\n\r\n") {
      var byte: UInt8 = 0
      guard recv(descriptor, &byte, 1, 0) == 1 else { return nil }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// False once the client has gone.
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
      let count = rest.withUnsafeBytes { write(descriptor, $0, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Blocks until the client has begun to speak, so that the connection stands on both sides.
  package func waitForFirstByte() {
    var byte: UInt8 = 0
    _ = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
  }

  /// Blocks until the client closes its end.
  package func waitForHangUp() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }

  /// Whether the client closed its end within the time.
  package func hangsUp(withinMilliseconds limit: Int32) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, limit) > 0
  }

  /// Makes closing send a reset in place of an orderly end.
  package func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  private func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
    LibC.send(descriptor, bytes.baseAddress, bytes.count, flags)
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
