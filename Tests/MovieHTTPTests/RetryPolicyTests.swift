import Testing

@testable import MovieHTTP

@Suite struct RetryPolicyTests {
  @Test func `Delays double up to the maximum`() {
    let policy = RetryPolicy()
    let delays = (1...7).map { policy.backoff(afterAttempt: $0, jitter: 1) }
    #expect(delays == [250, 500, 1_000, 2_000, 4_000, 4_000, 4_000].map { .milliseconds($0) })
    #expect(policy.backoff(afterAttempt: .max, jitter: 1) == .seconds(4))
  }

  @Test func `Jitter scales the delay from zero to full`() {
    let policy = RetryPolicy()
    #expect(policy.backoff(afterAttempt: 3, jitter: 0) == .zero)
    #expect(policy.backoff(afterAttempt: 3, jitter: 0.5) == .milliseconds(500))
    #expect(policy.backoff(afterAttempt: 3, jitter: 7) == .seconds(1))
    #expect(policy.backoff(afterAttempt: 3, jitter: -7) == .zero)
  }
}
