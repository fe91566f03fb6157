import Synchronization

/// What closures of a test noted, in order. A test can wait for it.
public final class Log<Entry: Sendable>: Sendable {
  private typealias Waiting = (isMet: @Sendable ([Entry]) -> Bool, continuation: CheckedContinuation<Void, Never>)

  private let state = Mutex((entries: [Entry](), waiting: [Waiting]()))

  public init() {}

  public var all: [Entry] { state.withLock { $0.entries } }

  public func add(_ entry: Entry) {
    state.withLock { state in
      state.entries.append(entry)
      let met = state.waiting.indices.filter { state.waiting[$0].isMet(state.entries) }
      for index in met.reversed() { state.waiting.remove(at: index).continuation.resume() }
    }
  }

  public func wait(until isMet: @escaping @Sendable ([Entry]) -> Bool) async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if isMet(state.entries) {
          continuation.resume()
        } else {
          state.waiting.append((isMet, continuation))
        }
      }
    }
  }

  public func wait(for count: Int = 1) async { await wait { $0.count >= count } }
}
