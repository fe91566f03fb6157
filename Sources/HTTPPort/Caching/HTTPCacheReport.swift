/// Where an answer came from, without anything secret: for tracing.
public struct HTTPCacheReport: Sendable, Hashable {
  public enum Origin: String, Sendable, Hashable {
    /// The cache alone.
    case fresh
    /// The cache, after the server said that nothing changed.
    case confirmed
    case network
    /// The cache, because a newer answer could not be had.
    case stale
    /// There was no answer.
    case nothing
  }

  /// The address that was asked, without credentials.
  public var url: String
  public var origin: Origin

  public init(url: String, origin: Origin) {
    self.url = url
    self.origin = origin
  }
}
