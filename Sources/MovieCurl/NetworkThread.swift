import CMovieCurl
import Dispatch
import MovieHTTP
import Synchronization

/// The thread that owns libcurl's multi handle, with an inbox for work from other threads.
final class NetworkThread: Sendable {
  /// What other threads want the network thread to do.
  struct Inbox {
    var submitted: [PendingExchange] = []
    var cancelled: [PendingExchange] = []
    /// Set once the thread is to stop or has failed. Every later exchange fails with it.
    var refusal: HTTPFailure?
  }

  private struct State {
    var inbox = Inbox()
    var thread: OpaquePointer?
    /// The address of the multi handle, while the thread may be woken through it.
    ///
    /// An integer, because the state of a `Mutex` cannot hold the pointer.
    var multi: UInt?
  }

  private let configuration: CurlTransport.Configuration
  private let state = Mutex(State())
  /// Entered while the thread runs, so that `shutdown` can wait for it.
  private let running = DispatchGroup()

  init(configuration: CurlTransport.Configuration) {
    self.configuration = configuration
  }

  deinit {
    // The thread retains this object while it runs, so it has ended. Detached here unless a shutdown joined it.
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

  /// Starts the thread unless it is running. If that fails, the first exchange reports it.
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
    // The observer may release the last reference to the transport on this thread, which cannot wait for itself.
    if isOnThread { return false }
    guard running.wait(timeout: .now() + .milliseconds(limit.curlMilliseconds)) == .success else { return false }
    // Waits for what the thread does after its body, too. `take` lets only one caller join.
    state.withLock { if let thread = $0.thread.take() { ccurl_thread_join(thread) } }
    return true
  }

  /// Returns and removes what has arrived since the last call. A refusal stays.
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
    // Nothing is submitted any more once there is a refusal.
    state.withLock { $0.inbox.refusal = $0.inbox.refusal ?? problem }
    let abandoned = takeInbox()
    for exchange in abandoned.submitted {
      exchange.finish(.failure(abandoned.refusal ?? HTTPFailure(.unavailable)))
    }
    running.leave()
  }

  /// Runs until the inbox contains a refusal. Returns an error if the thread cannot go on.
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

  /// Must be called with the lock held: the handle leaves the state before it is freed.
  private func wake(_ state: State) {
    if let multi = state.multi.flatMap({ UnsafeMutableRawPointer(bitPattern: $0) }) { _ = ccurl_multi_wakeup(multi) }
  }
}
