import CMovieCurl
import MovieHTTP

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
    for exchange in queue.removeAll() { exchange.finish(.failure(failure)) }
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
