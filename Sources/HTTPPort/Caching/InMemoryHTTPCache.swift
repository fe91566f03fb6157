/// An in-memory cache with least-recently-used eviction.
public actor InMemoryHTTPCache: HTTPCache {
  private struct Slot {
    let entry: HTTPCacheEntry
    let bytes: Int
    var use: Int
  }

  private let maximumBytes: Int
  private var slots: [HTTPCacheKey: Slot] = [:]
  private var bytes = 0
  /// A use counter, which orders uses within the same second.
  private var uses = 0

  public init(maximumBytes: Int = 8 << 20) {
    self.maximumBytes = maximumBytes
  }

  public func entry(for key: HTTPCacheKey) -> HTTPCacheEntry? { slots[key]?.entry }

  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) {
    remove(key)
    // An estimate of the fields' size is sufficient: entries have few, short fields.
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
