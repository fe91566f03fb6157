public import HTTPTypes

/// A transport that caches responses to GET requests without a body.
///
/// A stale response is revalidated with the server or replaced. If neither is possible, it is returned with
/// ``BufferedResponse/staleness`` set. A request with `Cache-Control: no-cache` treats fresh ones in the same way, and one
/// with `max-age=72000, max-stale` takes any up to that age. Equal requests at the same time share one exchange.
///
/// A successful POST or DELETE leaves what is stored for its URL, and of the three forms of dates only the preferred one is
/// read.
///
/// Wrap this around a ``RetryingTransport``, so that a stale response is used only after the last attempt.
public struct CachingTransport<Base: HTTPTransport>: HTTPTransport {
  private typealias Outcome = SharedExchanges.Outcome

  private let base: Base
  private let cache: any HTTPCache
  private let policy: HTTPCachePolicy
  private let now: @Sendable () -> Int64
  private let isPlausible: @Sendable (BufferedResponse) -> Bool
  private let observer: (@Sendable (HTTPCacheReport) -> Void)?
  private let exchanges = SharedExchanges()

  /// Wraps a transport. `now` returns the time in seconds since 1970. `observer` is called with where the response to
  /// each cacheable request came from.
  ///
  /// `isPlausible` returns false for a successful response that is not the server's, such as the log-in page of a
  /// captive portal. Such a response is not stored, and an earlier one is returned in its place if there is one.
  public init(
    _ base: Base, cache: any HTTPCache, policy: HTTPCachePolicy,
    isPlausible: @escaping @Sendable (BufferedResponse) -> Bool = { _ in true },
    observer: (@Sendable (HTTPCacheReport) -> Void)? = nil, now: @escaping @Sendable () -> Int64
  ) {
    self.base = base
    self.cache = cache
    self.policy = policy
    self.isPlausible = isPlausible
    self.observer = observer
    self.now = now
  }

