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
      start(&state)
      if let refusal = state.inbox.refusal { return refusal }
      state.inbox.submitted.append(exchange)
      wake(state)
      return nil
    }
    if let refusal { exchange.finish(.failure(refusal)) }
  }

  /// Starts the thread unless it is running. If that fails, the first exchange reports it.
  func start() {
    state.withLock { start(&$0) }
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

  private func start(_ state: inout State) {
    guard state.inbox.refusal == nil, state.thread == nil else { return }
    running.enter()
    let context = Unmanaged.passRetained(self)
    state.thread = ccurl_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<NetworkThread>.fromOpaque(context).takeRetainedValue().run()
      }, context.toOpaque())
    if state.thread != nil { return }
    context.release()
    running.leave()
    state.inbox.refusal = HTTPFailure(.unavailable, detail: "the network thread cannot be started")
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

/// The multi handle and its running transfers. Used only on the network thread.
final class TransferLoop {
  let multi: UnsafeMutableRawPointer
  private let configuration: CurlTransport.Configuration
  private var transfers: [ObjectIdentifier: Transfer] = [:]
  private var queue = ExchangeQueue()

  init?(configuration: CurlTransport.Configuration) {
    guard let multi = ccurl_multi_init() else { return nil }
    self.multi = multi
    self.configuration = configuration
    _ = ccurl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    _ = ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.maximumConnectionsPerHost)
    // Otherwise, the fewer transfers are left of a burst, the more connections are closed, and the next burst opens them.
    _ = ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, 64)
  }

  /// Runs until the inbox contains a refusal. Returns an error if the loop cannot go on.
  func run(inbox: () -> NetworkThread.Inbox) -> HTTPFailure? {
    while true {
      let work = inbox()
      work.submitted.forEach(start)
      if work.refusal != nil { return nil }
      work.cancelled.forEach(cancel)
      var code = ccurl_multi_perform(multi)
      collect()
      let wait = expire()
      // Returns earlier when libcurl has something to do, or when another thread wakes this one.
      if code == CURLM_OK { code = ccurl_multi_poll(multi, Int32(wait.curlMilliseconds)) }
      if code != CURLM_OK {
        return HTTPFailure(.unavailable, detail: "libcurl's multi handle failed (\(code.rawValue))")
      }
    }
  }

  /// Ends the remaining transfers with a failure, and frees the handle.
  func close(_ failure: HTTPFailure) {
    for transfer in transfers.values {
      _ = ccurl_multi_remove(multi, transfer.handle)
      transfer.finish(.failure(failure))
    }
    transfers = [:]
    for exchange in queue.waiting { exchange.finish(.failure(failure)) }
    _ = ccurl_multi_cleanup(multi)
  }

  private func start(_ exchange: PendingExchange) {
    // Its caller may have been canceled before it came here; then nothing must be sent.
    if !exchange.isFinished, queue.admit(exchange), !begin(exchange) { startNext(after: exchange) }
  }

  /// Starts exchanges that waited for this one to end.
  private func startNext(after exchange: PendingExchange) {
    while let next = queue.next(after: exchange), !begin(next) {}
  }

  /// Gives the exchange to libcurl. Returns false if it has ended instead.
  private func begin(_ exchange: PendingExchange) -> Bool {
    do throws(HTTPFailure) {
      guard ContinuousClock.now < exchange.deadline else { throw Self.noTimeLeft }
      let transfer = try Transfer(exchange, configuration: configuration)
      let code = ccurl_multi_add(multi, transfer.handle)
      guard code == CURLM_OK else {
        throw HTTPFailure(.unavailable, detail: "libcurl took no transfer (\(code.rawValue))")
      }
      transfers[ObjectIdentifier(exchange)] = transfer
      return true
    } catch {
      exchange.finish(.failure(error))
      return false
    }
  }

  private static let noTimeLeft = HTTPFailure(.timedOut, detail: "no time was left to begin")

  private func cancel(_ exchange: PendingExchange) {
    // It may also wait, or have ended already. Its caller has resumed.
    guard let transfer = transfers.removeValue(forKey: ObjectIdentifier(exchange)) else { return }
    _ = ccurl_multi_remove(multi, transfer.handle)
    transfer.finish(.failure(HTTPFailure(.cancelled)))
    startNext(after: exchange)
  }

  /// Ends transfers whose time limit has passed. Returns the time until the next limit, at most a minute.
  ///
  /// libcurl has a time limit too, but it does not count while a transfer waits for a connection.
  private func expire() -> Duration {
    let now = ContinuousClock.now
    var wait = Duration.seconds(60)
    for (key, transfer) in transfers {
      let remaining = now.duration(to: transfer.exchange.deadline)
      if remaining > .zero {
        wait = min(wait, remaining)
      } else {
        transfers[key] = nil
        _ = ccurl_multi_remove(multi, transfer.handle)
        transfer.finish(.failure(transfer.timedOut))
        startNext(after: transfer.exchange)
      }
    }
    for exchange in queue.expire(at: now) { exchange.finish(.failure(Self.noTimeLeft)) }
    if let deadline = queue.earliestDeadline { wait = min(wait, now.duration(to: deadline)) }
    return wait
  }

  private func collect() {
    var code = CURLE_OK
    while let handle = ccurl_multi_next_ended(multi, &code) {
      let transfer = Transfer.of(handle)
      transfers[ObjectIdentifier(transfer.exchange)] = nil
      _ = ccurl_multi_remove(multi, handle)
      transfer.finish(transfer.outcome(code))
      startNext(after: transfer.exchange)
    }
  }
}

