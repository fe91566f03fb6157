import GRDB
public import MovieDomain

/// The user's database, `library.sqlite`, opened on first use.
public actor LibraryDatabase: LibraryReader {
  private struct Connection {
    let queue: DatabaseQueue
    let fileNumber: UInt64?
  }

  let file: DatabaseFile
  let today: @Sendable () -> CalendarDate
  private let onDamage: @Sendable (StoreError) -> Void
  private var connection: Connection?

  /// `directory` holds the program's data and is created with the first change.
  ///
  /// A file that is damaged or has lost its contents is renamed with today's date and replaced with a new one; `onDamage` is
  /// then called.
  public init(
    directory: String, patience: Duration = .seconds(20), today: @escaping @Sendable () -> CalendarDate,
    onDamage: @escaping @Sendable (StoreError) -> Void
  ) {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(patience / .seconds(1))
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

  static func file(
    in directory: String, migrator: DatabaseMigrator = LibrarySchema.migrator,
    configuration: Configuration = Configuration()
  ) -> DatabaseFile {
    DatabaseFile(
      folder: Folder(path: directory), name: "library.sqlite", migrator: migrator, configuration: configuration)
  }

  public nonisolated var path: String { file.path }

  /// Reads from the database. Returns `nothing` if the file does not exist; reading does not create it.
  func read<Value: Sendable>(
    orNothing nothing: Value, _ body: @escaping @Sendable (Database) throws -> Value
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
      guard file.number != nil else { throw StoreError(.missing, path: path) }
      return try LibrarySnapshot(of: file)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Writes in one transaction that is on disk on return. Ignores cancellation, because the caller could not tell whether
  /// the write succeeded.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try await perform { queue in
      try await Task { try await queue.write(body) }.value
    }
  }

  /// Whether there is a file, or the log of one that was lost.
  private var exists: Bool { connection != nil || file.number != nil || file.hasLostContents }

  /// Closes the file; the next use reopens it.
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

  /// Opens the file, replacing it if it is damaged or has lost its contents.
  private func open() throws(StoreError) -> (Connection, StoreError?) {
    do {
      // Checked first, because SQLite deletes the log of an empty file.
      guard !file.hasLostContents else { return try replace(because: .emptied) }
      do {
        return (Connection(queue: try file.open(), fileNumber: file.number), nil)
      } catch  where StoreError.isDamage(error) {
        return try replace(because: .setAside)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private func replace(because code: StoreError.Code) throws -> (Connection, StoreError?) {
    let damage = StoreError(code, path: path, movedTo: try file.setAside(on: today()))
    return (Connection(queue: try file.open(), fileNumber: file.number), damage)
  }

  /// Moves a damaged file aside unless another caller already did.
  private func setAside(_ damaged: Connection) throws(StoreError) {
    guard connection?.queue === damaged.queue else { return }
    close()
    let moved = try file.folder.locked { () throws(StoreError) in
      file.number == damaged.fileNumber ? try file.setAside(on: today()) : nil
    }
    if let moved { onDamage(StoreError(.setAside, path: path, movedTo: moved)) }
  }
}
