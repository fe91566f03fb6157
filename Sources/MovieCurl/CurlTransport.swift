import CMovieCurl
public import HTTPTypes
public import MovieHTTP
import Synchronization

/// An HTTP transport over libcurl. All exchanges run on one thread and share connections.
///
/// The first exchange loads libcurl and starts the thread. Call ``shutdown(within:)`` before the process exits: the
/// process may crash if the TLS library is torn down during a transfer.
public final class CurlTransport: HTTPTransport {
  /// The limits and options of a transport.
  public struct Configuration: Sendable {
    /// The `User-Agent` of requests that have none.
    public var userAgent: String
    /// The time limit for opening a connection, including TLS. Rounded up to whole milliseconds.
    public var connectTimeout: Duration = .seconds(5)
    /// The slowest speed in bytes per second. An exchange that stays below it for `lowSpeedTime` times out.
    public var lowSpeedLimit: Int = 30
    /// How long an exchange may stay below `lowSpeedLimit`. Rounded down to whole seconds, at least one.
    public var lowSpeedTime: Duration = .seconds(15)
    /// The size limit of a body in bytes, counted after its content encoding was decoded. 8 MiB by default.
    public var maximumBodyBytes: Int = 8 << 20
    /// The largest number of connections to a host at the same time.
    ///
    /// HTTP/2 needs only one. Over HTTP/1.1, this limits bursts.
    public var maximumConnectionsPerHost: Int = 8
    /// The path of a PEM file with the certificates to trust in place of the system's; nil for the system's.
    public var certificateBundle: String?
    /// Called at the end of each exchange that reached libcurl.
    ///
    /// It runs on the network thread and delays all exchanges, so it must return quickly.
    public var observer: (@Sendable (ExchangeReport) -> Void)?

    /// Creates a configuration with the default limits.
    public init(userAgent: String) {
      self.userAgent = userAgent
    }
  }

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

/// An exchange whose caller waits for its outcome. The first outcome delivered counts.
final class PendingExchange: Sendable {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  let request: WireRequest
  let deadline: ContinuousClock.Instant
  private let state = Mutex<(caller: CheckedContinuation<Outcome, Never>?, outcome: Outcome?)>((nil, nil))

  init(_ request: WireRequest, deadline: ContinuousClock.Instant) {
    self.request = request
    self.deadline = deadline
  }

  /// Stores the caller's continuation. Returns false if the outcome was known; the caller then has resumed already.
  func register(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    // Known before the caller waits, for example because its task was canceled.
    let early = state.withLock { state in
      state.caller = continuation
      return state.outcome
    }
    guard let early else { return true }
    continuation.resume(returning: early)
    return false
  }

  /// Delivers the outcome to the caller. Returns false if there was one already.
  @discardableResult
  func finish(_ outcome: Outcome) -> Bool {
    let (isFirst, caller) = state.withLock { state in
      guard state.outcome == nil else { return (false, nil as CheckedContinuation<Outcome, Never>?) }
      state.outcome = outcome
      return (true, state.caller)
    }
    caller?.resume(returning: outcome)
    return isFirst
  }

  var isFinished: Bool { state.withLock { $0.outcome != nil } }
}

/// A summary of one exchange, for traces and tests. Contains no secret.
public struct ExchangeReport: Sendable, Equatable {
  /// The method of the request.
  public var method: String
  /// The scheme, authority and path of the request, without the query.
  public var target: String
  /// The status of the response; nil when there was none.
  public var status: Int?
  /// Why there was no response; nil when there was one.
  public var failure: HTTPFailure.Code?
  /// How long the exchange took in libcurl, without the time it waited for the network thread.
  public var duration: Duration
  /// The protocol of the response, such as `HTTP/2`; empty without a response.
  public var httpVersion: String
  /// The number of connections opened for this exchange; 0 if it used an open one.
  public var newConnections: Int
  /// The number of bytes of the body that arrived, after decoding.
  public var bodyBytes: Int

  /// Asks libcurl about a transfer that has ended.
  init(
    _ request: WireRequest, _ outcome: PendingExchange.Outcome, handle: UnsafeMutableRawPointer, bodyBytes: Int
  ) {
    method = request.method
    target = request.target
    status = (try? outcome.get())?.head.status.code
    if case .failure(let reason) = outcome { failure = reason.code }
    duration = .microseconds(ccurl_easy_get_offset(handle, CURLINFO_TOTAL_TIME_T))
    httpVersion = Self.name(ccurl_easy_get_long(handle, CURLINFO_HTTP_VERSION))
    newConnections = ccurl_easy_get_long(handle, CURLINFO_NUM_CONNECTS)
    self.bodyBytes = bodyBytes
  }

  private static func name(_ version: Int) -> String {
    switch version {
    case CURL_HTTP_VERSION_1_0: "HTTP/1.0"
    case CURL_HTTP_VERSION_1_1: "HTTP/1.1"
    case CURL_HTTP_VERSION_2_0: "HTTP/2"
    case CURL_HTTP_VERSION_3: "HTTP/3"
    default: ""
    }
  }
}

/// The version and the features of the installed libcurl.
public struct CurlLibrary: Sendable, Equatable {
  /// The version, such as `7.88.1`.
  public let version: String
  /// The TLS library and its version, such as `OpenSSL/3.0.15`; empty if there is none.
  public let tls: String
  /// Whether HTTP/2 is supported.
  public let supportsHTTP2: Bool

  /// Loads libcurl, unless it is loaded already, and returns its version and features.
  ///
  /// Throws ``/MovieHTTP/HTTPFailure/Code/unavailable`` when it cannot be loaded.
  public static func load() throws(HTTPFailure) -> CurlLibrary {
    if let problem = ccurl_load() { throw HTTPFailure(.unavailable, detail: String(cString: problem)) }
    guard let info = ccurl_version_info()?.pointee else {
      throw HTTPFailure(.unavailable, detail: "libcurl tells nothing of itself")
    }
    return CurlLibrary(
      version: info.version.map { String(cString: $0) } ?? "",
      tls: info.ssl_version.map { String(cString: $0) } ?? "",
      supportsHTTP2: Int(info.features) & Int(CURL_VERSION_HTTP2) != 0)
  }
}
