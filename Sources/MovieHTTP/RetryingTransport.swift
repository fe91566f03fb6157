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
