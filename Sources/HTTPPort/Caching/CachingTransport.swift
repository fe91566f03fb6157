public import HTTPTypes

/// A transport that keeps answers to GET requests, as their servers allow, and gives them again.
///
/// An answer that is no longer fresh is confirmed or replaced; where that fails it is given all the same, with
/// ``HTTPReply/staleness``. Equal requests that are under way at once ask the network once. Belongs above retries, so
/// that an answer from the cache costs no attempt.
public struct CachingTransport<Base: HTTPTransport>: HTTPTransport {
  private typealias Outcome = SharedExchanges.Outcome

  private let base: Base
  private let cache: any HTTPCache
  private let policy: HTTPCachePolicy
  private let now: @Sendable () -> Int64
  private let makesSense: @Sendable (HTTPReply) -> Bool
  private let observer: (@Sendable (HTTPCacheReport) -> Void)?
  private let exchanges = SharedExchanges()

  /// `now` gives the seconds since 1970. `makesSense` tells an answer from what a gate in the network says in its place:
  /// what makes no sense is never kept, and an earlier answer stands in for it. `observer` hears of every answer.
  public init(
    _ base: Base, cache: any HTTPCache, policy: HTTPCachePolicy,
    makesSense: @escaping @Sendable (HTTPReply) -> Bool = { _ in true },
    observer: (@Sendable (HTTPCacheReport) -> Void)? = nil, now: @escaping @Sendable () -> Int64
  ) {
    self.base = base
    self.cache = cache
    self.policy = policy
    self.makesSense = makesSense
    self.observer = observer
    self.now = now
  }

  public func exchange(_ request: HTTPRequest, timeLimit: Duration) async throws(HTTPFailure) -> HTTPReply {
    guard let key = HTTPCacheKey(request, leavingOut: policy.credentialParameters) else {
      guard policy.mode != .offline else { throw HTTPFailure(.offline) }
      return try await base.exchange(request, timeLimit: timeLimit)
    }
    let outcome = await exchanges.outcome(of: .init(request: request, timeLimit: timeLimit)) {
      await answer(request, key, timeLimit)
    }
    return try outcome.get()
  }

  private func answer(_ request: HTTPRequest, _ key: HTTPCacheKey, _ timeLimit: Duration) async -> Outcome {
    let stored = policy.mode == .refresh ? nil : await stored(key)
    if let stored, stored.isFresh(at: now(), policy) {
      return .success(await use(stored, key))
    }
    guard policy.mode != .offline else {
      let failure = HTTPFailure(.offline)
      guard let stored else { return nothing(key, failure) }
      return .success(await use(stored, key, because: .failure(failure)))
    }
    return await ask(request, key, timeLimit, stored)
  }

  private func ask(
    _ request: HTTPRequest, _ key: HTTPCacheKey, _ timeLimit: Duration, _ stored: HTTPCacheEntry?
  ) async -> Outcome {
    var request = request
    let tag = stored?.head.headerFields[.eTag]
    request.headerFields[.ifNoneMatch] = tag
    let reply: HTTPReply
    do throws(HTTPFailure) {
      reply = try await base.exchange(request, timeLimit: timeLimit)
    } catch {
      guard error.code != .cancelled, let stored, stored.standsIn else { return nothing(key, error) }
      return .success(await use(stored, key, because: .failure(error)))
    }
    if let stored, tag != nil, reply.head.status == .notModified {
      let entry = stored.confirmed(by: reply.head, at: now())
      await keep(entry.reply, as: entry, key)
      report(.confirmed, key)
      return .success(entry.reply)
    }
    if reply.isPassingTrouble, let stored, stored.standsIn {
      return .success(await use(stored, key, because: .refusal(reply.head)))
    }
    if (200..<300).contains(reply.head.status.code), !makesSense(reply) {
      guard let stored, stored.standsIn else {
        report(.network, key)
        return .success(reply)
      }
      return .success(await use(stored, key, because: .failure(HTTPFailure(.malformedResponse))))
    }
    await keep(reply, as: HTTPCacheEntry(head: reply.head, body: reply.body, confirmedAt: now()), key)
    report(.network, key)
    return .success(reply)
  }
}

// A cache that fails is a cache that has nothing: no error of it goes further than this.
extension CachingTransport {
  private func stored(_ key: HTTPCacheKey) async -> HTTPCacheEntry? {
    guard let entry = try? await cache.entry(for: key) else { return nil }
    guard !entry.isTooOld(at: now(), policy) else {
      try? await cache.remove(key)
      return nil
    }
    return entry
  }

  private func use(
    _ entry: HTTPCacheEntry, _ key: HTTPCacheKey, because cause: HTTPStaleness.Cause? = nil
  ) async -> HTTPReply {
    try? await cache.touch(key, at: now())
    report(cause == nil ? .fresh : .stale, key)
    var reply = entry.reply
    reply.staleness = cause.map { entry.staleness(at: now(), because: $0) }
    return reply
  }

  private func nothing(_ key: HTTPCacheKey, _ failure: HTTPFailure) -> Outcome {
    report(.nothing, key)
    return .failure(failure)
  }

  private func report(_ origin: HTTPCacheReport.Origin, _ key: HTTPCacheKey) {
    observer?(HTTPCacheReport(url: key.text, origin: origin))
  }

  /// Keeps an answer, or forgets the one before it where the new one says so.
  private func keep(_ reply: HTTPReply, as entry: HTTPCacheEntry, _ key: HTTPCacheKey) async {
    if reply.isWorthKeeping {
      try? await cache.store(entry, for: key)
    } else if reply.isGone || (200..<300).contains(reply.head.status.code) {
      try? await cache.remove(key)
    }
  }
}

extension HTTPCacheEntry {
  fileprivate var reply: HTTPReply { HTTPReply(head: head, body: body) }

  /// Whether the entry may be given where nothing newer can be had.
  fileprivate var standsIn: Bool { !CacheControl(head).forbidsStaleUse }
}
