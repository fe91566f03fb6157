/// A cache that lasts as long as the process, and forgets what was used longest ago.
public actor InMemoryHTTPCache: HTTPCache {
  private struct Slot {
    let entry: HTTPCacheEntry
    let bytes: Int
    var use: Int
  }

  private let maximumBytes: Int
  private var slots: [HTTPCacheKey: Slot] = [:]
  private var bytes = 0
  /// Counts uses: two of them in one second still have an order.
  private var uses = 0

  public init(maximumBytes: Int = 8 << 20) {
    self.maximumBytes = maximumBytes
  }

  public func entry(for key: HTTPCacheKey) -> HTTPCacheEntry? { slots[key]?.entry }

  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) {
    remove(key)
    // The fields of an entry are few and short: a round number is near enough.
    let size = key.text.utf8.count + entry.body.count + 512
    guard size <= maximumBytes else { return }
    uses += 1
    bytes += size
    slots[key] = Slot(entry: entry, bytes: size, use: uses)
    while bytes > maximumBytes, let oldest = slots.min(by: { $0.value.use < $1.value.use }) {
      remove(oldest.key)
    }
  }

  public func touch(_ key: HTTPCacheKey, at seconds: Int64) {
    uses += 1
    slots[key]?.use = uses
  }

  public func remove(_ key: HTTPCacheKey) {
    bytes -= slots.removeValue(forKey: key)?.bytes ?? 0
  }
}
