import CMovieSQLite
import MovieDomain
import MovieLibC

/// The file of a library, or the one that a link in its place leads to.
struct DatabaseFile: Sendable {
  /// The suffixes of the files with changes that are not in the main file yet.
  static let logs = ["-wal", "-journal"]

  /// Where the library is looked for, which may be a link.
  let place: String
  var options: Connection.Options

  /// The file, or the one that a link leads to, because SQLite keeps the logs beside that. A link that leads nowhere, such
  /// as to a drive that is not mounted, stays: no library is to be created there.
  var path: String {
    var status = stat()
    let isLink = lstat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    return isLink && (try? FileStatus.of(place))?.type == S_IFREG ? TemporaryFile(for: place).target : place
  }

  var folder: Folder { Folder(containing: path) }
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The file's inode; nil when there is no file.
  var inode: UInt64? {
    get throws(StoreError) { try FileStatus.ofLibrary(path)?.inode }
  }

  /// The inode of its log of changes; nil when there is none.
  var log: UInt64? {
    get throws(StoreError) { try FileStatus.of(path + "-wal")?.inode }
  }

  /// Opens the file, which is created if it is missing. The caller holds the folder's lock.
  ///
  /// Throws `StoreError(.foreign)` for a database that is not a library, and `.newerVersion`. Neither is changed.
  func open() throws -> Connection {
    if try inode == nil { try create() }
    let connection = try connect()
    try LibrarySchema.prepare(connection, path: path)
    for suffix in [""] + Self.logs + ["-shm"] {
      if let status = try FileStatus.of(path + suffix), status.isExposed {
        chmod(path + suffix, status.permissions & 0o700)
      }
    }
    return connection
  }

  /// Opens an existing file without checking what is in it.
  ///
  /// Throws `StoreError(.notAFile)` for a folder, and for a pipe or a device, which SQLite would read.
  func connect() throws -> Connection {
    guard let status = try FileStatus.of(path) else { throw StoreError(.missing, path: path) }
    try status.check(path: path)
    do {
      var options = options
      options.createsFile = false
      let connection = try Connection(path: path, options: options)
      // With a lower level of synchronization, a power failure could undo the last transactions.
      try connection.execute("PRAGMA synchronous = FULL; SELECT 1 FROM sqlite_schema")
      return connection
    } catch let error as SQLiteError where error.code == SQLITE_CANTOPEN || error.code == SQLITE_READONLY {
      guard !folder.isWritable || access(path, W_OK) != 0 else { throw error }
      return try connectReadOnly()
    }
  }

  /// Opens a file that is read-only, or whose folder is, so that SQLite cannot create its auxiliary files.
  private func connectReadOnly() throws -> Connection {
    var options = options
    options.isReadOnly = true
    do {
      let connection = try Connection(path: path, options: options)
      try connection.execute("SELECT 1 FROM sqlite_schema")
      return connection
    } catch  where size(of: "-wal") == 0 {
      // Without a WAL file, or with an empty one, all data is in the main file, which can then be opened without auxiliary
      // files.
      return try Connection(path: immutableAddress, options: options)
    }
  }

  /// The address under which SQLite opens the file without auxiliary files, and without looking for a log.
  var immutableAddress: String { "file:\(path.percentEncoded(allowing: "/"))?immutable=1" }

  /// The size of the file, or of the one with a suffix; 0 if there is none.
  func size(of suffix: String) -> Int { (try? FileStatus.of(path + suffix))?.size ?? 0 }

  /// Moves a damaged file and its logs, or the parts with other suffixes, to a name that no file has, and returns the new
  /// path.
  ///
  /// If there is only a log, returns the path of the log. Logs are moved first. Otherwise SQLite would apply them to the
  /// next file with this name, or delete them.
  func setAside(
    on day: CalendarDate, _ suffixes: [String] = Self.logs + ["-shm", ""]
  ) throws(StoreError) -> String {
    // Without its file, a link would lead nowhere.
    let (path, folder) = (path, folder)
    let target = "\(folder.path)/\(unusedName("damaged", on: day))"
    var moved = ""
    for suffix in suffixes {
      if rename(path + suffix, target + suffix) == 0 {
        if suffix.isEmpty || moved.isEmpty && suffix != "-shm" { moved = target + suffix }
      } else if errno != ENOENT {
        throw .system(path: path).readOnlyIfDenied
      }
    }
    try folder.synchronize()
    return moved
  }

