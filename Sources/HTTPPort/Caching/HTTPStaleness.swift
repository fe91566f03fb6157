public import HTTPTypes

/// Why a response is outdated and how old it is.
public struct HTTPStaleness: Sendable, Hashable {
  /// Why no newer response is available.
  public enum Cause: Sendable, Hashable {
    case failure(HTTPFailure)
    /// The server responded with a temporary error.
    case refusal(HTTPResponse)
  }

  /// The time since the response was last stored or revalidated.
  public var age: Duration
  public var cause: Cause

  public init(age: Duration, cause: Cause) {
    self.age = age
    self.cause = cause
  }
}
