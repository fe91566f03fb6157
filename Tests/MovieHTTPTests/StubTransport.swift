import HTTPTypes
import MovieHTTP
import Synchronization

/// A transport that returns the outcomes in order and repeats the last one. Each takes some time on its clock.
final class StubTransport: HTTPTransport, Sendable {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  private let outcomes: Mutex<[Outcome]>
  private let limits = Mutex<[Duration]>([])
  private let clock: StubClock
  private let time: Duration

  init(_ outcomes: [Outcome], clock: StubClock, taking time: Duration = .zero) {
    self.outcomes = Mutex(outcomes)
    self.clock = clock
    self.time = time
  }

  /// The time limits of all attempts so far.
  var timeLimits: [Duration] { limits.withLock(\.self) }

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    clock.advance(by: min(time, timeLimit))
    limits.withLock { $0.append(timeLimit) }
    let outcome = outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    return try outcome.get()
  }
}

extension HTTPTransport {
  func outcome(
    of request: HTTPRequest = .get(), timeLimit: Duration = .seconds(20)
  ) async -> Result<BufferedResponse, HTTPFailure> {
    do throws(HTTPFailure) {
      return .success(try await exchange(request, timeLimit: timeLimit))
    } catch {
      return .failure(error)
    }
  }
}

extension StubTransport.Outcome {
  static func status(_ code: Int, _ fields: HTTPFields = [:]) -> Self {
    .success(BufferedResponse(head: HTTPResponse(status: .init(code: code), headerFields: fields), body: []))
  }

  static func failed(_ code: HTTPFailure.Code) -> Self { .failure(HTTPFailure(code)) }
}
