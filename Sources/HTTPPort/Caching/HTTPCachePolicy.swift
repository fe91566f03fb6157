/// How a caching transport uses what it keeps.
public struct HTTPCachePolicy: Sendable, Hashable {
  public enum Mode: Sendable, Hashable {
    /// Fresh answers come from the cache, all others from the network.
    case normal
    /// Nothing is asked of the network.
    case offline
    /// Every answer comes from the network, and is kept.
    case refresh
  }

  public var mode: Mode
  /// How long an answer is fresh about which the server says nothing: long enough that commands that follow each other
  /// ask once, short enough that nobody notices.
  public var defaultLifetime: Duration = .seconds(60)
  /// The age at which a response is removed, whatever its server allows.
  public var longestAge: Duration
  /// The query parameters that carry a credential, in lowercase; see ``HTTPCacheKey``.
  public var credentialParameters: Set<String>

  public init(mode: Mode = .normal, longestAge: Duration, leavingOut credentialParameters: Set<String>) {
    self.mode = mode
    self.longestAge = longestAge
    self.credentialParameters = credentialParameters
  }
}
