/// The origin of a response, for tracing. Contains no secrets.
public struct HTTPCacheReport: Sendable, Hashable {
  /// Where a response came from.
  public enum Origin: String, Sendable, Hashable {
    /// The cache, without a request.
    case fresh
    /// The cache, after revalidation.
    case confirmed
    case network
    /// The cache, because revalidation failed.
    case stale
    /// There was no response.
    case nothing
  }

  /// The requested URL without credentials.
  public var url: String
  public var origin: Origin

  public init(url: String, origin: Origin) {
    self.url = url
    self.origin = origin
  }
}
