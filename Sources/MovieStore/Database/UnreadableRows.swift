import CMovieSQLite
import MovieDomain
import MovieJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct UnreadableRows: Sendable {
  /// Damaged films, with details or without, and the keys of their rows.
  private(set) var films: [(key: Int64, film: FilmName)] = []
  /// Damaged details of films that can be read.
  private(set) var details: [(key: Int64, film: FilmName)] = []
  /// The places of damaged searches.
  private(set) var searches: [Int64] = []

  var count: Int { films.count + details.count + searches.count }

  init(_ db: Connection) throws {
    let rows = try db.statement(
      """
      SELECT \(LibraryRow.columns), details, key FROM film LEFT JOIN filmDetails ON film = key ORDER BY key
      """)
    try rows.run { row in
      let column = LibraryRow.Column.details
      let damaged = (key: row.integer(column + 1) ?? 0, film: LibraryRow.damaged(row))
      if let film = LibraryRow.details(row) {
        if film.isIncomplete, !row.isNull(column) { details.append(damaged) }
      } else {
        films.append(damaged)
      }
      return true
    }
    searches = try db.statement("SELECT place FROM search WHERE typeof(query) <> 'text'").all { $0.integer(0) }
  }

  /// A JSON document of the rows, without the columns that are only for filters and statistics: their values are in others.
  /// Values that are not valid text are encoded in Base64.
  func document(_ db: Connection) throws -> [UInt8] {
    var lines = try films.map { damaged in
      try Self.line("film", Self.filmColumns + ["details"], Self.joined, damaged.key, db)
    }
    lines += try details.map { damaged in
      try Self.line("filmDetails", ["source", "id", "title", "details"], Self.joined, damaged.key, db)
    }
    lines += try searches.map { try Self.line("search", ["place", "query"], "search WHERE place = ?", $0, db) }
    return Array(#"{"format":"vip-unreadable-rows","version":1,"rows":["#.utf8)
      + Array(lines.map { "\n\($0)" }.joined(separator: ",").utf8) + Array("\n]}\n".utf8)
  }

  func delete(_ db: Connection) throws {
    func delete(_ keys: [Int64], from place: String) throws {
      for key in keys { try db.run("DELETE FROM \(place) = ?", [.integer(key)]) }
    }
    try delete(films.map(\.key), from: "film WHERE key")
    try delete(details.map(\.key), from: "filmDetails WHERE film")
    try delete(searches, from: "search WHERE place")
    // The next sync would take these films for removed ones, and remove them from the account.
    if !films.isEmpty { try StoredSyncMemory.forget(db) }
    // With its last film, nothing is left of a change.
    try db.run("DELETE FROM change WHERE NOT EXISTS (SELECT 1 FROM changedFilm WHERE change = number)")
    for shelf in Shelf.allCases {
      let column = shelf.column
      try db.run("UPDATE shelfCount SET \(column) = (SELECT count(*) FROM film WHERE \(column) IS NOT '')")
    }
  }

  private static let filmColumns = [
    "key", "source", "id", "title", "titleKey", "releaseDate", "average", "favorites", "watchlist", "seen", "diary",
    "movie",
  ]
  private static let joined = "film LEFT JOIN filmDetails ON film = key WHERE key = ?"

  private static func line(
    _ table: String, _ columns: [String], _ source: String, _ key: Int64, _ db: Connection
  ) throws -> String {
    let statement = try db.statement("SELECT \(columns.joined(separator: ", ")) FROM \(source)")
    let members =
      try statement.first([.integer(key)]) { row in
        columns.indices.map { JSONValue.Member(columns[$0], json(of: row, $0)) }
      } ?? []
    return JSONValue.object([.init("table", .string(table))] + members).encoded(.compact)
  }

  private static func json(of row: borrowing Row, _ column: Int) -> JSONValue {
    // The bytes of text, which may not be UTF-8.
    if let bytes = row.bytes(column) {
      return String(validating: bytes, as: UTF8.self).map { .string($0) }
        ?? ["base64": .string(Data(bytes).base64EncodedString())]
    }
    return switch row.value(column) {
    case .integer(let number): Int(exactly: number).map { .int($0) } ?? .string(String(number))
    case .real(let number): number.isFinite ? .double(number) : .string(String(number))
    default: .null
    }
  }
}

extension LibraryDatabase {
  /// Moves all unreadable rows to a new file beside the library. Returns nil if there are none.
  ///
  /// The file is on disk before the rows are deleted. A damaged library is first replaced by what can be read of it.
  func moveUnreadableRows() throws(StoreError) -> (rows: UnreadableRows, path: String)? {
    let count = try read(ifMissing: 0) { db in
      guard try db.isIntact() else { throw SQLiteError(SQLITE_CORRUPT) }
      return try UnreadableRows(db).count
    }
    guard count > 0 else { return nil }
    return try write { [file, today] db in
      let rows = try UnreadableRows(db)
      let name = file.unusedName("unreadable", on: today(), extension: ".json")
      let document = PrivateFile(folder: file.folder, name: name)
      try document.write(try rows.document(db))
      try rows.delete(db)
      return (rows, document.path)
    }
  }
}

// What can be read of a damaged library.
extension DatabaseFile {
  /// The number of ranges in a row without anything to read, after which no more are looked at.
  private static let mostFruitlessRanges = 20_000

  /// Copies what can be read of a damaged library to a new one: its films and searches. Returns the number of films, and
  /// whether nothing of any is lost.
  ///
  /// What was last sent to an account is not copied, because the films that are lost would be removed there as well.
  func copyReadableFilms(to new: Connection) throws -> (count: Int, isComplete: Bool) {
    // Opening reads nothing, so that damage is met by the first query.
    let damaged = try Connection(path: path, isReadOnly: true, busyTimeout: busyTimeout)
    defer { damaged.close() }
    try new.execute("PRAGMA foreign_keys = OFF")
    let isComplete = try new.transaction {
      var isComplete = true
      for table in ["film", "filmDetails"] { isComplete = try Self.copy(table, of: damaged, to: new) && isComplete }
      // No export has searches.
      _ = try Self.copy("search", of: damaged, to: new)
      // What was lost earlier is lost still.
      if (try? damaged.text("SELECT value FROM fact WHERE name = 'lostFilms'")) != nil {
        try new.run("INSERT INTO fact VALUES ('lostFilms', '')")
      }
      // Films that only a change names, and details of films that are lost.
      try new.execute(
        """
        DELETE FROM film WHERE NOT \(LibraryRow.isOnShelf);
        DELETE FROM filmDetails WHERE film NOT IN (SELECT key FROM film)
        """)
      return isComplete
    }
    try new.execute("PRAGMA foreign_keys = ON")
    return (Int(clamping: try new.integer("SELECT count(*) FROM film") ?? 0), isComplete)
  }

  /// Copies rows from both ends of a table up to what is damaged, and then from both ends of each half of what is left.
  /// Returns whether all that is in it could be copied.
  private static func copy(_ table: String, of damaged: Connection, to new: Connection) throws -> Bool {
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
      return false
    }
    var ranges: [ClosedRange<Int64>] = [0 ... .max]
    var isComplete = true
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
            // It was copied before, or it is lost, for example because of a damaged value.
            if try new.integer("SELECT changes()") == 0,
              try new.integer("SELECT 1 FROM \(table) WHERE rowid = ?", [row.value(0)]) == nil
            {
              isComplete = false
            }
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
      isComplete = false
      low = first.key ?? low
      let last = try copy(downward)
      high = last.key ?? high
      if last.isWhole || low == high { continue }
      // The lower half comes first, because keys are counted from 1.
      let middle = low + (high - low) / 2
      ranges += [middle + 1...high, low...middle]
    }
    return isComplete
  }
}
