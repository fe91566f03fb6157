/// How a ``CachingTransport`` uses its cache.
public struct HTTPCachePolicy: Sendable, Hashable {
  /// Whether to use the cache, the network or both.
  public enum Mode: Sendable, Hashable {
    /// Fresh responses come from the cache, others from the network. New ones are stored, unless the server forbids it.
    case normal
    /// All responses come from the cache, even stale ones. The network is not used.
    case offline
    /// All responses come from the network, or from the cache if that fails. They are stored, unless the server forbids
    /// it. Nothing is revalidated, so that a wrong cached response is replaced.
    case refresh
    /// All responses come from the network, as for a recording, whose replay has no cache. They are stored, unless the
    /// server forbids it.
    case network
  }

  /// Whether to use the cache, the network or both.
  public var mode: Mode
  /// How long a response is fresh if it does not say so itself.
  ///
  /// Long enough for commands that follow each other to send one request, and too short to notice.
  public var defaultLifetime: Duration = .seconds(60)
  /// The age at which a response is removed, even if the server allows a greater one.
  public var longestAge: Duration
  /// The lowercase names of the query parameters that carry a credential; see ``HTTPCacheKey``.
  public var credentialParameters: Set<String>

  /// Creates a policy. `credentialParameters` are left out of keys.
  public init(mode: Mode = .normal, longestAge: Duration, leavingOut credentialParameters: Set<String>) {
    self.mode = mode
    self.longestAge = longestAge
    self.credentialParameters = credentialParameters
  }
}
