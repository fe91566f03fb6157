/// How a caching transport uses its cache.
public struct HTTPCachePolicy: Sendable, Hashable {
  /// When to use the cache and the network.
  public enum Mode: Sendable, Hashable {
    /// Fresh responses come from the cache, others from the network.
    case normal
    /// Only the cache is used.
    case offline
    /// Every response comes from the network and is stored.
    case refresh
  }

  /// When to use the cache and the network.
  public var mode: Mode
  /// How long a response without caching directives is fresh: long enough for consecutive commands to share a request,
  /// short enough to go unnoticed.
  public var defaultLifetime: Duration = .seconds(60)
  /// The age at which a response is removed, even if the server allows more.
  public var longestAge: Duration
  /// The query parameters that carry a credential, in lowercase; see ``HTTPCacheKey``.
  public var credentialParameters: Set<String>

  public init(mode: Mode = .normal, longestAge: Duration, leavingOut credentialParameters: Set<String>) {
    self.mode = mode
    self.longestAge = longestAge
    self.credentialParameters = credentialParameters
  }
}
