import CMovieSQLite
public import MovieHTTP

/// A cache in a file that several processes may share.
///
/// When it is full, it removes the entries that were not used for the longest time. The file is opened with the first
/// use. A damaged file is replaced.
public actor SQLiteHTTPCache: HTTPCache {
  /// The precision of the time of last use, in seconds. A use is not written if the one known is less than this ago.
  private static let useResolution: Int64 = 3600
  /// The number of uses at which they are written.
  private static let maximumUnwrittenUses = 64

  private let file: CacheDatabase
  private let maximumBytes: Int
  /// How much can be written until the size of all entries is measured, which takes a millisecond in a full cache.
  private var room = 0
  private let longestAge: Duration
  private let defersWriting: Bool
  /// Entries that wait to be written together.
  private var deferred: [HTTPCacheKey: HTTPCacheEntry] = [:]
  /// Writes the deferred entries.
  private var writing: Task<Void, Never>?
  private var database: DatabaseQueue?
  /// When entries were last used, as stored in the file, for those that were read and not touched yet.
  private var knownUses: [HTTPCacheKey: Int64] = [:]
  /// Uses that are not yet written to the file.
  private var uses: [HTTPCacheKey: Int64] = [:]

  /// Creates a cache without opening the file, which only the user will be able to access.
  ///
  /// `maximumBytes` limits the size of all entries; 50 MiB by default. Each write removes the entries that have reached
  /// `longestAge`. With `defersWriting`, storing returns at once, so that a response can be shown before it is written.
  /// Reading and closing wait for deferred writes.
  public init(path: String, maximumBytes: Int = 50 << 20, longestAge: Duration, defersWriting: Bool = false) {
    file = CacheDatabase(path: path)
    self.maximumBytes = maximumBytes
    self.longestAge = longestAge
    self.defersWriting = defersWriting
  }

  /// Opens the file ahead of the first use. Creates it if it is missing.
  public func prepare() async {
    // An error is ignored here, because the first use meets it again.
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
    guard defersWriting else { return try await write([key: entry]) }
    deferred[key] = entry
    guard writing == nil else { return }
    writing = Task { await writeDeferred() }
  }

  private func writeDeferred() async {
    while !deferred.isEmpty {
      // What comes until the file is ready is written together.
      await prepare()
      let entries = deferred
      deferred = [:]
      try? await write(entries)
    }
    writing = nil
  }

  /// Writes entries in one transaction.
  private func write(_ entries: [HTTPCacheKey: HTTPCacheEntry]) async throws {
    for key in entries.keys { forgetUses(of: key) }
    let uses = takeUses()
    let oldest = (entries.values.map(\.confirmedAt).max() ?? 0) - longestAge.components.seconds
    let rows = entries.map { ($0, CacheRow($1, for: $0)) }
    room -= rows.reduce(0) { $0 + $1.1.size }
    let measured = try await perform { [maximumBytes, isFull = room < 0] db in
      try db.transaction {
        try CacheRow.touch(uses, in: db)
        try CacheRow.removeAll(confirmedBefore: oldest, from: db)
        for (key, row) in rows {
          if row.size <= maximumBytes { try row.write(to: db) } else { try CacheRow.remove(key, from: db) }
        }
        return isFull ? try CacheRow.shrink(to: maximumBytes, slack: maximumBytes / 65_536 * 4_096, in: db) : nil
      }
    }
    room = measured ?? room
  }

  /// Notes a use without writing it. Uses are written with the next response or when the cache is closed.
  public func touch(_ key: HTTPCacheKey, at seconds: Int64) async throws {
    guard let known = knownUses.removeValue(forKey: key), seconds - known >= Self.useResolution else { return }
    uses[key] = seconds
    if uses.count >= Self.maximumUnwrittenUses {
      try await writeUses()
    }
  }

  public func remove(_ key: HTTPCacheKey) async throws {
    await writing?.value
    forgetUses(of: key)
    try await perform { db in try CacheRow.remove(key, from: db) }
  }

  /// Completes deferred writes and closes the file. The next use opens it again.
  public func close() async {
    await writing?.value
    try? await writeUses()
    database?.close()
    database = nil
  }

  private func writeUses() async throws {
    let uses = takeUses()
    guard !uses.isEmpty else { return }
    try await perform { db in
      try db.transaction { try CacheRow.touch(uses, in: db) }
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
    _ work: @escaping @Sendable (Connection) throws -> Value
  ) async throws -> Value {
    let database = try self.database ?? file.open()
    self.database = database
    do {
      return try await database.run(work)
    } catch let error as SQLiteError {
      try recover(from: error, of: database)
      throw error
    }
  }

  /// Closes the file after an error, so that the next use opens it again. Replaces it if it is damaged.
  private func recover(from error: SQLiteError, of failed: DatabaseQueue) throws {
    guard error.code != SQLITE_BUSY, error.code != SQLITE_INTERRUPT, database === failed else { return }
    database = nil
    failed.close()
    if error.isDamage {
      try file.recreate()
    }
  }
}