  /// Whether the file is empty, or missing although there is a log of it.
  ///
  /// A library file is never empty, because it is created with its tables.
  var hasLostContents: Bool {
    get throws(StoreError) {
      if let status = try FileStatus.of(path) { return status.type == S_IFREG && status.size == 0 }
      for suffix in Self.logs {
        if let log = try FileStatus.of(path + suffix), log.size > 0 { return true }
      }
      return false
    }
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

  /// Creates the file, readable only by its owner. The caller holds the folder's lock.
  ///
  /// It gets its name when it has its tables: a full disk or a killed process leaves no part of a library. `makeRoom`
  /// moves an earlier file aside as soon as nothing but the renaming is left to do. What can be read of a damaged one is
  /// copied before.
  func create(copyingReadable: Bool = false, makingRoom makeRoom: (() throws(StoreError) -> Void)? = nil) throws {
    try folder.create()
    // As for all temporary files, the next process that creates the file replaces what a killed one has left.
    let temporary = makeRoom == nil ? TemporaryFile(for: path) : TemporaryFile(inPlaceOf: path)
    let draft = try temporary.create(permissions: 0o600, waits: true) { [path] in
      .system($0, path: path).readOnlyIfDenied
    }
    for suffix in Self.logs + ["-shm"] { unlink(temporary.path + suffix) }
    let connection = try Connection(path: temporary.path)
    defer { connection.close() }
    // Nothing needs to be undone in a file that is discarded if it is not completed.
    try connection.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
    try LibrarySchema.prepare(connection, path: path)
    if copyingReadable { try copyReadableRows(to: connection) }
    try connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    try makeRoom?()
    _ = try draft.moveIntoPlace(replacing: true)
    try temporary.folder.synchronize()
  }

  // MARK: - What can be read of a damaged library

  /// The number of ranges in a row without anything to read, after which no more are looked at.
  private static let mostFruitlessRanges = 20_000

  /// Copies what can be read of a damaged library to a new one: its films and searches.
  ///
  /// What was last sent to an account is not copied, because the films that are lost would be removed there as well.
  private func copyReadableRows(to new: Connection) throws {
    // Opening reads nothing, so that damage is met by the first query.
    let damaged = try Connection(path: path, options: .init(isReadOnly: true, busyTimeout: options.busyTimeout))
    defer { damaged.close() }
    try new.execute("PRAGMA foreign_keys = OFF")
    try new.transaction {
      for table in ["film", "filmDetails", "search"] { try Self.copy(table, of: damaged, to: new) }
      // Films that only a change names, and details of films that are lost.
      try new.execute(
        """
        DELETE FROM film WHERE NOT \(LibraryRow.isOnShelf);
        DELETE FROM filmDetails WHERE film NOT IN (SELECT key FROM film)
        """)
    }
    try new.execute("PRAGMA foreign_keys = ON")
  }

  /// Copies rows from both ends of a table up to what is damaged, and then from both ends of each half of what is left.
  private static func copy(_ table: String, of damaged: Connection, to new: Connection) throws {
    let columns = try new.query("SELECT name FROM pragma_table_info('\(table)')").all { $0.text(0) }
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    func rows(_ order: String) throws -> Statement {
      try damaged.query(
        """
        SELECT rowid, \(columns.joined(separator: ", ")) FROM \(table) WHERE rowid BETWEEN ? AND ?
        ORDER BY rowid \(order)
        """)
    }
    let (upward, downward): (Statement, Statement)
    do {
      (upward, downward) = (try rows("ASC"), try rows("DESC"))
    } catch  where StoreError.isDamage(error) {
      // It is not known where the table is.
      return
    }
    var ranges: [ClosedRange<Int64>] = [0 ... .max]
    var fruitless = 0
    while let range = ranges.popLast(), fruitless < mostFruitlessRanges {
      fruitless += 1
      var (low, high) = (range.lowerBound, range.upperBound)
      /// Returns whether there is no damage, and the key of the last row that could be read.
      func copy(_ statement: Statement) throws -> (isWhole: Bool, key: Int64?) {
        var key: Int64?
        do {
          try statement.run([.integer(low), .integer(high)]) { row in
            try new.run("INSERT OR IGNORE INTO \(table) VALUES (\(places))", columns.indices.map { row.value($0 + 1) })
            fruitless = 0
            // Damaged rows may be in any order.
            key = row.integer(0).map { min(max($0, low), high) }
            return true
          }
          return (true, key)
        } catch  where StoreError.isDamage(error) {
          return (false, key)
        }
      }
      let first = try copy(upward)
      if first.isWhole { continue }
      low = first.key ?? low
      let last = try copy(downward)
      high = last.key ?? high
      if last.isWhole || low == high { continue }
      // The lower half comes first, because keys are counted from 1.
      let middle = low + (high - low) / 2
      ranges += [middle + 1...high, low...middle]
    }
  }
}