  public func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) async throws(HTTPFailure)
    -> BufferedResponse
  {
    let wanted = CacheControl(request.headerFields)
    guard body.isEmpty, !wanted.forbidsStoring,
      let key = HTTPCacheKey(request, leavingOut: policy.credentialParameters)
    else {
      guard policy.mode != .offline, !wanted.isOnlyIfCached else { throw HTTPFailure(.offline) }
      return try await base.exchange(request, body: body, timeLimit: timeLimit)
    }
    let outcome = await exchanges.outcome(of: .init(request: request, timeLimit: timeLimit)) {
      await response(to: request, wanted, key, timeLimit)
    }
    return try outcome.get()
  }

  /// Returns a fresh response from the cache if the request allows it, or else the outcome of an exchange.
  private func response(
    to request: HTTPRequest, _ wanted: CacheControl, _ key: HTTPCacheKey, _ timeLimit: Duration
  ) async -> Outcome {
    let isIgnored = policy.mode == .refresh || policy.mode == .network
    let stored = isIgnored ? nil : await stored(key)
    if let stored, !wanted.isAlwaysStale,
      stored.isFresh(for: wanted, at: now(), policy) || stored.suffices(wanted, at: now())
    {
      return .success(await use(stored, key))
    }
    guard policy.mode != .offline, !wanted.isOnlyIfCached else {
      let failure = HTTPFailure(.offline)
      guard let fallback = await fallback(stored, key) else { return miss(key, failure) }
      return .success(await use(fallback, key, because: .failure(failure)))
    }
    var request = request
    // A cache on the way would return an old response.
    if wanted.acceptsStale { request.headerFields[.cacheControl] = nil }
    return await fetch(request, key, timeLimit, stored)
  }

  /// Sends the request and stores the response. Uses the stored response if that fails.
  private func fetch(
    _ request: HTTPRequest, _ key: HTTPCacheKey, _ timeLimit: Duration, _ stored: HTTPCacheEntry?
  ) async -> Outcome {
    var request = request
    let tag = stored?.head.headerFields[.eTag]
    request.headerFields[.ifNoneMatch] = tag
    let response: BufferedResponse
    do throws(HTTPFailure) {
      response = try await base.exchange(request, timeLimit: timeLimit)
    } catch {
      guard error.code != .cancelled, let fallback = await fallback(stored, key) else { return miss(key, error) }
      return .success(await use(fallback, key, because: .failure(error)))
    }
    if let stored, tag != nil, response.head.status == .notModified {
      let entry = stored.confirmed(by: response.head, at: now())
      await store(entry.response, as: entry, key)
      report(.confirmed, key)
      return .success(entry.response)
    }
    if response.isTransientFailure, let fallback = await fallback(stored, key) {
      return .success(await use(fallback, key, because: .refusal(response.head)))
    }
    if (200..<300).contains(response.head.status.code), !isPlausible(response) {
      guard let fallback = await fallback(stored, key) else {
        report(.network, key)
        return .success(response)
      }
      return .success(await use(fallback, key, because: .failure(HTTPFailure(.malformedResponse))))
    }
    await store(response, as: HTTPCacheEntry(head: response.head, body: response.body, confirmedAt: now()), key)
    report(.network, key)
    return .success(response)
  }

  // A failure of the cache counts as a miss, so that it never fails a request.

  private func stored(_ key: HTTPCacheKey) async -> HTTPCacheEntry? {
    guard let entry = try? await cache.entry(for: key) else { return nil }
    guard entry.age(at: now()) ?? 0 < policy.longestAge.components.seconds else {
      try? await cache.remove(key)
      return nil
    }
    return entry
  }

  /// The response to use in place of one that could not be loaded. A refresh looks for the stored one only then.
  private func fallback(_ stored: HTTPCacheEntry?, _ key: HTTPCacheKey) async -> HTTPCacheEntry? {
    let known = policy.mode == .refresh ? await self.stored(key) : stored
    return known.flatMap { CacheControl($0.head.headerFields).forbidsStaleUse ? nil : $0 }
  }

  private func use(
    _ entry: HTTPCacheEntry, _ key: HTTPCacheKey, because cause: HTTPStaleness.Cause? = nil
  ) async -> BufferedResponse {
    try? await cache.touch(key, at: now())
    report(cause == nil ? .fresh : .stale, key)
    var response = entry.response
    response.staleness = cause.map { HTTPStaleness(age: .seconds(entry.age(at: now()) ?? 0), cause: $0) }
    return response
  }

  private func miss(_ key: HTTPCacheKey, _ failure: HTTPFailure) -> Outcome {
    report(.nothing, key)
    return .failure(failure)
  }

  private func report(_ origin: HTTPCacheReport.Origin, _ key: HTTPCacheKey) {
    observer?(HTTPCacheReport(url: key.text, origin: origin))
  }

  /// Stores a response if that is allowed. Otherwise removes the earlier one if the new one replaces it.
  private func store(_ response: BufferedResponse, as entry: HTTPCacheEntry, _ key: HTTPCacheKey) async {
    if response.isStorable {
      try? await cache.store(entry, for: key)
    } else if response.isGone || (200..<300).contains(response.head.status.code) {
      try? await cache.remove(key)
    }
  }
}

extension HTTPCacheEntry {
  fileprivate var response: BufferedResponse { BufferedResponse(head: head, body: body) }
}

/// How a ``CachingTransport`` uses its cache.
public struct HTTPCachePolicy: Sendable, Equatable {
  /// Whether to use the cache, the network or both.
  public enum Mode: Sendable, Hashable {
    /// Fresh responses come from the cache, others from the network. New ones are stored, unless the server forbids it.
    case normal
    /// All responses come from the cache, even stale ones, unless the server forbids that. The network is not used.
    case offline
    /// All responses come from the network, or from the cache if that fails. They are stored, unless the server forbids
    /// it. Nothing is revalidated, so that a wrong cached response is replaced.
    case refresh
    /// All responses come from the network, as for a recording, whose replay has no cache. They are stored, unless the
    /// server forbids it.
    case network
  }

