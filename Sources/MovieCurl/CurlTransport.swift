public import HTTPTypes
public import MovieHTTP

/// An HTTP transport over libcurl. All exchanges run on one thread and share connections.
///
/// The first exchange loads libcurl and starts the thread. Call ``shutdown(within:)`` before the process exits: the
/// process may crash if the TLS library is torn down during a transfer.
public final class CurlTransport: HTTPTransport {
  private let configuration: Configuration
  private let network: NetworkThread

  /// Creates a transport without loading libcurl.
  public init(configuration: Configuration) {
    self.configuration = configuration
    network = NetworkThread(configuration: configuration)
  }

  deinit {
    shutdown()
  }

  /// Starts the thread and loads libcurl on it ahead of the first exchange. Returns at once.
  public func prepare() {
    network.start()
  }

  public func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    let pending = PendingExchange(
      try WireRequest(request, body: body, userAgent: configuration.userAgent),
      deadline: ContinuousClock.now.advanced(by: timeLimit))
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if pending.register(continuation) {
          network.submit(pending)
        }
      }
    } onCancel: {
      // The caller resumes at once. The network thread removes the transfer later.
      if pending.finish(.failure(HTTPFailure(.cancelled))) {
        network.cancel(pending)
      }
    }
    return try result.get()
  }

  /// Ends all exchanges and the network thread. Later exchanges fail with ``/MovieHTTP/HTTPFailure/Code/unavailable``.
  ///
  /// Waits for the thread, and returns whether it has ended within `limit`. May be called more than once.
  @discardableResult
  public func shutdown(within limit: Duration = .seconds(2)) -> Bool {
    network.shutdown(within: limit)
  }
}
