import LibC
import MovieDomain

/// A database file. Opening it creates it if missing, and migrates it to the current version.
struct DatabaseFile: Sendable {
  let folder: Folder
  let name: String
  let migrations: Migrations
  var options: Connection.Options

  var path: String { "\(folder.path)/\(name)" }

  /// The file's inode, by which a file is known even if another one takes its name; nil when there is no file.
  var inode: UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// Opens the file. Throws `StoreError(.newerVersion)` for a database that this version does not know, and `.outdated`
  /// for one of an earlier version that is read-only.
  func open() throws -> DatabaseQueue {
    let queue = try connect()
    try queue.runAndWait { db in
      guard try !migrations.areSuperseded(db) else { throw StoreError(.newerVersion, path: path) }
      guard try !migrations.areComplete(db) else { return }
      do {
        try migrations.apply(db)
      } catch let error as SQLiteError where error.code == .readOnly {
        throw StoreError(.outdated, path: path, reason: StoreError.database(.readOnly, path: path).reason)
      }
    }
    return queue
  }

  /// Opens an existing file without checking its version, or creates an empty one.
  ///
  /// Throws `StoreError(.folder)` for a folder, and `.notAFile` for a pipe or a device, which SQLite would read.
  func connect() throws -> DatabaseQueue {
    var status = stat()
    if stat(path, &status) == 0 { try PrivateFile.check(status.st_mode & S_IFMT, path: path) }
    if !options.isReadOnly {
      // SQLite gives auxiliary files the permissions of the file. If this fails, SQLite reports why.
      for suffix in Self.logs + ["-shm"] where access(path + suffix, F_OK) == 0 {
        chmod(path + suffix, 0o600)
      }
      if inode == nil { try? create() } else { try? PrivateFile(folder: folder, name: name).create() }
    }
    do {
      let queue = try DatabaseQueue(path: path, options: options)
      // The file stores the mode, so this writes to a new file only. With a lower level of synchronization, a power
      // failure could undo the last transactions.
      try queue.runAndWait { try $0.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL") }
      return queue
    } catch let error as SQLiteError where error.code == .cannotOpen || error.code == .readOnly {
      guard inode != nil else { throw folder.isWritable ? error : StoreError.database(.readOnly, path: path) }
      guard !folder.isWritable || access(path, W_OK) != 0 else { throw error }
      return try connectReadOnly()
    }
  }

  /// Opens a file that is read-only, or whose folder is, so that SQLite cannot create its auxiliary files.
  private func connectReadOnly() throws -> DatabaseQueue {
    var options = options
    options.isReadOnly = true
    do {
      let queue = try DatabaseQueue(path: path, options: options)
      try queue.runAndWait { try $0.execute("SELECT 1 FROM sqlite_schema") }
      return queue
    } catch  where access("\(path)-wal", F_OK) != 0 {
      // Without a WAL file, all data is in the main file, which can then be opened without auxiliary files.
      return try DatabaseQueue(path: "file:\(path.encodedForSQLiteURI)?immutable=1", options: options)
    }
  }

  /// Moves a damaged file and its logs to a name that no file has, and returns the new path.
  ///
  /// If there is only a log, returns the path of the log. Logs are moved first. Otherwise SQLite would apply them to the
  /// next file with this name, or delete them.
  func setAside(on day: CalendarDate) throws(StoreError) -> String {
    let target = "\(folder.path)/\(unusedName("damaged", on: day))"
    var moved = ""
    for suffix in Self.logs + ["-shm", ""] {
      if rename(path + suffix, target + suffix) == 0 {
        if suffix.isEmpty || moved.isEmpty && suffix != "-shm" { moved = target + suffix }
      } else if errno != ENOENT {
        throw .system(path: path).readOnlyIfDenied
      }
    }
    try folder.synchronize()
    return moved
  }

  /// The suffixes of the files with changes that are not in the main file yet.
  static let logs = ["-wal", "-journal"]

  /// Whether the file is empty, or missing although there is a log of it.
  ///
  /// A library file is never empty, because it is created with a header.
  var hasLostContents: Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG && status.st_size == 0 }
    return Self.logs.contains { stat(path + $0, &status) == 0 && status.st_size > 0 }
  }

  /// A name beside the file that is not in use, such as `library.sqlite.damaged-2026-11-21`.
  func unusedName(_ kind: String, on day: CalendarDate, extension ending: String = "") -> String {
    let stem = "\(name).\(kind)-\(day)"
    var unused = stem + ending
    var count = 1
    while ([""] + Self.logs).contains(where: { access("\(folder.path)/\(unused)\($0)", F_OK) == 0 }) {
      count += 1
      unused = "\(stem)-\(count)\(ending)"
    }
    return unused
  }
}
