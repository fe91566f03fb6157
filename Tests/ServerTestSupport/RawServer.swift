import Foundation

/// A loopback server that does with every connection exactly what a test says, right or wrong.
///
/// Scripts run on threads of their own, so that they may block without holding up any task.
package final class RawServer: Sendable {
  package let port: Int
  private let socket: LoopbackSocket
  private let accepted = Counter()

  /// How many connections were made so far.
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

  /// Answers the first request of every connection with these bytes, then closes it.
  package convenience init(replying response: String) throws {
    try self.init { connection in
      guard connection.readRequest() != nil else { return }
      connection.send(response)
    }
  }

  /// Reads the first request of every connection and never answers.
  package static func silent() throws -> RawServer {
    try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.waitForHangUp()
    }
  }

  /// Accepts nobody any more.
  package func stop() {
    // Ends the blocked accept; its thread closes the socket.
    shutdown(socket.descriptor, Int32(SHUT_RDWR))
  }
}
