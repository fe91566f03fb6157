import CMovieSQLite
import MovieDomain
import MovieLibC

/// The file of a library, or the one that a link in its place leads to.
struct DatabaseFile: Sendable {
  /// The suffixes of the files with changes that are not in the main file yet.
  static let logs = ["-wal", "-journal"]

  /// Where the library is looked for, which may be a link.
  let place: String
  let busyTimeout: Duration

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
      let connection = try Connection(path: path, createsFile: false, busyTimeout: busyTimeout)
      // With a lower level of synchronization, a power failure could undo the last transactions.
      try connection.execute("PRAGMA synchronous = FULL; SELECT 1 FROM sqlite_schema")
      return connection
    } catch let error as SQLiteError where error.code == SQLITE_CANTOPEN || error.code == SQLITE_READONLY {
      guard !folder.isWritable || access(path, W_OK) != 0 else { throw error }
      return try connectReadOnly()
    }
  }

  /// Opens an existing file to read it, also if the disk is too full for SQLite's auxiliary files.
  func connectToRead() throws -> Connection {
    // SQLite would delete the log of an empty file.
    if try hasLostContents { throw StoreError(.diskFull, path: path) }
    do {
      return try connect()
    } catch  where StoreError(error, path: path).code == .diskFull {
      let connection = try connectReadOnly()
      // Without tables, there is nothing to read, and no space to create them.
      guard try LibrarySchema.isComplete(connection, path: path) else { throw error }
      return connection
    }
  }

  /// Opens a file that is read-only, or whose folder is or has no space, so that SQLite cannot create its auxiliary files.
  private func connectReadOnly() throws -> Connection {
    do {
      let connection = try Connection(path: path, isReadOnly: true, busyTimeout: busyTimeout)
      try connection.execute("SELECT 1 FROM sqlite_schema")
      return connection
    } catch  where size(of: "-wal") == 0 {
      // Without a WAL file, or with an empty one, all data is in the main file, which can then be opened without auxiliary
      // files.
      return try Connection(path: immutableAddress, isReadOnly: true, busyTimeout: busyTimeout)
    }
  }

  /// The address under which SQLite opens the file without auxiliary files, and without looking for a log.
  var immutableAddress: String { "file:\(path.percentEncoded(allowing: "/"))?immutable=1" }

  /// The size of the file, or of the one with a suffix; 0 if there is none.
  func size(of suffix: String) -> Int { (try? FileStatus.of(path + suffix))?.size ?? 0 }

  /// Moves a damaged file and its logs, or the parts with other suffixes, to a name that no file has, and returns the new
  /// path.
  ///
  /// The file itself gets the new name as a second one where the file system has such names, for the caller to replace
  /// the first: readers would take a missing file for an empty library. If there is only a log, returns the path of the
  /// log. Logs are moved. Otherwise SQLite would apply them to the next file with this name, or delete them.
  func setAside(
    on day: CalendarDate, _ suffixes: [String] = Self.logs + ["-shm", ""]
  ) throws(StoreError) -> String {
    // Without its file, a link would lead nowhere.
    let (path, folder) = (path, folder)
    let target = "\(folder.path)/\(unusedName("damaged", on: day))"
    let isLinked = suffixes.contains("") && link(path, target) == 0
    // Before the logs are moved, because the file is without them until it is replaced.
    if isLinked { try folder.synchronize() }
    var moved = isLinked ? target : ""
    for suffix in suffixes where !(isLinked && suffix.isEmpty) {
      if rename(path + suffix, target + suffix) == 0 {
        if suffix.isEmpty || moved.isEmpty && suffix != "-shm" { moved = target + suffix }
      } else if errno != ENOENT {
        throw .system(path: path).readOnlyIfDenied
      }
    }
    if !isLinked { try folder.synchronize() }
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

  /// The paths of the damaged files that lie beside the file: of each the file itself, or its log if nothing else is left.
  var setAsideFiles: [String] {
    let stem = "\(name).damaged-"
    let names = Set(folder.names.filter { $0.hasPrefix(stem) })
    let attachments = (Self.logs + ["-shm"]).flatMap { suffix in
      names.filter { $0.hasSuffix(suffix) && (suffix == "-shm" || names.contains(String($0.dropLast(suffix.count)))) }
    }
    return names.subtracting(attachments).sorted().map { "\(folder.path)/\($0)" }
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
  /// It gets its name when it has its tables and is on disk: a full disk or a killed process leaves no part of a library.
  /// `makeRoom` sets an earlier file aside when nothing but the renaming is left to do. What can be read of a damaged one
  /// is copied before; `makeRoom` is given the number of films that were, and whether nothing of any is lost.
  func create(
    copyingReadable: Bool = false,
    makingRoom makeRoom: ((_ copiedFilms: Int, _ isComplete: Bool) throws(StoreError) -> Void)? = nil
  ) throws {
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
    let copied = copyingReadable ? try copyReadableFilms(to: connection) : (count: 0, isComplete: false)
    if makeRoom != nil, !copied.isComplete { try connection.run("INSERT OR IGNORE INTO fact VALUES ('lostFilms', '')") }
    try connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    try draft.file.synchronize()
    try makeRoom?(copied.count, copied.isComplete)
    _ = try draft.moveIntoPlace(replacing: true, waitsForDisk: false)
    try temporary.folder.synchronize()
  }
}

/// The tables of a library, and the numbers that mark a file as one.
enum LibrarySchema {
  /// Marks a file as a library ("vipL"), so that a database of another program is never changed.
  static let applicationID: Int64 = 0x7669_704C
  static let version: Int64 = 3

  private static let tables: Set = [
    "film", "filmDetails", "filmTags", "search", "fact", "change", "changedFilm", "shelfCount",
  ]

  /// Whether the database has the tables; false if it is empty.
  ///
  /// Throws `StoreError(.foreign)` for a database that is not a library, and `.newerVersion`.
  static func isComplete(_ db: Connection, path: String) throws -> Bool {
    let names = try Set(db.statement("SELECT name FROM sqlite_schema").all { $0.text(0) })
    let id = try db.integer("PRAGMA application_id") ?? 0
    let version = try db.integer("PRAGMA user_version") ?? 0
    if id == 0, version == 0, names.isEmpty { return false }
    guard id == applicationID else { throw StoreError(.foreign, path: path) }
    guard version <= Self.version else { throw StoreError(.newerVersion, path: path) }
    guard version == Self.version, tables.isSubset(of: names) else { throw StoreError(.foreign, path: path) }
    return true
  }

  /// Makes the tables in an empty database. Throws what `isComplete` throws.
  static func prepare(_ db: Connection, path: String) throws {
    guard try !isComplete(db, path: path) else { return }
    try db.transaction(.exclusive) {
      try db.execute(sql)
      try db.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  /// A film has the date on which it was added to each shelf, with the number of that change, as in
  /// `2026-11-26 00000042`, or an empty text. Each order is indexed in both directions, so that a page of 100,000 films is
  /// read without sorting; partial indexes contain only the films of one shelf. `IS NOT` keeps a film with a damaged
  /// date of NULL on its shelf, where it is reported.
  ///
  /// Details have a table of their own, because lists do not need them. The numbers that filters need, and what statistics
  /// need, have columns and an index for each shelf, which is a tenth of the size of the rows; ids and codes are between
  /// spaces, as in ` 18 35 `. Genres, countries, services and people are tags, such as `g18 cDE s8 p7 ntmdb`, and a full-text
  /// index finds the films of a shelf by them; it has a film's shelves as tags too. Triggers keep it up to date, and count
  /// the films, because counting 100,000 rows is slow. `changedFilm` has the shelves of films as they were before each of
  /// the last changes, or after one that was undone; films on no shelf stay in the table for as long as one of the changes
  /// names them.
  private static let sql =
    """
    CREATE TABLE film (
      key INTEGER PRIMARY KEY, source TEXT NOT NULL, id INTEGER NOT NULL, title TEXT NOT NULL, titleKey TEXT NOT NULL,
      releaseDate TEXT, favorites TEXT NOT NULL, watchlist TEXT NOT NULL, seen TEXT NOT NULL, stars REAL,
      lastDay TEXT, days TEXT, diary TEXT, runtime INTEGER, average REAL, votes INTEGER, language TEXT, certification TEXT,
      genres TEXT NOT NULL DEFAULT ' ', countries TEXT NOT NULL DEFAULT ' ', directors TEXT,
      tags TEXT NOT NULL DEFAULT '', movie TEXT NOT NULL, UNIQUE (source, id));
    CREATE INDEX filmOnNoShelf ON film (id) WHERE favorites = '' AND watchlist = '' AND seen = '';
    CREATE TABLE filmDetails (
      film INTEGER PRIMARY KEY REFERENCES film (key) ON DELETE CASCADE, details TEXT NOT NULL);
    CREATE VIRTUAL TABLE filmTags USING fts5 (
      tags, content = '', detail = none, columnsize = 0, tokenize = "ascii tokenchars '-._~%'");
    CREATE TABLE change (number INTEGER PRIMARY KEY, id INTEGER NOT NULL, isUndone INTEGER NOT NULL);
    CREATE TABLE changedFilm (
      change INTEGER NOT NULL REFERENCES change (number) ON DELETE CASCADE,
      film INTEGER NOT NULL REFERENCES film (key) ON DELETE CASCADE, favorites TEXT NOT NULL,
      watchlist TEXT NOT NULL, seen TEXT NOT NULL, stars REAL, lastDay TEXT, days TEXT, diary TEXT,
      PRIMARY KEY (change, film)) WITHOUT ROWID;
    CREATE INDEX changesOfFilm ON changedFilm (film);
    CREATE TABLE search (place INTEGER PRIMARY KEY, query TEXT NOT NULL);
    CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE shelfCount (favorites INTEGER NOT NULL, watchlist INTEGER NOT NULL, seen INTEGER NOT NULL);
    INSERT INTO shelfCount VALUES (0, 0, 0);
    CREATE TRIGGER filmAdded AFTER INSERT ON film BEGIN
      UPDATE shelfCount SET favorites = favorites + (NEW.favorites IS NOT ''),
        watchlist = watchlist + (NEW.watchlist IS NOT ''),
        seen = seen + (NEW.seen IS NOT '');
      INSERT INTO filmTags (rowid, tags) VALUES (NEW.key, \(tags("NEW")));
    END;
    CREATE TRIGGER filmRemoved AFTER DELETE ON film BEGIN
      UPDATE shelfCount SET favorites = favorites - (OLD.favorites IS NOT ''),
        watchlist = watchlist - (OLD.watchlist IS NOT ''),
        seen = seen - (OLD.seen IS NOT '');
      INSERT INTO filmTags (filmTags, rowid, tags) VALUES ('delete', OLD.key, \(tags("OLD")));
    END;
    CREATE TRIGGER filmMoved AFTER UPDATE OF favorites, watchlist, seen, tags ON film
      WHEN \(tags("OLD")) IS NOT \(tags("NEW")) BEGIN
      UPDATE shelfCount SET favorites = favorites + (NEW.favorites IS NOT '') - (OLD.favorites IS NOT ''),
        watchlist = watchlist + (NEW.watchlist IS NOT '') - (OLD.watchlist IS NOT ''),
        seen = seen + (NEW.seen IS NOT '') - (OLD.seen IS NOT '');
      INSERT INTO filmTags (filmTags, rowid, tags) VALUES ('delete', OLD.key, \(tags("OLD")));
      INSERT INTO filmTags (rowid, tags) VALUES (NEW.key, \(tags("NEW")));
    END;

    """ + Shelf.allCases.map(indexes).joined(separator: "\n")

  /// The tags of a row, with the shelves that it is on.
  private static func tags(_ row: String) -> String {
    "(" + Shelf.allCases.map(\.column).map { "iif(\(row).\($0) IS NOT '', '\($0) ', '') || " }.joined() + "\(row).tags)"
  }

  /// The columns that filters and statistics read.
  private static let facts =
    "runtime, releaseDate, average, votes, stars, language, certification, genres, countries, days, directors"

  /// The indexes of a shelf: one for each order, and one of the facts. An index of titles is read backward, too.
  private static func indexes(of shelf: Shelf) -> String {
    let orders = ShelfOrder.Field.allCases.flatMap { field in
      field == .title ? [ShelfOrder.title] : [ShelfOrder(field), ShelfOrder(field, isDescending: true)]
    }
    var indexes = orders.map { (name: $0.index(on: shelf), terms: $0.sql(on: shelf)) }
    indexes.append((name: "\(shelf.column)ByFacts", terms: "\(facts), \(shelf.column)"))
    return indexes.map {
      "CREATE INDEX \($0.name) ON film (\($0.terms)) WHERE \(shelf.column) IS NOT '';"
    }.joined(separator: "\n")
  }
}
