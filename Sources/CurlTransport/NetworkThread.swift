import CCurl
import Dispatch
import HTTPPort
import Synchronization

/// The thread that owns libcurl's multi handle, and the inbox through which it is told what to do.
final class NetworkThread: Sendable {
  struct Inbox {
    var submitted: [PendingExchange] = []
    var cancelled: [PendingExchange] = []
    /// Set once, when the thread is to end or cannot work: what every exchange gets from then on.
    var refusal: HTTPFailure?
  }

  private struct State {
    var inbox = Inbox()
    var thread: OpaquePointer?
    /// The address of the multi handle while the thread may be woken: the pointer itself may not enter a `Mutex`.
    var multi: UInt?
  }

  let configuration: CurlTransport.Configuration
  private let state = Mutex(State())
  /// Entered while the thread runs.
  private let running = DispatchGroup()

  init(configuration: CurlTransport.Configuration) {
    self.configuration = configuration
  }

  deinit {
    // The thread keeps this object alive, so its body is over; it was not joined if a shutdown gave up waiting.
    state.withLock { if let thread = $0.thread { ccurl_thread_detach(thread) } }
  }

  func submit(_ exchange: PendingExchange) {
    let refusal = state.withLock { state -> HTTPFailure? in
      if state.inbox.refusal == nil, state.thread == nil { state.inbox.refusal = start(&state) }
      if let refusal = state.inbox.refusal { return refusal }
      state.inbox.submitted.append(exchange)
      wake(state)
      return nil
    }
    if let refusal { exchange.finish(.failure(refusal)) }
  }

  /// Starts the thread if it does not run; a failure shows with the first exchange.
  func start() {
    state.withLock { state in
      if state.inbox.refusal == nil, state.thread == nil { state.inbox.refusal = start(&state) }
    }
  }

  func cancel(_ exchange: PendingExchange) {
    state.withLock { state in
      state.inbox.cancelled.append(exchange)
      wake(state)
    }
  }

  func shutdown(within limit: Duration) -> Bool {
    let isOnThread = state.withLock { state in
      if state.inbox.refusal == nil {
        state.inbox.refusal = HTTPFailure(.unavailable, detail: "the transport was shut down")
      }
      wake(state)
      return state.thread.map { ccurl_thread_is_current($0) } ?? false
    }
    // The observer may hold the transport's last reference: the thread cannot wait for itself.
    if isOnThread { return false }
    guard running.wait(timeout: .now() + limit.dispatchInterval) == .success else { return false }
    // The thread's own clean-up, which runs after its body, must be over too; only one caller may join.
    state.withLock { if let thread = $0.thread.take() { ccurl_thread_join(thread) } }
    return true
  }

  /// What has arrived since the last call. A refusal stays.
  func takeInbox() -> Inbox {
    state.withLock { state in
      defer { state.inbox = Inbox(refusal: state.inbox.refusal) }
      return state.inbox
    }
  }

  private func start(_ state: inout State) -> HTTPFailure? {
    running.enter()
    let context = Unmanaged.passRetained(self)
    state.thread = ccurl_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<NetworkThread>.fromOpaque(context).takeRetainedValue().run()
      }, context.toOpaque())
    if state.thread != nil { return nil }
    context.release()
    running.leave()
    return HTTPFailure(.unavailable, detail: "the network thread cannot be started")
  }

  private func run() {
    let problem = work()
    let abandoned = state.withLock { state -> Inbox in
      if let problem, state.inbox.refusal == nil { state.inbox.refusal = problem }
      defer { state.inbox = Inbox(refusal: state.inbox.refusal) }
      return state.inbox
    }
    for exchange in abandoned.submitted {
      exchange.finish(.failure(abandoned.refusal ?? HTTPFailure(.unavailable)))
    }
    running.leave()
  }

  /// Works until the inbox says stop; returns why it cannot, if it cannot.
  private func work() -> HTTPFailure? {
    if let message = ccurl_load() { return HTTPFailure(.unavailable, detail: String(cString: message)) }
    guard let loop = TransferLoop(configuration: configuration) else {
      return HTTPFailure(.unavailable, detail: "libcurl gave no multi handle")
    }
    let multi = UInt(bitPattern: loop.multi)
    state.withLock { $0.multi = multi }
    let problem = loop.run(inbox: takeInbox)
    state.withLock { $0.multi = nil }
    loop.close(problem ?? state.withLock { $0.inbox.refusal } ?? HTTPFailure(.unavailable))
    return problem
  }

  /// Only under the lock: the handle is taken out of the state before it is freed.
  private func wake(_ state: State) {
    if let multi = state.multi.flatMap({ UnsafeMutableRawPointer(bitPattern: $0) }) { _ = ccurl_multi_wakeup(multi) }
  }
}
