/// How often and when a failed exchange is retried.
public struct RetryPolicy: Sendable, Hashable {
  /// The maximum number of attempts, including the first.
  public var maximumAttempts: Int = 3
  /// The time limit of one attempt; the caller's limit covers all attempts.
  public var attemptLimit: Duration = .seconds(10)
  /// The maximum delay before the second attempt; it doubles with each further one.
  public var firstDelay: Duration = .milliseconds(250)
  /// The upper limit of the doubling delay.
  public var maximumDelay: Duration = .seconds(4)
  /// The longest `Retry-After` to honor; if the server asks for more, its response is returned immediately.
  public var maximumRetryAfter: Duration = .seconds(10)

  public init() {}

  /// Returns the delay after an attempt, counted from 1: `jitter`, from 0 to 1, times the doubled delay.
  ///
  /// Full jitter spreads the retries of clients that failed at the same time.
  func backoff(afterAttempt attempt: Int, jitter: Double) -> Duration {
    // Sixty doublings exceed any maximum.
    var longest = firstDelay
    for _ in 0..<min(max(attempt - 1, 0), 60) where longest < maximumDelay { longest *= 2 }
    longest = min(longest, maximumDelay)
    return longest * min(max(jitter, 0), 1)
  }

  /// Whether a retry may succeed.
  func isWorthRetrying(_ failure: HTTPFailure) -> Bool {
    // Not `hostNotFound`: the resolver has already retried, and offline users should not have to wait.
    [.cannotConnect, .connectionLost, .timedOut].contains(failure.code)
  }

  /// Whether the status indicates a temporary error.
  func isWorthRetrying(_ status: Int) -> Bool {
    [429, 502, 503, 504].contains(status)
  }
}
