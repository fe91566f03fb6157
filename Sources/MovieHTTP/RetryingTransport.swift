public import HTTPTypes

/// A transport that retries GET requests after temporary failures of the connection or the server.
///
/// Other requests may have changed something, so they are retried only if the server refused them for their rate.
///
/// The time limit is for all attempts and the delays between them. The outcome of the last attempt is returned as it
/// is: a 429 or 503 is then a response, not a failure.
public struct RetryingTransport<Base: HTTPTransport, ClockType: Clock>: HTTPTransport
where ClockType.Duration == Duration {
  private let base: Base
  private let policy: RetryPolicy
  private let clock: ClockType
  private let jitter: @Sendable () -> Double

  /// Wraps a transport. `jitter` returns a random number from 0 through 1 for each delay.
  public init(
    _ base: Base, policy: RetryPolicy = RetryPolicy(), clock: ClockType, jitter: @escaping @Sendable () -> Double
  ) {
    self.base = base
    self.policy = policy
    self.clock = clock
    self.jitter = jitter
  }

  public func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    let deadline = clock.now.advanced(by: timeLimit)
    var attempt = 1
    let isSafe = request.method == .get
    while true {
      let remaining = clock.now.duration(to: deadline)
      let limit = isSafe ? min(remaining, policy.attemptLimit) : remaining
      let outcome = await base.outcome(of: request, body: body, timeLimit: limit)
      guard attempt < policy.maximumAttempts, isSafe || outcome.isRefusedForRate,
        let wait = wait(after: outcome, attempt: attempt),
        clock.now.advanced(by: wait) < deadline
      else { return try outcome.get() }
      do {
        try await clock.sleep(until: clock.now.advanced(by: wait), tolerance: nil)
      } catch {
        throw HTTPFailure(.cancelled)
      }
      attempt += 1
    }
  }

  /// Returns the delay before the next attempt; nil if there should be no other attempt.
  private func wait(after outcome: Result<BufferedResponse, HTTPFailure>, attempt: Int) -> Duration? {
    let backoff = policy.backoff(afterAttempt: attempt, jitter: jitter())
    switch outcome {
    case .failure(let failure):
      // Not `hostNotFound`: the resolver has retried already, and a user without network should not have to wait.
      return [.cannotConnect, .connectionLost, .timedOut].contains(failure.code) ? backoff : nil
    case .success(let response):
      guard [429, 502, 503, 504].contains(response.head.status.code) else { return nil }
      guard let requested = response.head.requestedDelay else {
        return outcome.isRefusedForRate ? policy.rateDelay + backoff : backoff
      }
      return requested <= policy.maximumRetryAfter ? max(requested, backoff) : nil
    }
  }
}

extension Result<BufferedResponse, HTTPFailure> {
  /// Whether the server has done nothing, because there were too many requests.
  fileprivate var isRefusedForRate: Bool { (try? get())?.head.status.code == 429 }
}

/// How often and when an exchange is retried.
public struct RetryPolicy: Sendable, Equatable {
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

extension HTTPResponse {
  /// The delay that `Retry-After` asks for, as a number of seconds or a date; nil if it is missing or invalid.
  ///
  /// A date is compared with the response's `Date`, because the local clock may be wrong.
  package var requestedDelay: Duration? {
    guard let text = headerFields[.retryAfter], !text.isEmpty else { return nil }
    // A number too large for `Int64` is a very long delay.
    if text.utf8.allSatisfy(\.isDigit) { return .seconds(Int64(text) ?? Int64(Int32.max)) }
    guard let then = Int64(httpDate: text), let now = headerFields[.date].flatMap({ Int64(httpDate: $0) }) else {
      return nil
    }
    return .seconds(max(0, then - now))
  }
}
