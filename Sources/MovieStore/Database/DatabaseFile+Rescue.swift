import MovieDomain

extension DatabaseFile {
  /// Copies what can be read of a damaged library to a new one: its films and searches, from both ends of their tables up to
  /// what is damaged.
  ///
  /// What was last sent to an account is not copied, because the films that are lost would be removed there as well.
  func copyReadableRows(to new: Connection) throws {
    // Opening reads nothing, so that damage is met by the first query.
    let damaged = try Connection(path: path, options: .init(isReadOnly: true))
    defer { damaged.close() }
    try new.execute("PRAGMA foreign_keys = OFF")
    try new.transaction {
      for table in ["film", "filmDetails", "search"] {
        let columns = try new.query("SELECT name FROM pragma_table_info('\(table)')").all { $0.text(0) }
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        for order in ["ASC", "DESC"] {
          do {
            try damaged.query("SELECT \(columns.joined(separator: ", ")) FROM \(table) ORDER BY rowid \(order)").run {
              row in
              let values = columns.indices.map { row.value($0) }
              try new.run("INSERT OR IGNORE INTO \(table) VALUES (\(places))", values)
              return true
            }
            break
          } catch  where StoreError.isDamage(error) {
            continue
          }
        }
      }
      // Films that only a change names, and details of films that are lost.
      try new.execute(
        """
        DELETE FROM film WHERE NOT \(LibraryRow.isOnShelf);
        DELETE FROM filmDetails WHERE film NOT IN (SELECT key FROM film)
        """)
    }
    try new.execute("PRAGMA foreign_keys = ON")
  }
}
