import MovieHTTP
import Synchronization

/// An exchange whose caller waits for its outcome. The first outcome delivered counts.
final class PendingExchange: Sendable {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  private struct State {
    var caller: CheckedContinuation<Outcome, Never>?
    var outcome: Outcome?
  }

  let request: WireRequest
  let deadline: ContinuousClock.Instant
  private let state = Mutex(State())

  init(_ request: WireRequest, deadline: ContinuousClock.Instant) {
    self.request = request
    self.deadline = deadline
  }

  /// Stores the caller's continuation. Returns false if the outcome was known; the caller then has resumed already.
  func register(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    // Known before the caller waits, for example because its task was canceled.
    let early = state.withLock { state in
      state.caller = continuation
      return state.outcome
    }
    guard let early else { return true }
    continuation.resume(returning: early)
    return false
  }

  /// Delivers the outcome to the caller. Returns false if there was one already.
  @discardableResult
  func finish(_ outcome: Outcome) -> Bool {
    let (isFirst, caller) = state.withLock { state in
      guard state.outcome == nil else { return (false, nil as CheckedContinuation<Outcome, Never>?) }
      state.outcome = outcome
      return (true, state.caller)
    }
    caller?.resume(returning: outcome)
    return isFirst
  }

  var isFinished: Bool { state.withLock { $0.outcome != nil } }
}
