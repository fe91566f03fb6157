import HTTPTypes
import LogTestSupport
import ServerTestSupport
import Synchronization
import Testing

@testable import MovieHTTP

@Suite(.timeLimit(.minutes(10))) struct RetryingTransportTests {
  private let clock = StubClock()

  /// Returns the result for the given outcomes. The default jitter gives the longest delays.
  private func result(
    of base: StubTransport, method: HTTPRequest.Method = .get, timeLimit: Duration = .seconds(20), jitter: Double = 1
  ) async -> Result<Int, HTTPFailure> {
    let transport = RetryingTransport(base, clock: clock, jitter: { jitter })
    var request = HTTPRequest.get()
    request.method = method
    return await transport.outcome(request, timeLimit: timeLimit).map(\.head.status.code)
  }

  /// A transport that fails after some time.
  private func failing(_ code: HTTPFailure.Code, after time: Duration) -> StubTransport {
    StubTransport { [clock] exchange, _ in
      clock.advance(by: min(time, exchange.timeLimit))
      return .failed(code)
    }
  }

  @Test(
    arguments: [
      (.status(502), 0), (.status(503), 0), (.status(504), 0), (.failed(.cannotConnect), 0),
      (.failed(.connectionLost), 0), (.failed(.timedOut), 0),
      // The server does not say when.
      (.status(429), 1_000),
    ] as [(StubTransport.Outcome, Int)])
  func `Temporary errors are retried, a rate limit a second later`(outcome: StubTransport.Outcome, pause: Int) async {
    let base = StubTransport(outcome, outcome, .status(200))
    #expect(await result(of: base) == .success(200))
    #expect(clock.sleeps == [.milliseconds(pause + 250), .milliseconds(pause + 500)])
  }

  private static let notRetried: [StubTransport.Outcome] =
    [200, 204, 301, 304, 400, 401, 403, 404, 422, 500, 501].map { StubTransport.Outcome.status($0) }
    + [
      HTTPFailure.Code.cancelled, .hostNotFound, .untrustedCertificate, .tlsFailed, .bodyTooLarge, .malformedResponse,
      .unsupportedRequest, .proxyFailed, .unavailable,
    ].map { StubTransport.Outcome.failed($0) }

  @Test(arguments: notRetried)
  func `Other statuses and failures are not retried`(outcome: StubTransport.Outcome) async {
    let base = StubTransport(outcome)
    #expect(await result(of: base) == outcome.map(\.head.status.code))
    #expect(base.exchanges.map(\.timeLimit) == [.seconds(10)])
    #expect(clock.sleeps.isEmpty)
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .patch, .head])
  func `Only GET is retried after a failure that may have changed something`(method: HTTPRequest.Method) async {
    let base = StubTransport(.status(503))
    #expect(await result(of: base, method: method) == .success(503))
    #expect(base.exchanges.map(\.timeLimit) == [.seconds(20)])
  }

  @Test(arguments: [HTTPRequest.Method.post, .delete])
  func `Any request is retried after the server has refused it for its rate`(method: HTTPRequest.Method) async {
    let base = StubTransport(.status(429), .status(200))
    #expect(await result(of: base, method: method) == .success(200))
    #expect(base.exchanges.count == 2)
  }

  @Test(arguments: [StubTransport.Outcome.status(503), .failed(.connectionLost)])
  func `The last response is returned, or the last failure thrown`(last: StubTransport.Outcome) async {
    let base = StubTransport(.failed(.cannotConnect), .status(429), last)
    #expect(await result(of: base) == last.map(\.head.status.code))
    #expect(base.exchanges.count == 3)
  }

  @Test(arguments: [(0, 0), (0.5, 125), (1, 250), (7, 250), (-7, 0)] as [(Double, Int)])
  func `Jitter scales the delay from zero to full`(jitter: Double, milliseconds: Int) async {
    let base = StubTransport(.status(503), .status(200))
    #expect(await result(of: base, jitter: jitter) == .success(200))
    #expect(clock.sleeps == [.milliseconds(milliseconds)])
  }

  @Test func `Attempts share the time limit`() async {
    let base = failing(.timedOut, after: .seconds(100))
    #expect(await result(of: base, timeLimit: .seconds(15)) == .failure(HTTPFailure(.timedOut)))
    #expect(base.exchanges.map(\.timeLimit) == [.seconds(10), .milliseconds(4_750)])
  }

  @Test func `There is no retry if the delay would exceed the time limit`() async {
    let base = failing(.connectionLost, after: .milliseconds(900))
    #expect(await result(of: base, timeLimit: .seconds(1)) == .failure(HTTPFailure(.connectionLost)))
    #expect(base.exchanges.count == 1)
    #expect(clock.sleeps.isEmpty)
  }

  @Test(arguments: [("7", Duration.seconds(7)), ("0", .milliseconds(250))])
  func `Retry-After sets the delay, but does not shorten the backoff`(value: String, delay: Duration) async {
    let base = StubTransport(.status(429, [.retryAfter: value]), .status(200))
    #expect(await result(of: base) == .success(200))
    #expect(clock.sleeps == [delay])
  }

  @Test(arguments: [("11", 20), ("3600", 20), ("9223372036854775807", 20), ("99999999999999999999999", 20), ("8", 8)])
  func `A Retry-After that is long or beyond the time limit prevents retries`(value: String, limit: Int) async {
    let base = StubTransport(.status(429, [.retryAfter: value]))
    #expect(await result(of: base, timeLimit: .seconds(limit)) == .success(429))
    #expect(base.exchanges.count == 1)
    #expect(clock.sleeps.isEmpty)
  }

  @Test func `Cancellation ends the delay`() async {
    let base = StubTransport(.status(503))
    let attempted = Log<Void>()
    var policy = RetryPolicy()
    policy.firstDelay = .seconds(600)
    policy.maximumDelay = .seconds(600)
    let transport = RetryingTransport(
      base, policy: policy, clock: ContinuousClock(),
      jitter: {
        attempted.add(())
        return 1
      })
    let task = Task {
      try await transport.exchange(.get(), timeLimit: .seconds(3_600))
    }
    await attempted.wait()
    task.cancel()
    await #expect(throws: HTTPFailure(.cancelled)) { try await task.value }
    #expect(base.exchanges.count == 1)
  }
}

