/// Those who wait for changes of a value, each with a stream of its own.
///
/// A stream gets every change from the moment on in which it is made. Whoever stops reading is forgotten with the next
/// change.
public struct ChangeObservers<Change: Sendable>: Sendable {
  private var continuations: [AsyncStream<Change>.Continuation] = []

  public init() {}

  public mutating func stream() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    continuations.append(continuation)
    return stream
  }

  public mutating func send(_ change: Change) {
    continuations.removeAll { continuation in
      if case .terminated = continuation.yield(change) { true } else { false }
    }
  }
}
