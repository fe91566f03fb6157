/// How often and how patiently an exchange is tried again.
public struct RetryPolicy: Sendable, Hashable {
  /// How many attempts there are at most, the first included.
  public var maximumAttempts: Int = 3
  /// How long one attempt may take; the caller's time limit is for all of them together.
  public var attemptLimit: Duration = .seconds(10)
  /// The longest wait before the second attempt; it doubles with each further one.
  public var firstDelay: Duration = .milliseconds(250)
  /// The longest wait that doubling leads to.
  public var maximumDelay: Duration = .seconds(4)
  /// The longest `Retry-After` that is waited for; a server that asks for more gets its reply passed on at once.
  public var maximumRetryAfter: Duration = .seconds(10)

  public init() {}

  /// The wait after the given attempt, the first being 1: anything from nothing to the doubled delay, by `jitter`.
  ///
  /// Full jitter spreads clients that failed together; `jitter` is from 0 to 1.
  func backoff(afterAttempt attempt: Int, jitter: Double) -> Duration {
    // Sixty doublings take any delay past any maximum.
    var longest = firstDelay
    for _ in 0..<min(max(attempt - 1, 0), 60) where longest < maximumDelay { longest *= 2 }
    longest = min(longest, maximumDelay)
    return longest * min(max(jitter, 0), 1)
  }

  /// Whether another attempt may turn out better.
  func isWorthRetrying(_ failure: HTTPFailure) -> Bool {
    // Not `hostNotFound`: the resolver has tried again by itself, and who is offline should be told at once.
    [.cannotConnect, .connectionLost, .timedOut].contains(failure.code)
  }

  /// Whether the server says that it may answer better later.
  func isWorthRetrying(_ status: Int) -> Bool {
    [429, 502, 503, 504].contains(status)
  }
}
