import HTTPTypes
import MovieHTTP
import Synchronization

/// An exchange whose caller waits for its outcome. The first outcome delivered counts.
final class PendingExchange: Sendable {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  let request: WireRequest
  let deadline: ContinuousClock.Instant
  private let state = Mutex<(caller: CheckedContinuation<Outcome, Never>?, outcome: Outcome?)>((nil, nil))

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

  /// Removes the waiting exchanges whose time limit has passed, and returns them.
  mutating func expire(at now: ContinuousClock.Instant) -> [PendingExchange] {
    guard let earliestDeadline, earliestDeadline <= now else { return [] }
    return remove { $0.deadline <= now }
  }

  mutating func removeAll() -> [PendingExchange] {
    remove { _ in true }
  }

  private mutating func remove(where isRemoved: (PendingExchange) -> Bool) -> [PendingExchange] {
    var removed: [PendingExchange] = []
    for (server, line) in lines {
      let waiting = line.waiting.filter { !$0.isFinished }
      lines[server]?.waiting = waiting.filter { !isRemoved($0) }[...]
      removed += waiting.filter(isRemoved)
    }
    earliestDeadline = lines.values.flatMap(\.waiting).map(\.deadline).min()
    return removed
  }
}

/// A request that was checked, in the form that libcurl needs.
struct WireRequest: Sendable {
  let method: String
  let url: String
  /// The scheme and authority.
  let server: Substring
  /// The host, without the brackets of an IPv6 address.
  let host: String
  /// The scheme, authority and path, without the query, for reports.
  let target: String
  /// Whether the request is sent without TLS.
  let isPlain: Bool
  let fieldLines: [String]
  let body: [UInt8]

  init(_ request: HTTPRequest, body: [UInt8] = [], userAgent: String) throws(HTTPFailure) {
    guard request.extendedConnectProtocol == nil, request.method != .connect else {
      throw HTTPFailure(.unsupportedRequest, detail: "CONNECT")
    }
    let authority = try Authority(request.authority ?? "")
    let scheme = request.scheme?.lowercased() ?? ""
    switch scheme {
    case "https": isPlain = false
    case "http" where authority.isLoopback: isPlain = true
    case "http":
      throw HTTPFailure(.unsupportedRequest, detail: "http to \(authority.host), which is not this machine")
    default: throw HTTPFailure(.unsupportedRequest, detail: "the scheme is neither https nor http")
    }
    let path = request.path ?? "/"
    guard path.first == "/", path.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw HTTPFailure(.unsupportedRequest, detail: "the path holds characters that must be percent-encoded")
    }
    method = request.method.rawValue
    url = "\(scheme)://\(authority.text)\(path)"
    server = url.dropLast(path.count)
    host = authority.host.filter { !"[]".contains($0) }
    target = "\(scheme)://\(authority.text)\(path.prefix { $0 != "?" })"
    fieldLines = try Self.fieldLines(request, hasBody: !body.isEmpty, userAgent: userAgent)
    self.body = body
  }

  /// Fields that only the transport may set, because another value could contradict what is sent.
  private static let reserved: Set<HTTPField.Name> = [
    .connection, .contentLength, .expect, .te, .trailer, .transferEncoding, .upgrade,
  ]

  private static func fieldLines(
    _ request: HTTPRequest, hasBody: Bool, userAgent: String
  ) throws(HTTPFailure) -> [String] {
    var fields = request.headerFields
    if fields[.userAgent] == nil { fields[.userAgent] = userAgent }
    // Without a body, servers may respond 411 to these methods unless the length 0 is sent. libcurl sends that of a body.
    let needsLength = !hasBody && [.post, .put, .patch].contains(request.method)
    var lines = needsLength ? ["Content-Length: 0"] : []
    for field in fields {
      let name = field.name.rawName
      guard !reserved.contains(field.name), field.name.canonicalName != "host", !name.hasPrefix(":") else {
        throw HTTPFailure(.unsupportedRequest, detail: "the field \(name) is the transport's own")
      }
      guard HTTPField.isValidValue(field.value) else {
        throw HTTPFailure(.unsupportedRequest, detail: "the field \(name) holds control characters")
      }
      // To libcurl, `Name;` is a field without a value, whereas `Name:` removes a field.
      lines.append(field.value.isEmpty ? "\(name);" : "\(name): \(field.value)")
    }
    return lines
  }
}
