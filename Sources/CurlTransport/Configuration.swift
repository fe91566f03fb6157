extension CurlTransport {
  /// The configuration of a transport.
  public struct Configuration: Sendable {
    /// The `User-Agent` of requests that do not set one.
    public var userAgent: String
    /// The time limit for connecting, including TLS.
    public var connectTimeout: Duration = .seconds(5)
    /// In bytes per second. An exchange slower than this for `lowSpeedTime` times out.
    public var lowSpeedLimit: Int = 30
    /// How long an exchange may stay below `lowSpeedLimit`; rounded down to whole seconds.
    public var lowSpeedTime: Duration = .seconds(15)
    /// The size limit of a decoded body, in bytes.
    public var maximumBodyBytes: Int = 8 << 20
    /// The size limit of all header lines of an exchange, in bytes.
    public var maximumHeaderBytes: Int = 64 << 10
    /// The maximum number of concurrent connections per host. HTTP/2 needs only one; this limits bursts over HTTP/1.1.
    public var maximumConnectionsPerHost: Int = 8
    /// The path of a PEM file that replaces the system's trusted certificates.
    public var certificateBundle: String?
    /// Called for every exchange that reached libcurl. It runs on the network thread, so it must return quickly.
    public var observer: (@Sendable (ExchangeReport) -> Void)?

    public init(userAgent: String) {
      self.userAgent = userAgent
    }
  }
}
