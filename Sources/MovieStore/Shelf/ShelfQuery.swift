import MovieDomain

/// The films of a shelf, or of all, in an order. Its rows are read in parts.
struct ShelfQuery: Hashable {
  /// The terms of `SELECT`, `FROM`, `WHERE` and `ORDER BY`.
  var columns: String
  var tables: String
  var condition: String
  var order: String
  /// What films have to meet as well; nil for all.
  var filter: SQLCondition?

  func keys(_ db: Connection) throws -> [Int64] {
    if let filter { return try filter.keys(db, inOrder: order) }
    return try db.query("SELECT key FROM film WHERE \(condition) ORDER BY \(order)").all { $0.integer(0) }
  }

  /// Reads the keys of a part of the films on a shelf that meet the filter, and the number of them all.
  ///
  /// They are found by their tags, or in the index of what filters need, and then in the index of the order.
  func part(of shelf: Shelf, _ order: ShelfOrder, offset: Int, limit: Int, _ db: Connection) throws -> ([Int64], Int) {
    let found = Set(try filter?.keys(db) ?? [])
    var before = max(0, offset)
    var part: [Int64] = []
    guard limit > 0, found.count > before else { return (part, found.count) }
    let count = min(limit, found.count - before)
    let index = order.index(on: shelf)
    try db.query("SELECT key FROM film INDEXED BY \(index) WHERE \(condition) ORDER BY \(self.order)").run { row in
      guard let key = row.integer(0), found.contains(key) else { return true }
      if before > 0 { before -= 1 } else { part.append(key) }
      return part.count < count
    }
    return (part, found.count)
  }

  /// Passes the rows of a part to `body`. Returns the number of rows that are missing because the file is damaged.
  ///
  /// `keys` are those of a snapshot. Without them, SQLite reads all rows before the part, which
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
    let part = try keys.keys(of: self, db).dropFirst(offset).prefix(limit)
    return try forEachRow(of: Array(part), db, body)
  }

  /// Passes the rows with some keys to `body`. Returns the number of rows that are missing.
  func forEachRow(of keys: [Int64], _ db: Connection, _ body: (borrowing Row) throws -> Void) throws -> Int {
    let statement = try db.statement("SELECT \(columns) FROM \(tables) WHERE key = ?")
    return try keys.reduce(into: 0) { missing, key in
      let isFound: Bool? = try statement.first([.integer(key)]) { row in
        try body(row)
        return true
      }
      if isFound == nil { missing += 1 }
    }
  }
}
