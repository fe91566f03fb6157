public import HTTPPort
public import HTTPTypes

/// An HTTP transport over libcurl: one thread and one multi handle; all exchanges share connections.
///
/// libcurl and the thread start with the first exchange. Call ``shutdown(within:)`` before the process exits: TLS
/// libraries must not be torn down during a transfer.
public final class CurlTransport: HTTPTransport {
  private let configuration: Configuration
  private let network: NetworkThread

  public init(configuration: Configuration) {
    self.configuration = configuration
    network = NetworkThread(configuration: configuration)
  }

  deinit {
    shutdown()
  }

  /// Loads libcurl on the network thread ahead of the first exchange, without blocking.
  public func prepare() {
    network.start()
  }

  public func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> BufferedResponse {
    let pending = PendingExchange(
      try WireRequest(request, userAgent: configuration.userAgent),
      deadline: ContinuousClock.now.advanced(by: timeLimit))
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if pending.register(continuation) {
          network.submit(pending)
        }
      }
    } onCancel: {
      // Resume the caller immediately; the network thread removes the transfer later.
      if pending.finish(.failure(HTTPFailure(.cancelled))) {
        network.cancel(pending)
      }
    }
    return try result.get()
  }

  /// Ends all exchanges and the network thread; later exchanges fail. May be called repeatedly.
  ///
  /// Returns whether the thread has ended; `false` means it did not end within the limit.
  @discardableResult
  public func shutdown(within limit: Duration = .seconds(2)) -> Bool {
    network.shutdown(within: limit)
  }
}
