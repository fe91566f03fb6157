import Foundation

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