  /// Whether to use the cache, the network or both.
  public var mode: Mode
  /// How long a response is fresh if it does not say so itself.
  ///
  /// Long enough for commands that follow each other to send one request, and too short to notice.
  public var defaultLifetime: Duration = .seconds(60)
  /// The age at which a response is removed, even if the server allows a greater one.
  public var longestAge: Duration
  /// The lowercase names of the query parameters that carry a credential; see ``HTTPCacheKey``.
  public var credentialParameters: Set<String>

  /// Creates a policy. `credentialParameters` are left out of keys.
  public init(mode: Mode = .normal, longestAge: Duration, leavingOut credentialParameters: Set<String>) {
    self.mode = mode
    self.longestAge = longestAge
    self.credentialParameters = credentialParameters
  }
}

/// Where a response came from, for tracing. Contains no secret.
public struct HTTPCacheReport: Sendable, Equatable {
  /// Where a response came from. The raw value is its name in traces.
  public enum Origin: String, Sendable, Hashable {
    /// From the cache, without an exchange.
    case fresh
    /// From the cache, after the server confirmed it (HTTP 304).
    case confirmed
    /// From the server.
    case network
    /// From the cache, although it is stale: no newer one could be loaded.
    case stale
    /// There was no response.
    case nothing
  }

  /// The requested URL, without credentials.
  public var url: String
  /// Where the response came from.
  public var origin: Origin
}

/// Lets equal requests at the same time share one exchange.
actor SharedExchanges {
  typealias Outcome = Result<BufferedResponse, HTTPFailure>

  /// What must be equal for requests to share an exchange. The request includes the credential.
  struct Key: Hashable, Sendable {
    let request: HTTPRequest
    let timeLimit: Duration
  }

  /// An exchange that is under way, with the callers that wait for it.
  private struct Exchange {
    let task: Task<Void, Never>
    var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
  }

  private var exchanges: [Key: Exchange] = [:]
  private var lastCaller = 0

  /// Returns the outcome of the exchange with this key. `work` starts it, unless it is under way already.
  ///
  /// A canceled caller returns at once. The work is canceled when all its callers are.
  func outcome(
    of key: Key, work: @concurrent @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    lastCaller += 1
    let caller = lastCaller
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The cancellation handler needs this actor too, so it runs after the continuation is stored.
        guard !Task.isCancelled else { return continuation.resume(returning: .failure(HTTPFailure(.cancelled))) }
        if exchanges[key] == nil { start(key, work) }
        exchanges[key]?.waiting[caller] = continuation
      }
    } onCancel: {
      Task { await leave(key, caller) }
    }
  }

  func waiting(for key: Key) -> Int { exchanges[key]?.waiting.count ?? 0 }

  private func start(_ key: Key, _ work: @concurrent @escaping @Sendable () async -> Outcome) {
    let task = Task {
      let outcome = await work()
      // If all callers were canceled, another exchange with the same key may have started.
      if !Task.isCancelled { finish(key, with: outcome) }
    }
    exchanges[key] = Exchange(task: task)
  }

  private func finish(_ key: Key, with outcome: Outcome) {
    for continuation in (exchanges.removeValue(forKey: key)?.waiting ?? [:]).values {
      continuation.resume(returning: outcome)
    }
  }

  /// Resumes a canceled caller, and cancels the exchange if it was the last one.
  private func leave(_ key: Key, _ caller: Int) {
    guard let continuation = exchanges[key]?.waiting.removeValue(forKey: caller) else { return }
    continuation.resume(returning: .failure(HTTPFailure(.cancelled)))
    if let exchange = exchanges[key], exchange.waiting.isEmpty {
      // Removed, so that new callers do not wait for an exchange that is being canceled.
      exchanges[key] = nil
      exchange.task.cancel()
    }
  }
}
