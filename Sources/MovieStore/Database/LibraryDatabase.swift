import CMovieSQLite
import Dispatch
public import MovieDomain
import MovieLibC

/// The database of the viewer's shelves and searches, and of what news and syncs remember, `library.sqlite`. It is opened
/// with its first use.
public actor LibraryDatabase: LibraryReader {
  private struct OpenDatabase {
    let connection: Connection
    /// The inode of the file, which tells it from a file that has replaced it.
    let inode: UInt64?
    /// The inode of its log.
    let log: UInt64?
  }

  let file: DatabaseFile
  let today: @Sendable () -> CalendarDate
  private let onDamage: (@Sendable (StoreError) -> Void)?
  private let executor = BlockingExecutor()
  private var opened: OpenDatabase?

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Creates the database without opening it. `directory` is created with the first change, or when changes are followed.
  ///
  /// A query waits up to 20 seconds for other processes, then throws `StoreError(.busy)`. A file that is damaged or
  /// has lost its contents is renamed with the date of `today` and replaced by what can be read of it; `onDamage` is then
  /// called with a `StoreError(.setAside)` or `StoreError(.emptied)`. If films are lost, `StoreError(.lostFilms)` is then thrown
  /// once, and the next use goes on with the new file. Without `onDamage`, which could tell the viewer, the file stays where
  /// it is, and `StoreError(.unreadable)` is thrown.
  public init(
    directory: String, today: @escaping @Sendable () -> CalendarDate,
    onDamage: (@Sendable (StoreError) -> Void)?
  ) {
    self.init(directory: directory, busyTimeout: .seconds(20), today: today, onDamage: onDamage)
  }

  init(
    directory: String, busyTimeout: Duration, today: @escaping @Sendable () -> CalendarDate,
    onDamage: (@Sendable (StoreError) -> Void)?
  ) {
    file = Self.file(in: directory, busyTimeout: busyTimeout)
    self.today = today
    self.onDamage = onDamage
  }

  static func file(in directory: String, busyTimeout: Duration = .zero) -> DatabaseFile {
    DatabaseFile(place: "\(directory)/library.sqlite", busyTimeout: busyTimeout)
  }

  /// The path of the file.
  public nonisolated var path: String { file.path }

  /// Reads from the database. Returns `nothing` if there is no file: reading does not create one.
  func read<Value: Sendable>(
    ifMissing nothing: Value, _ body: @Sendable (Connection) throws -> Value
  ) throws(StoreError) -> Value {
    guard try exists() else { return nothing }
    do throws(StoreError) {
      return try perform { db in
        try Task.checkCancellation()
        return try db.transaction(.deferred) { try body(db) }
      }
    } catch  where error.code == .diskFull {
      do {
        let db = try file.connectToRead()
        return try db.transaction(.deferred) { try body(db) }
      } catch {
        throw StoreError(error, path: path)
      }
    }
  }

  /// Opens a snapshot of the current state.
  func snapshot() throws(StoreError) -> LibrarySnapshot {
    do {
      guard try exists() else { return try LibrarySnapshot(of: nil) }
      let inode: UInt64?
      do {
        inode = try connected().inode
      } catch  where StoreError(error, path: path).code == .diskFull {
        // A damaged file stays: there is no space for a new one.
        inode = nil
      }
      return try LibrarySnapshot(of: file) { try await self.setAside(inode) }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Writes in one transaction, which is on disk when this returns.
  ///
  /// Ignores cancellation: an error would not tell the caller whether the transaction was completed. `committed` is
  /// called in the order of writes.
  func write<Value: Sendable>(
    committed: @Sendable (Value) -> Void = { _ in }, _ body: @Sendable (Connection) throws -> Value
  ) throws(StoreError) -> Value {
    try perform { db in
      let value = try db.transaction { try body(db) }
      committed(value)
      return value
    }
  }

  /// Whether there is a file, or the log of one that was lost.
  private func exists() throws(StoreError) -> Bool {
    if try file.inode != nil { return true }
    // Another process may be putting a new file in the place of a damaged one, on a file system without second names.
    if let lock = try? file.folder.lock() {
      defer { lock.close() }
      if try file.inode != nil { return true }
    }
    return try file.hasLostContents
  }

  /// Closes the file. The next use opens it again.
  public func close() {
    opened?.connection.close()
    opened = nil
  }

  private func perform<Value>(_ work: (Connection) throws -> Value) throws(StoreError) -> Value {
    do {
      let database = try connected()
      do {
        return try work(database.connection)
      } catch  where StoreError.isDamage(error) {
        try setAside(database.inode)
        return try work(try connected().connection)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Opens the file. Moves it aside and creates a new one if it is damaged or has lost its contents.
  private func connected() throws -> OpenDatabase {
    if let opened {
      if try file.inode == opened.inode { return opened }
    }
    try file.folder.create()
    let lock = try file.folder.lock()
    defer { lock.close() }
    if let left = opened {
      close()
      // SQLite would apply the log to the file that has taken the place.
      if try file.inode != nil, let log = left.log, try file.log == log {
        _ = try file.setAside(on: today(), DatabaseFile.logs + ["-shm"])
      }
    }
    // Checked first, because SQLite deletes the log of an empty file.
    if try file.hasLostContents { try moveAside(because: .emptied) }
    do {
      return try open()
    } catch  where StoreError.isDamage(error) {
      try moveAside(because: .setAside)
      return try open()
    }
  }

  private func open() throws -> OpenDatabase {
    let database = OpenDatabase(connection: try file.open(), inode: try file.inode, log: try file.log)
    opened = database
    return database
  }

  /// Moves the file aside and creates a new one. If there is no space for that, the file stays where it is. Throws
  /// `StoreError(.lostFilms)` if not all films and their details could be copied.
  private func moveAside(because code: StoreError.Code) throws {
    guard let onDamage else { throw StoreError(.unreadable, path: path) }
    var report = StoreError(code, path: path)
    var isComplete = false
    try file.create(copyingReadable: code == .setAside) { [file, today] copiedFilms, areAllCopied throws(StoreError) in
      report.movedTo = try file.setAside(on: today())
      report.copiedFilms = code == .setAside ? copiedFilms : nil
      isComplete = areAllCopied
    }
    onDamage(report)
    // A list of what is left would pass for the whole shelf.
    if !isComplete { throw StoreError(.lostFilms, path: path) }
  }

  /// Moves a damaged file aside, unless another caller has already done so. Returns whether the new file is known to have
  /// the same films.
  @discardableResult
  private func setAside(_ damaged: UInt64?) throws -> Bool {
    guard let opened, opened.inode == damaged else { return false }
    close()
    let lock = try file.folder.lock()
    defer { lock.close() }
    guard try file.inode == damaged else { return false }
    try moveAside(because: .setAside)
    return true
  }
}

/// Reads from the library, or from a snapshot of it.
protocol LibraryReader: Sendable {
  /// Reads from the database. Returns `nothing` if there is none.
  func read<Value: Sendable>(
    ifMissing nothing: Value, _ body: @Sendable (Connection) throws -> Value
  ) async throws(StoreError) -> Value
}

/// A connection whose read transaction stays open, so that every read sees the same state of the library.
///
/// In WAL mode, it does not block writers. It is closed with its last reference.
actor LibrarySnapshot: LibraryReader {
  private let file: DatabaseFile?
  /// Nil when there is no library yet.
  private var connection: Connection?
  /// Replaces a damaged library by what can be read of it. Returns whether the new file is known to have the same films.
  private let onDamage: @Sendable () async throws -> Bool
  private let executor = BlockingExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  fileprivate init(of file: DatabaseFile?, onDamage: @escaping @Sendable () async throws -> Bool = { false }) throws {
    self.onDamage = onDamage
    self.file = file
    connection = try file.map(Self.connect)
  }

  private static func connect(to file: DatabaseFile) throws -> Connection {
    let connection = try file.connectToRead()
    // The transaction begins with the first read.
    try connection.execute("BEGIN DEFERRED; SELECT count(*) FROM sqlite_schema")
    return connection
  }

  func read<Value: Sendable>(
    ifMissing nothing: Value, _ body: @Sendable (Connection) throws -> Value
  ) async throws(StoreError) -> Value {
    guard let file, let connection else { return nothing }
    do {
      do {
        try Task.checkCancellation()
        return try body(connection)
      } catch  where StoreError.isDamage(error) {
        guard try await onDamage() else { throw error }
        let connection = try Self.connect(to: file)
        self.connection = connection
        return try body(connection)
      }
    } catch {
      throw StoreError(error, path: file.path)
    }
  }
}

// The only place where errors of the database become store errors.
extension StoreError {
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as SQLiteError: self = .database(Self.code(error), path: path)
    case is CancellationError: self.init(.cancelled)
    default: self.init(.failed, path: path)
    }
  }

  /// The error with the system's reason, which the database does not pass on.
  private static func database(_ code: Code, path: String) -> StoreError {
    guard code == .denied || code == .readOnly else { return StoreError(code, path: path) }
    for place in [path, Folder(containing: path).path] where access(place, W_OK) != 0 {
      let error = StoreError.system(path: path)
      if error.code == .readOnlyVolume { return error }
      if error.code == .denied { return StoreError(code, path: path, reason: error.reason) }
    }
    return StoreError(code, path: path)
  }

  private static func code(_ error: SQLiteError) -> Code {
    // `SQLITE_IOERR_SHMSIZE`, a macro that Swift does not import: there is no space for the shared-memory file.
    if error.extended == SQLITE_IOERR | 19 << 8 { return .diskFull }
    return switch error.code {
    case SQLITE_FULL: .diskFull
    case SQLITE_READONLY: .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .denied
    case SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB: .unreadable
    default: .failed
    }
  }

  /// Whether the file is damaged or not a database.
  static func isDamage(_ error: any Error) -> Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB].contains((error as? SQLiteError)?.code)
  }
}

/// Runs an actor outside the threads of Swift's tasks, one piece of work at a time, because SQLite and file locks block
/// their thread.
final class BlockingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "SQLite")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
