import GRDB
public import MovieDomain

/// The database of the user's favorites and searches, `library.sqlite`. It is opened with its first use.
public actor LibraryDatabase: LibraryReader {
  private struct Connection {
    let queue: DatabaseQueue
    /// The inode of the file, which tells it from a file that has replaced it.
    let inode: UInt64?
  }

  let file: DatabaseFile
  let today: @Sendable () -> CalendarDate
  private let onDamage: @Sendable (StoreError) -> Void
  private var connection: Connection?

  /// Creates the database without opening it. `directory` is created with the first change.
  ///
  /// A query waits up to `busyTimeout` for other processes, then throws `StoreError(.busy)`. A file that is damaged or
  /// has lost its contents is renamed with the date of `today` and replaced; `onDamage` is then called with a
  /// `StoreError(.setAside)` or `StoreError(.emptied)`.
  public init(
    directory: String, busyTimeout: Duration = .seconds(20), today: @escaping @Sendable () -> CalendarDate,
    onDamage: @escaping @Sendable (StoreError) -> Void
  ) {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(busyTimeout / .seconds(1))
    self.init(directory: directory, configuration: configuration, today: today, onDamage: onDamage)
  }

  init(
    directory: String, configuration: Configuration, migrator: DatabaseMigrator = LibrarySchema.migrator,
    today: @escaping @Sendable () -> CalendarDate, onDamage: @escaping @Sendable (StoreError) -> Void
  ) {
    file = Self.file(in: directory, migrator: migrator, configuration: configuration)
    self.today = today
    self.onDamage = onDamage
  }

  /// The library's file in a folder.
  static func file(
    in directory: String, migrator: DatabaseMigrator = LibrarySchema.migrator,
    configuration: Configuration = Configuration()
  ) -> DatabaseFile {
    DatabaseFile(
      folder: Folder(path: directory), name: "library.sqlite", migrator: migrator, configuration: configuration)
  }

  /// The path of the file.
  public nonisolated var path: String { file.path }

  /// Reads from the database. Returns `nothing` if there is no file: reading does not create one.
  func read<Value: Sendable>(
    ifMissing nothing: Value, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    guard exists else { return nothing }
    return try await perform { try await $0.read(body) }
  }

  /// Opens a snapshot of the current state, which the caller closes.
  func snapshot() throws(StoreError) -> LibrarySnapshot {
    do {
      guard exists else { return try LibrarySnapshot(of: nil) }
      _ = try connected()
      // Connecting to a file that was removed meanwhile would create an empty one.
      guard file.inode != nil else { throw StoreError(.missing, path: path) }
      return try LibrarySnapshot(of: file)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Writes in one transaction, which is on disk when this returns.
  ///
  /// Ignores cancellation: an error would not tell the caller whether the transaction was completed.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try await perform { queue in
      try await Task { try await queue.write(body) }.value
    }
  }

  /// Whether there is a file, or the log of one that was lost.
  private var exists: Bool { connection != nil || file.inode != nil || file.hasLostContents }

  /// Closes the file. The next use opens it again.
  public func close() {
    try? connection?.queue.close()
    connection = nil
  }

  private func perform<Value: Sendable>(
    _ work: @Sendable (DatabaseQueue) async throws -> Value
  ) async throws(StoreError) -> Value {
    do {
      let connection = try connected()
      do {
        return try await work(connection.queue)
      } catch  where StoreError.isDamage(error) {
        try setAside(connection)
        return try await work(try connected().queue)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private func connected() throws -> Connection {
    if let connection { return connection }
    try file.folder.create()
    let (opened, damage) = try file.folder.locked { () throws(StoreError) in try open() }
    connection = opened
    if let damage { onDamage(damage) }
    return opened
  }

  /// Opens the file. Moves it aside and creates a new one if it is damaged or has lost its contents.
  private func open() throws(StoreError) -> (Connection, StoreError?) {
    do {
      // Checked first, because SQLite deletes the log of an empty file.
      guard !file.hasLostContents else { return try replace(because: .emptied) }
      do {
        return (Connection(queue: try file.open(), inode: file.inode), nil)
      } catch  where StoreError.isDamage(error) {
        return try replace(because: .setAside)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Moves the file aside and creates a new one.
  private func replace(because code: StoreError.Code) throws -> (Connection, StoreError?) {
    let damage = StoreError(code, path: path, movedTo: try file.setAside(on: today()))
    return (Connection(queue: try file.open(), inode: file.inode), damage)
  }

  /// Moves a damaged file aside, unless another caller has already done so.
  private func setAside(_ damaged: Connection) throws(StoreError) {
    guard connection?.queue === damaged.queue else { return }
    close()
    let moved = try file.folder.locked { () throws(StoreError) in
      file.inode == damaged.inode ? try file.setAside(on: today()) : nil
    }
    if let moved { onDamage(StoreError(.setAside, path: path, movedTo: moved)) }
  }
}
