import CMovieSQLite
import MovieDomain
import MovieJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rows of a library that cannot be read.
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
    "key", "source", "id", "title", "titleKey", "releaseDate", "score", "favorites", "watchlist", "seen", "diary",
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
  func moveUnreadableRows() async throws(StoreError) -> (rows: UnreadableRows, path: String)? {
    let count = try await read(ifMissing: 0) { db in
      guard try db.isIntact() else { throw SQLiteError(SQLITE_CORRUPT) }
      return try UnreadableRows(db).count
    }
    guard count > 0 else { return nil }
    return try await write { [file, today] db in
      let rows = try UnreadableRows(db)
      let name = file.unusedName("unreadable", on: today(), extension: ".json")
      let document = PrivateFile(folder: file.folder, name: name)
      try document.write(try rows.document(db))
      try rows.delete(db)
      return (rows, document.path)
    }
  }
}
