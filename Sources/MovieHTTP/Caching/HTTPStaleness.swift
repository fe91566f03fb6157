public import HTTPTypes

/// Why a response is outdated and how old it is.
public struct HTTPStaleness: Sendable, Hashable {
  /// Why no newer response is available.
  public enum Cause: Sendable, Hashable {
    /// There was no response.
    case failure(HTTPFailure)
    /// The server responded with a temporary error, such as 503.
    case refusal(HTTPResponse)
  }

  /// The time since the response was stored or last revalidated, plus its age on arrival.
  public var age: Duration
  /// Why no newer response is available.
  public var cause: Cause

  /// Creates the staleness of a response of a given age.
  public init(age: Duration, cause: Cause) {
    self.age = age
    self.cause = cause
  }
}
