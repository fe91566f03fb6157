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
  /// How long an answer may be kept at all. TMDb allows six months, of which the shortest has 181 days.
  public var maximumAge: Duration = .seconds(181 * 86_400)

  public init(mode: Mode = .normal) {
    self.mode = mode
  }
}
