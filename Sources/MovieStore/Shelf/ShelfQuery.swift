import MovieDomain

/// The films of a shelf, or of all, in an order. Its rows are read in parts.
struct ShelfQuery {
  /// The terms of `SELECT`, `FROM`, `WHERE` and `ORDER BY`.
  var columns: String
  var tables: String
  var condition: String
  var order: String
  /// What films have to meet; nil for all.
  var filter: ShelfFilter?

  /// What the keys of the films depend on.
  struct Selection: Hashable {
    var condition: String
    var order: String
    var filter: ShelfFilter?
  }

  var selection: Selection { Selection(condition: condition, order: order, filter: filter) }

  /// Reads the keys of all films, in order.
  func keys(_ db: Connection) throws -> [Int64] {
    guard let filter else {
      return try db.statement("SELECT key FROM film WHERE \(condition) ORDER BY \(order)").all { $0.integer(0) }
    }
    let sql =
      filter.needsDetails ? "details, key FROM film LEFT JOIN filmDetails ON film = key" : "NULL, key FROM film"
    return try db.statement("SELECT \(LibraryRow.columns), \(sql) WHERE \(condition) ORDER BY \(order)").all { row in
      LibraryRow.meets(filter, row) ? row.integer(LibraryRow.columnCount + 1) : nil
    }
  }

  /// Passes the rows of a part to `body`. Returns the number of rows that are missing because the file is damaged.
  ///
  /// `keys` are those of a snapshot, which a filter needs. Without them, SQLite reads all rows before the part, which
  /// takes quadratic time if a whole library is read.
  func forEachRow(
    offset: Int, limit: Int, keys: SnapshotKeys?, _ db: Connection, _ body: (borrowing Row) throws -> Void
  ) throws -> Int {
    let (offset, limit) = (max(0, offset), max(0, limit))
    let rows = "SELECT \(columns) FROM \(tables) WHERE"
    guard let keys else {
      let statement = try db.statement("\(rows) \(condition) ORDER BY \(order) LIMIT ? OFFSET ?")
      try statement.run([.integer(limit), .integer(offset)]) { row in
        try body(row)
        return true
      }
      return 0
    }
    let all = try keys.keys(of: self, db)
    let statement = try db.statement("\(rows) key = ?")
    return try all.dropFirst(offset).prefix(limit).reduce(into: 0) { missing, key in
      let isFound: Bool? = try statement.first([.integer(key)]) { row in
        try body(row)
        return true
      }
      if isFound == nil { missing += 1 }
    }
  }
}
