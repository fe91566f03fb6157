public import HTTPPort
public import HTTPTypes

/// HTTP over libcurl: one thread, one multi handle, connections shared by all exchanges.
///
/// Neither libcurl nor the thread exists before the first exchange. Call ``shutdown(within:)`` before the process
/// exits: TLS libraries must not be torn down under a running transfer.
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

  /// Loads libcurl on the network thread while the caller goes on, for one who knows that an exchange is coming.
  public func prepare() {
    network.start()
  }

  public func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> HTTPReply {
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
      // The caller is answered here and now; the network thread drops the transfer when it gets to it.
      if pending.finish(.failure(HTTPFailure(.cancelled))) {
        network.cancel(pending)
      }
    }
    return try result.get()
  }

  /// Ends all exchanges and the network thread; later exchanges fail. May be called again.
  ///
  /// Returns whether the thread is known to be gone; `false` means that it did not end in time.
  @discardableResult
  public func shutdown(within limit: Duration = .seconds(2)) -> Bool {
    network.shutdown(within: limit)
  }
}
