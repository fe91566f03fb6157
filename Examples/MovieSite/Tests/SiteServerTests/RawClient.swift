import NIOCore
import NIOPosix
import SiteTestSupport
import Synchronization

/// Sends a site what no browser would.
struct RawClient {
  let port: Int

  /// Sends a request for a page, and returns the answer with its head.
  func page(_ path: String, at host: String) async throws -> String {
    try await answer(to: "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
  }

  /// Sends a text and returns everything that comes until the site closes the connection.
  ///
  /// Then sends `piece` again and again, without end.
  func answer(to text: String, then piece: String? = nil) async throws -> String {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await withThrowingTaskGroup(of: String?.self) { group in
        group.addTask {
          var received = ByteBuffer()
          // A connection that the site resets has ended, too.
          do { for try await part in inbound { received.writeImmutableBuffer(part) } } catch {}
          return String(buffer: received)
        }
        group.addTask {
          try? await outbound.write(ByteBuffer(string: text))
          while let piece, !Task.isCancelled {
            try? await outbound.write(ByteBuffer(string: piece))
            try? await Task.sleep(for: .milliseconds(10))
          }
          return nil
        }
        group.addTask {
          try await Task.sleep(for: patience)
          throw TestFailure(description: "The connection is still open.")
        }
        defer { group.cancelAll() }
        while let result = try await group.next() {
          if let result { return result }
        }
        return ""
      }
    }
  }

  /// Sends a text without reading anything, and returns when the site closes the connection.
  func sendWithoutReading(_ text: String) async throws {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.autoRead, value: false).connect(host: "127.0.0.1", port: port).get()
    channel.writeAndFlush(ByteBuffer(string: text), promise: nil)
    let isClosed = Mutex(false)
    channel.closeFuture.whenComplete { _ in isClosed.withLock { $0 = true } }
    try await wait(for: "the end of the connection") { isClosed.withLock(\.self) }
  }
}
