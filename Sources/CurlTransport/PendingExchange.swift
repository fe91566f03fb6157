import HTTPPort
import Synchronization

/// One caller waiting for one reply. Whoever finishes it first decides the outcome.
final class PendingExchange: Sendable {
  typealias Outcome = Result<HTTPReply, HTTPFailure>

  private enum State {
    /// Nobody waits yet.
    case new
    case waiting(CheckedContinuation<Outcome, Never>)
    /// Finished before the caller waited, as a task does that was cancelled early.
    case finishedEarly(Outcome)
    case finished
  }

  let request: WireRequest
  let deadline: ContinuousClock.Instant
  private let state = Mutex(State.new)

  init(_ request: WireRequest, deadline: ContinuousClock.Instant) {
    self.request = request
    self.deadline = deadline
  }

  /// Takes the caller's continuation; false if the outcome is known already and was delivered.
  func register(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let early: Outcome? = state.withLock { state in
      if case .finishedEarly(let outcome) = state {
        state = .finished
        return outcome
      }
      state = .waiting(continuation)
      return nil
    }
    guard let early else { return true }
    continuation.resume(returning: early)
    return false
  }

  /// Delivers the outcome; false if there was one before.
  @discardableResult
  func finish(_ outcome: Outcome) -> Bool {
    let (isFirst, continuation): (Bool, CheckedContinuation<Outcome, Never>?) = state.withLock { state in
      switch state {
      case .new:
        state = .finishedEarly(outcome)
        return (true, nil)
      case .waiting(let continuation):
        state = .finished
        return (true, continuation)
      case .finishedEarly, .finished:
        return (false, nil)
      }
    }
    continuation?.resume(returning: outcome)
    return isFirst
  }

  var isFinished: Bool {
    state.withLock { state in
      switch state {
      case .new, .waiting: false
      case .finishedEarly, .finished: true
      }
    }
  }
}
