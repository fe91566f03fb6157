public import HTTPTypes

/// Why an answer is an earlier one, and how old it is.
public struct HTTPStaleness: Sendable, Hashable {
  /// What stood in the way of a newer answer.
  public enum Cause: Sendable, Hashable {
    case failure(HTTPFailure)
    /// The server answered that it cannot answer now.
    case refusal(HTTPResponse)
  }

  /// The time since the server last vouched for the answer.
  public var age: Duration
  public var cause: Cause

  public init(age: Duration, cause: Cause) {
    self.age = age
    self.cause = cause
  }
}