extension StubTransport.Outcome {
  fileprivate static func status(_ code: Int, _ fields: HTTPFields = [:]) -> Self {
    .response("", status: code, fields)
  }
  fileprivate static func failed(_ code: HTTPFailure.Code) -> Self { .failure(HTTPFailure(code)) }
}

/// A clock on which sleeps return immediately and advance the time.
final class StubClock: Clock, Sendable {
  private let current = Mutex(ContinuousClock.now)
  private let slept = Mutex<[Duration]>([])

  var now: ContinuousClock.Instant { current.withLock(\.self) }
  var minimumResolution: Duration { .zero }
  var sleeps: [Duration] { slept.withLock(\.self) }

  func advance(by duration: Duration) {
    current.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let duration = current.withLock { current in
      defer { current = max(current, deadline) }
      return current.duration(to: deadline)
    }
    slept.withLock { $0.append(duration) }
  }
}

@Suite struct RetryPolicyTests {
  @Test func `Delays double up to the maximum`() {
    let policy = RetryPolicy()
    let delays = (1...7).map { policy.backoff(afterAttempt: $0, jitter: 1) }
    #expect(delays == [250, 500, 1_000, 2_000, 4_000, 4_000, 4_000].map { .milliseconds($0) })
    #expect(policy.backoff(afterAttempt: .max, jitter: 1) == .seconds(4))
  }
}

@Suite struct RetryAfterTests {
  private static let sent = "Sun, 06 Nov 1994 08:49:37 GMT"

  @Test(
    arguments: [
      ("120", nil, .seconds(120)), (" 5 ", nil, .seconds(5)),
      ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:30 GMT", .seconds(7)),
      ("Tue, 01 Mar 2044 00:00:05 GMT", "Mon, 29 Feb 2044 23:59:55 GMT", .seconds(10)),
      ("Sun, 06 Nov 1994 08:49:30 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", .zero),
      // Without the server's clock, a date says nothing.
      (sent, nil, nil), (sent, "now", nil), ("", sent, nil), ("soon", sent, nil), ("-1", sent, nil),
      ("1.5", sent, nil), ("1 minute", sent, nil), ("٧", sent, nil), ("Sun, 06 Nov 1994 08:49:37 CET", sent, nil),
    ] as [(String, String?, Duration?)])
  func `A number is in seconds, and a date by the server's clock`(value: String, date: String?, expected: Duration?) {
    var head = HTTPResponse(status: .serviceUnavailable, headerFields: [.retryAfter: value])
    head.headerFields[.date] = date
    #expect(head.requestedDelay == expected)
  }
}
