public import MovieScenes
import Synchronization

/// Records every response that a scene shows.
public final class ShownResponses<Response: Sendable & Equatable>: Sendable {
  public struct Shown: Sendable, Equatable {
    public var response: Response
    public var isFinal: Bool

    public init(response: Response, isFinal: Bool) {
      self.response = response
      self.isFinal = isFinal
    }
  }

  private struct State {
    var shown: [Shown] = []
    var waiting: [(condition: @Sendable ([Shown]) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var all: [Shown] { state.withLock { $0.shown } }
  /// The final responses.
  public var final: [Response] { all.filter(\.isFinal).map(\.response) }
  /// The responses shown as progress.
  public var progress: [Response] { all.filter { !$0.isFinal }.map(\.response) }

  public var output: Output<Response> {
    Output { response, isFinal in
      self.append(Shown(response: response, isFinal: isFinal))
    }
  }

  /// Waits until the recorded responses meet a condition.
  public func wait(until condition: @escaping @Sendable ([Shown]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isFulfilled = state.withLock { state in
        let isFulfilled = condition(state.shown)
        if !isFulfilled { state.waiting.append((condition, continuation)) }
        return isFulfilled
      }
      if isFulfilled { continuation.resume() }
    }
  }

  private func append(_ shown: Shown) {
    let woken = state.withLock { state in
      state.shown.append(shown)
      let all = state.shown
      let woken = state.waiting.filter { $0.condition(all) }
      state.waiting.removeAll { $0.condition(all) }
      return woken
    }
    for waiting in woken {
      waiting.continuation.resume()
    }
  }
}
