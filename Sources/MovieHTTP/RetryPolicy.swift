/// How often and when an exchange is retried.
public struct RetryPolicy: Sendable, Hashable {
  /// The maximum number of attempts, including the first.
  public var maximumAttempts: Int = 3
  /// The time limit of one attempt. The caller's time limit is for all attempts together.
  public var attemptLimit: Duration
  /// The longest delay before the second attempt. It doubles with each further attempt.
  public var firstDelay: Duration = .milliseconds(250)
  /// The limit of the doubling.
  public var maximumDelay: Duration = .seconds(4)
  /// The shortest delay after a refusal for the rate of requests that does not say how long: servers count by the second.
  public var rateDelay: Duration = .seconds(1)
  /// The longest `Retry-After` to wait for. If the server asks for more, its response is returned at once.
  public var maximumRetryAfter: Duration = .seconds(10)

  /// Creates the default policy: three attempts, with short delays between them.
  ///
  /// One attempt may take half of the time limit of the exchange, which leaves time for another.
  public init(timeLimit: Duration = .seconds(20)) {
    attemptLimit = timeLimit / 2
  }

  /// Returns the delay after an attempt, counted from 1: the longest delay times `jitter`, which is from 0 through 1.
  ///
  /// Random delays spread the retries of clients that failed at the same time.
  func backoff(afterAttempt attempt: Int, jitter: Double) -> Duration {
    // Limited, because sixty doublings exceed any delay.
    var longest = firstDelay
    for _ in 0..<min(max(attempt - 1, 0), 60) where longest < maximumDelay { longest *= 2 }
    longest = min(longest, maximumDelay)
    return longest * min(max(jitter, 0), 1)
  }
}