/// Exchanges that wait while many others with the same server are running.
///
/// Whenever a transfer ends, libcurl looks at every transfer that waits for a connection. With thousands of them, that
/// would take time that grows with the square of their number.
struct ExchangeQueue {
  /// As many as the streams that servers usually allow on an HTTP/2 connection.
  private let maximumRunning: Int
  /// What runs and waits for each server.
  private var lines: [Substring: (running: Int, waiting: ArraySlice<PendingExchange>)] = [:]
  /// No waiting exchange times out before this; nil if none waits.
  private(set) var earliestDeadline: ContinuousClock.Instant?

  init(maximumRunning: Int = 100) {
    self.maximumRunning = maximumRunning
  }

  /// Counts the exchange as running. Returns false if it has to wait instead.
  mutating func admit(_ exchange: PendingExchange) -> Bool {
    let server = exchange.request.server
    guard lines[server, default: (0, [])].running >= maximumRunning else {
      lines[server, default: (0, [])].running += 1
      return true
    }
    lines[server, default: (0, [])].waiting.append(exchange)
    earliestDeadline = min(earliestDeadline ?? exchange.deadline, exchange.deadline)
    return false
  }

  /// Returns the exchange that runs in place of one that has ended. If there is none, one less is running.
  mutating func next(after ended: PendingExchange) -> PendingExchange? {
    let server = ended.request.server
    while let exchange = lines[server]?.waiting.popFirst() {
      if !exchange.isFinished { return exchange }
    }
    lines[server]?.running -= 1
    if lines[server]?.running == 0 { lines[server] = nil }
    return nil
  }

  /// The exchanges that wait, some of whose callers may have been canceled.
  var waiting: [PendingExchange] { lines.values.flatMap(\.waiting) }

  /// Removes the waiting exchanges whose time limit has passed, and returns them.
  mutating func expire(at now: ContinuousClock.Instant) -> [PendingExchange] {
    guard let deadline = earliestDeadline, deadline <= now else { return [] }
    let expired = waiting.filter { $0.deadline <= now }
    for server in lines.keys { lines[server]?.waiting.removeAll { $0.isFinished || $0.deadline <= now } }
    earliestDeadline = waiting.map(\.deadline).min()
    return expired
  }
}
