import MovieHTTP
import Synchronization

/// An exchange whose caller waits for its outcome. The first outcome delivered counts.
final class PendingExchange: Sendable {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  private enum State {
    /// The caller does not wait yet.
    case new
    case waiting(CheckedContinuation<Outcome, Never>)
    /// The outcome was known before the caller waited, for example because its task was canceled.
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

  /// Stores the caller's continuation. Returns false if the outcome was known; the caller then has resumed already.
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

  /// Delivers the outcome to the caller. Returns false if there was one already.
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
