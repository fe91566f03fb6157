import GRDB
public import HTTPPort

/// A cache in a file, which several processes may use at once. What was used longest ago is forgotten first.
///
/// Nothing is opened before the first use. A file that cannot be read is thrown away: it is only a cache.
public actor SQLiteHTTPCache: HTTPCache {
  /// How exactly uses are told apart: within an hour it is not worth a write.
  private static let useResolution: Int64 = 3600
  /// So many uses are written at once, at the latest.
  private static let mostUnwrittenUses = 64

  private let file: CacheFile
  private let maximumBytes: Int
  private let longestAge: Duration
  private let defersWriting: Bool
  /// The newest of the answers that are not written yet; it waits for those before it.
  private var writing: Task<Void, Never>?
  private var database: DatabaseQueue?
  /// The uses that the file knows of, for entries that were read and not used yet.
  private var knownUses: [HTTPCacheKey: Int64] = [:]
  /// Uses that the file does not know of.
  private var uses: [HTTPCacheKey: Int64] = [:]

  /// Makes the file and its folder where they do not exist, for the user alone.
  ///
  /// Each write removes the responses that have reached `longestAge`. With `defersWriting`, storing returns at once, and reading and closing wait for what is not written yet: for one
  /// who shows an answer before it is kept.
  public init(path: String, maximumBytes: Int = 50 << 20, longestAge: Duration, defersWriting: Bool = false) {
    file = CacheFile(path: path)
    self.maximumBytes = maximumBytes
    self.longestAge = longestAge
    self.defersWriting = defersWriting
  }

  /// Opens the file, for one who knows that an answer will have to be kept and has time until then.
  public func prepare() async {
    // A cache that cannot be opened shows, and is made anew, with its first use.
    try? await perform { _ in }
  }

  public func entry(for key: HTTPCacheKey) async throws -> HTTPCacheEntry? {
    await writing?.value
    guard let row = try await perform({ db in try CacheRow.read(key, from: db) }) else { return nil }
    guard let entry = row.entry else {
      try await remove(key)
      return nil
    }
    knownUses[key] = uses[key] ?? row.usedAt
    return entry
  }

  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async throws {
    guard defersWriting else { return try await write(entry, for: key) }
    let earlier = writing
    writing = Task {
      await earlier?.value
      try? await write(entry, for: key)
    }
  }

  private func write(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async throws {
    let row = CacheRow(entry, for: key)
    guard row.size <= maximumBytes else { return try await delete(key) }
    forgetUses(of: key)
    let uses = takeUses()
    let oldest = entry.confirmedAt - longestAge.components.seconds
    try await perform { [maximumBytes] db in
      try db.inTransaction(.immediate) {
        try CacheRow.touch(uses, in: db)
        try CacheRow.removeAll(confirmedBefore: oldest, from: db)
        try row.write(to: db)
        try CacheRow.shrink(to: maximumBytes, in: db)
        return .commit
      }
    }
  }

  /// Writes nothing by itself: a use is written with the next answer, or at the end.
  public func touch(_ key: HTTPCacheKey, at seconds: Int64) async throws {
    guard let known = knownUses.removeValue(forKey: key), seconds - known >= Self.useResolution else { return }
    uses[key] = seconds
    if uses.count >= Self.mostUnwrittenUses {
      try await writeUses()
    }
  }

  public func remove(_ key: HTTPCacheKey) async throws {
    await writing?.value
    try await delete(key)
  }

  private func delete(_ key: HTTPCacheKey) async throws {
    forgetUses(of: key)
    try await perform { db in try CacheRow.remove(key, from: db) }
  }

  /// Writes what is not written yet and lets go of the file. The next use opens it again.
  public func close() async {
    await writing?.value
    try? await writeUses()
    try? database?.close()
    database = nil
  }

  private func writeUses() async throws {
    let uses = takeUses()
    guard !uses.isEmpty else { return }
    try await perform { db in
      try db.inTransaction(.immediate) {
        try CacheRow.touch(uses, in: db)
        return .commit
      }
    }
  }

  private func forgetUses(of key: HTTPCacheKey) {
    knownUses[key] = nil
    uses[key] = nil
  }

  private func takeUses() -> [HTTPCacheKey: Int64] {
    defer { uses = [:] }
    return uses
  }

  private func perform<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let database = try self.database ?? CacheDatabase.open(file)
    self.database = database
    do {
      return try await database.writeWithoutTransaction(work)
    } catch let error as DatabaseError {
      try recover(from: error, of: database)
      throw error
    }
  }

  /// Opens the file anew next time, without what is in it when that makes no sense.
  private func recover(from error: DatabaseError, of failed: DatabaseQueue) throws {
    guard error.resultCode != .SQLITE_BUSY, error.resultCode != .SQLITE_INTERRUPT, database === failed else { return }
    database = nil
    try? failed.close()
    if CacheDatabase.isUnreadable(error) {
      try CacheDatabase.startAnew(file)
    }
  }
}
