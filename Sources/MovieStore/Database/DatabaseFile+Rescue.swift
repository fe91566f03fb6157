import MovieDomain

extension DatabaseFile {
  /// The number of ranges in a row without anything to read, after which no more are looked at.
  private static let mostFruitlessRanges = 20_000

  /// Copies what can be read of a damaged library to a new one: its films and searches.
  ///
  /// What was last sent to an account is not copied, because the films that are lost would be removed there as well.
  func copyReadableRows(to new: Connection) throws {
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
