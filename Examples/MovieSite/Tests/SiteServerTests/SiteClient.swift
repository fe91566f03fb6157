import Foundation
import HTTPTypes
import Hummingbird
import Logging
import MovieDomain
import NIOCore
import NIOEmbedded
import NIOPosix
import SiteTestSupport
import Synchronization
import Testing

@testable import SiteServer

/// Asks a site without a connection.
nonisolated struct SiteClient: Sendable {
  let site: Site
  private let responder: RouterResponder<SiteContext>

  /// On a slow machine, seconds pass before any answer, so no time passes unless the clock says so.
  init(
    _ catalog: any MovieCatalog, _ visitors: Visitors, clock: any Clock<Duration> = HeldClock(),
    isBehindHTTPS: Bool = false, requestsPerMinute: Int? = nil, newVisitorsPerHour: Int? = nil,
    log: (@Sendable (String) -> Void)? = nil
  ) {
    site = Site(
      Catalogs(catalog.source, age: .zero) { _, _ in catalog }, visitors: visitors,
      hosts: ["films.example", "[2001::1]"], clock: clock, isBehindHTTPS: isBehindHTTPS,
      requestsPerMinute: requestsPerMinute, newVisitorsPerHour: newVisitorsPerHour, log: log)
    responder = site.router().buildResponder()
  }

  /// An answer with its whole body.
  struct Answer {
    var status: Int
    var headers: HTTPFields
    var body: String

    /// The cookie that the answer sets, as a browser sends it.
    var cookie: String? { headers[.setCookie].map { String($0.prefix { $0 != ";" }) } }
  }

  func answer(
    to method: HTTPRequest.Method = .get, _ path: String, _ fields: [String: String] = [:],
    at authority: String? = "films.example", form: String = "", from sender: String? = nil
  ) async throws -> Answer {
    var headers = HTTPFields()
    for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
    let request = Request(
      head: HTTPRequest(method: method, scheme: "http", authority: authority, path: path, headerFields: headers),
      body: RequestBody(buffer: ByteBuffer(string: form)))
    let channel = NIOAsyncTestingChannel()
    channel.remoteAddress = try sender.map { try SocketAddress(ipAddress: $0, port: 1024) }
    let context = SiteContext(
      source: ApplicationRequestContextSource(channel: channel, logger: Logger(label: "test")))
    let response = try await responder.respond(to: request, context: context)
    let collector = BodyCollector()
    try await response.body.write(BodyWriter(collector: collector))
    return Answer(status: response.status.code, headers: response.headers, body: await collector.text)
  }

  /// Adds a film to the favorites.
  func favorite(_ film: Int, _ fields: [String: String] = [:]) async throws -> Answer {
    try await answer(to: .post, "/shelve", fields, form: "film=\(film)&shelf=favorites&on=1")
  }
}

/// Collects the parts of a body.
private actor BodyCollector {
  private var buffer = ByteBuffer()

  var text: String { String(buffer: buffer) }

  func append(_ part: ByteBuffer) { buffer.writeImmutableBuffer(part) }
}

private nonisolated struct BodyWriter: ResponseBodyWriter {
  let collector: BodyCollector

  mutating func write(_ buffer: ByteBuffer) async throws { await collector.append(buffer) }

  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

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

/// A folder that does not exist yet, and is removed with this object.
nonisolated final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The sizes of all files in it, by their paths.
  var files: [String: Int] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { files, name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      if attributes?[.type] as? FileAttributeType == .typeRegular { files[name] = attributes?[.size] as? Int }
    }
  }

  /// The names of the folders in it.
  var names: Set<String> { Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []) }
}
