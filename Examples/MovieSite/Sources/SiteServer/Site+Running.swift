import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypes

nonisolated extension Site {
  /// Where a browser on this machine reaches the site: it answers for its own names only.
  public func address(at host: String, _ port: Int) -> String {
    let host = host.contains(":") ? "[\(host)]" : host
    return "http://\([host, "localhost"].first(where: hosts.contains) ?? hosts.min() ?? host):\(port)"
  }

  /// Serves the site at an address of this machine until the process gets SIGINT or SIGTERM, or the task is canceled.
  ///
  /// A connection is closed if no request begins within `limit`, or if sending one or reading its answer takes longer.
  /// `isRunning` gets the port once the site answers: with port 0, the system chooses one.
  public func run(
    host: String = "127.0.0.1", port: Int, limit: Duration = .seconds(30),
    isRunning: @escaping @Sendable (Int) async -> Void
  ) async throws {
    var logger = Logger(label: "MovieSite")
    // What matters is thrown; cancelling the task would be reported as an error.
    logger.logLevel = .critical
    let application = Application(
      router: router(),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [TransferTimeLimit(TimeAmount(limit))], idleTimeout: TimeAmount(limit))),
      // More connections would take the descriptors that visitors' files need; they wait until others end.
      configuration: .init(
        address: .hostname(host, port: port), availableConnectionsDelegate: MaximumAvailableConnections(500)),
      onServerRunning: { channel in await isRunning(channel.localAddress?.port ?? port) }, logger: logger)
    try await application.runService()
  }
}

/// Closes a connection when its client takes too long to send a request, or to read the answer, and after an answer that
/// says so.
///
/// The server's idle timeout is for the time between requests and for their headers. But each part of a body starts it
/// again, so a body could take days, and it does not run while the server answers. And where an answer ends the
/// connection, a request that was sent too early would leave it open, with nothing to answer.
nonisolated final class TransferTimeLimit: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  private let limit: TimeAmount
  private var isLastAnswer = false
  private var requestEnd: Scheduled<Void>?
  private var answerEnd: Scheduled<Void>?
  private var connectionEnd: Scheduled<Void>?

  init(_ limit: TimeAmount) {
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: requestEnd = closing(context)
    case .body: break
    case .end: requestEnd?.cancel()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    var promise = promise
    switch unwrapOutboundIn(data) {
    case .head(let head): isLastAnswer = head.headerFields[.connection] == "close"
    case .body: break
    case .end:
      if isLastAnswer {
        let sent = promise ?? context.eventLoop.makePromise()
        sent.futureResult.assumeIsolated().whenComplete { _ in
          context.close(mode: .output, promise: nil)
          self.connectionEnd = self.closing(context)
        }
        promise = sent
      }
    }
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    answerEnd?.cancel()
    answerEnd = context.channel.isWritable ? nil : closing(context)
    context.fireChannelWritabilityChanged()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    requestEnd?.cancel()
    answerEnd?.cancel()
    connectionEnd?.cancel()
  }

  private func closing(_ context: ChannelHandlerContext) -> Scheduled<Void> {
    context.eventLoop.scheduleTask(in: limit) { [channel = context.channel] in channel.close(promise: nil) }
  }
}
