extension CurlTransport {
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
    /// The size limit of all header lines of an exchange together, in bytes. 64 KiB by default.
    public var maximumHeaderBytes: Int = 64 << 10
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
}
