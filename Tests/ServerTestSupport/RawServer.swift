import Foundation
import MovieLibC
import Synchronization

/// A loopback server that runs a test's script on every connection, until the variable that holds it goes out of scope.
///
/// Scripts run on their own threads, so they may block. Swift does not end the lifetime of a variable before a call that
/// could depend on it, such as one that waits.
package final class RawServer: Sendable {
  package let port: Int
  private let socket: LoopbackSocket
  private let accepted = Counter()

  /// The number of connections so far.
  package var connections: Int { accepted.value }

  package init(_ script: @escaping @Sendable (RawConnection) -> Void) throws {
    let socket = try LoopbackSocket(listening: true)
    self.socket = socket
    port = socket.port
    let accepted = accepted
    Thread.detachNewThread {
      while true {
        let descriptor = accept(socket.descriptor, nil, nil)
        guard descriptor >= 0 else { break }
        accepted.increment()
        Thread.detachNewThread {
          script(RawConnection(descriptor: descriptor))
          close(descriptor)
        }
      }
      close(socket.descriptor)
    }
  }

  /// Responds to the first request of every connection with these bytes, and closes it.
  package convenience init(replying response: String) throws {
    try self.init { connection in
      guard connection.readRequest() != nil else { return }
      connection.send(response)
    }
  }

  /// Reads the first request of every connection and never responds.
  package static func silent() throws -> RawServer { try holding {} }

  /// Calls `onArrival` for requests below a path and never responds to them. Others get the text `ok`.
  package static func holding(
    _ path: String = "", onArrival: @escaping @Sendable () -> Void
  ) throws -> RawServer {
    try RawServer { connection in
      guard let request = connection.readRequest() else { return }
      guard request.contains(" \(path)") else {
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        return
      }
      onArrival()
      connection.waitForHangUp()
    }
  }

  deinit {
    // Ends the blocked `accept`, whose thread closes the socket.
    shutdown(socket.descriptor, Int32(SHUT_RDWR))
  }
}

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

/// A TCP socket bound to a free port of 127.0.0.1.
package struct LoopbackSocket {
  package let descriptor: Int32
  package let port: Int

  /// Binds to a port. Without `listening`, the socket reserves the port and refuses connections.
  package init(listening: Bool) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, kind, 0)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return Int32(-1) }
      guard bind(descriptor, pointer, length) == 0 else { return -1 }
      if listening, listen(descriptor, 256) != 0 { return -1 }
      return getsockname(descriptor, pointer, &length)
    }
    guard descriptor >= 0, result == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    port = Int(UInt16(bigEndian: address.sin_port))
  }
}

/// A thread-safe counter.
package final class Counter: Sendable {
  private let count = Mutex(0)

  package init() {}

  package var value: Int { count.withLock(\.self) }

  @discardableResult
  package func increment() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
