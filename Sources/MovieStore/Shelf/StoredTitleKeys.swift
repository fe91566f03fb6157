import MovieDomain

/// The sort keys of titles in the database. The name of the algorithm that made them is stored too.
enum StoredTitleKeys {
  static func areCurrent(_ titleKeys: TitleKeys, _ db: Connection) throws -> Bool {
    try db.text("SELECT value FROM fact WHERE name = 'titleKeys'") == titleKeys.name
  }

  /// Computes all keys again if another algorithm made them.
  static func update(_ titleKeys: TitleKeys, _ db: Connection) throws {
    guard try !areCurrent(titleKeys, db) else { return }
    // A damaged title keeps its place.
    let titles = try db.statement("SELECT key, title FROM film").all { row in
      row.integer(0).flatMap { key in row.text(1).map { (key: key, title: $0) } }
    }
    for (key, title) in titles {
      try db.run("UPDATE film SET titleKey = ? WHERE key = ?", [.text(titleKeys.key(title)), .integer(key)])
    }
    try db.run("INSERT OR REPLACE INTO fact (name, value) VALUES ('titleKeys', ?)", [.text(titleKeys.name)])
  }
}
