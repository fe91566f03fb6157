import GRDB
import JSONText
import LibC
import MovieDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rows of a library that cannot be read.
struct UnreadableRows: Sendable {
  /// A favorite, and the key of its row.
  struct Damaged: Sendable {
    var key: Int64
    var favorite: DamagedFavorite
  }

  /// Damaged favorites, with details or without.
  private(set) var favorites: [Damaged] = []
  /// Damaged details of favorites that can be read.
  private(set) var details: [Damaged] = []
  /// The places of damaged searches.
  private(set) var searches: [Int64] = []

  var count: Int { favorites.count + details.count + searches.count }

  /// Reads every row of a library.
  init(_ db: Database) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT key, \(FavoriteRow.columns), details FROM favorite LEFT JOIN favoriteDetails ON favorite = key
        ORDER BY key
        """)
    while let row = try rows.next() {
      let damaged = Damaged(key: row["key"], favorite: FavoriteRow.damaged(row))
      let text: DatabaseValue = row["details"]
      if FavoriteRow.favorite(row) == nil {
        favorites.append(damaged)
      } else if !text.isNull, String.fromDatabaseValue(text).flatMap(FavoriteRow.detailsRecord) == nil {
        details.append(damaged)
      }
    }
    searches = try Int64.fetchAll(db, sql: "SELECT place FROM search WHERE typeof(query) <> 'text'")
  }

  /// A JSON document with every value of the rows. Values that are not valid text are encoded in Base64.
  func document(_ db: Database) throws -> [UInt8] {
    var lines = try favorites.map { damaged in
      try Self.line("favorite", Self.favoriteColumns + ["details"], Self.joined, damaged.key, db)
    }
    lines += try details.map { damaged in
      try Self.line("favoriteDetails", ["source", "id", "title", "details"], Self.joined, damaged.key, db)
    }
    lines += try searches.map { try Self.line("search", ["place", "query"], "search WHERE place = ?", $0, db) }
    return Array(#"{"format":"vip-unreadable-rows","version":1,"rows":["#.utf8)
      + Array(lines.map { "\n\($0)" }.joined(separator: ",").utf8) + Array("\n]}\n".utf8)
  }

  /// Deletes the rows.
  func delete(_ db: Database) throws {
    for damaged in favorites {
      try db.execute(sql: "DELETE FROM favorite WHERE key = ?", arguments: [damaged.key])
    }
    for damaged in details {
      try db.execute(sql: "DELETE FROM favoriteDetails WHERE favorite = ?", arguments: [damaged.key])
    }
    for place in searches {
      try db.execute(sql: "DELETE FROM search WHERE place = ?", arguments: [place])
    }
    try db.execute(sql: "UPDATE favoriteCount SET number = (SELECT count(*) FROM favorite)")
  }

  private static let favoriteColumns = [
    "key", "source", "id", "title", "titleKey", "releaseDate", "score", "added", "movie",
  ]
  private static let joined = "favorite LEFT JOIN favoriteDetails ON favorite = key WHERE key = ?"

  private static func line(
    _ table: String, _ columns: [String], _ source: String, _ key: Int64, _ db: Database
  ) throws -> String {
    // Text as bytes, because GRDB would repair what is not UTF-8 and stop at a NUL.
    let values = columns.map { "CASE typeof(\($0)) WHEN 'text' THEN CAST(\($0) AS BLOB) ELSE \($0) END AS \($0)" }
    let sql = "SELECT \(values.joined(separator: ", ")) FROM \(source)"
    let row = try Row.fetchOne(db, sql: sql, arguments: [key])
    let members = row.map { $0.map { JSONValue.Member($0, json(of: $1)) } } ?? []
    return JSONValue.object([.init("table", .string(table))] + members).encoded(.compact)
  }

  private static func json(of value: DatabaseValue) -> JSONValue {
    switch value.storage {
    case .null: .null
    case .int64(let number): Int(exactly: number).map { .int($0) } ?? .string(String(number))
    case .double(let number): number.isFinite ? .double(number) : .string(String(number))
    case .string(let text): .string(text)
    case .blob(let data):
      String(validating: data, as: UTF8.self).map { .string($0) } ?? ["base64": .string(data.base64EncodedString())]
    }
  }
}

extension LibraryDatabase {
  /// Moves all unreadable rows to a new file beside the library. Returns nil if there are none.
  ///
  /// The file is on disk before the rows are deleted.
  func moveUnreadableRows() async throws(StoreError) -> (rows: UnreadableRows, path: String)? {
    guard try await read(ifMissing: 0, { try UnreadableRows($0).count }) > 0 else { return nil }
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
