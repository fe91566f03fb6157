extension CurlTransport {
  /// How a transport behaves for all of its exchanges.
  public struct Configuration: Sendable {
    /// Names the program and its version to the server, unless a request names another.
    public var userAgent: String
    /// How long a connection may take to stand, TLS included.
    public var connectTimeout: Duration = .seconds(5)
    /// An exchange slower than this many bytes a second for `lowSpeedTime` has timed out.
    public var lowSpeedLimit: Int = 30
    /// How long an exchange may stay below `lowSpeedLimit`; whole seconds count.
    public var lowSpeedTime: Duration = .seconds(15)
    /// The most bytes a decoded body may have.
    public var maximumBodyBytes: Int = 8 << 20
    /// The most bytes the header lines of one exchange may have together.
    public var maximumHeaderBytes: Int = 64 << 10
    /// The most connections to one host at a time. HTTP/2 needs one; this bounds a burst at an HTTP/1.1 server.
    public var maximumConnectionsPerHost: Int = 8
    /// The path of a PEM file whose certificates are trusted in place of the system's.
    public var certificateBundle: String?
    /// Told about every exchange that reached libcurl, on the network thread: it must return swiftly.
    public var observer: (@Sendable (ExchangeReport) -> Void)?

    public init(userAgent: String) {
      self.userAgent = userAgent
    }
  }
}
