/// A cache in memory. When it is full, it removes the entries that were not used for the longest time.
public actor InMemoryHTTPCache: HTTPCache {
  private let maximumBytes: Int
  private var slots: [HTTPCacheKey: (entry: HTTPCacheEntry, bytes: Int, use: Int)] = [:]
  private var bytes = 0
  /// Counts uses. Unlike the time in seconds, it orders the uses within a second.
  private var uses = 0

  /// Creates an empty cache for up to `maximumBytes`; 8 MiB by default.
  public init(maximumBytes: Int = 8 << 20) {
    self.maximumBytes = maximumBytes
  }

  public func entry(for key: HTTPCacheKey) -> HTTPCacheEntry? { slots[key]?.entry }

  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) {
    remove(key)
    // 512 bytes for the header fields: they are few and short, so that an estimate is enough.
    let size = key.text.utf8.count + entry.body.count + 512
    guard size <= maximumBytes else { return }
    uses += 1
    bytes += size
    slots[key] = (entry: entry, bytes: size, use: uses)
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
