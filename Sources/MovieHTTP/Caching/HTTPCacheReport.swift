/// Where a response came from, for tracing. Contains no secret.
public struct HTTPCacheReport: Sendable, Hashable {
  /// Where a response came from. The raw value is its name in traces.
  public enum Origin: String, Sendable, Hashable {
    /// From the cache, without an exchange.
    case fresh
    /// From the cache, after the server confirmed it (HTTP 304).
    case confirmed
    /// From the server.
    case network
    /// From the cache, although it is stale: no newer one could be loaded.
    case stale
    /// There was no response.
    case nothing
  }

  /// The requested URL, without credentials.
  public var url: String
  /// Where the response came from.
  public var origin: Origin
}
