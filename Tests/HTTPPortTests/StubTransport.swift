import Foundation
import HTTPPort
import HTTPTypes

/// A transport that gives one outcome after the other, the last one for ever, each after some time on its clock.
final class StubTransport: HTTPTransport, @unchecked Sendable {
  // Sendable because all mutable state is only touched while `lock` is held.
  typealias Outcome = Result<HTTPReply, HTTPFailure>

  private let lock = NSLock()
  private var outcomes: [Outcome]
  private var limits: [Duration] = []
  private let clock: StubClock
  private let time: Duration

  init(_ outcomes: [Outcome], clock: StubClock, taking time: Duration = .zero) {
    self.outcomes = outcomes
    self.clock = clock
    self.time = time
  }

  /// The time limit of every attempt so far.
  var timeLimits: [Duration] { lock.withLock { limits } }

  func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> HTTPReply {
    clock.advance(by: min(time, timeLimit))
    let outcome = lock.withLock {
      limits.append(timeLimit)
      return outcomes.count > 1 ? outcomes.removeFirst() : outcomes[0]
    }
    return try outcome.get()
  }
}

extension StubTransport.Outcome {
  static func status(_ code: Int, _ fields: HTTPFields = [:]) -> Self {
    .success(HTTPReply(head: HTTPResponse(status: .init(code: code), headerFields: fields), body: []))
  }

  static func failed(_ code: HTTPFailure.Code) -> Self { .failure(HTTPFailure(code)) }
}
