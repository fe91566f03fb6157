import GRDB
import MovieDomain

/// The sort keys of titles in the database. The name of the algorithm that made them is stored too.
enum StoredTitleKeys {
  static func areCurrent(_ titleKeys: TitleKeys, _ db: Database) throws -> Bool {
    try name(db) == titleKeys.name
  }

  /// Computes all keys again if another algorithm made them.
  static func update(_ titleKeys: TitleKeys, _ db: Database) throws {
    guard try !areCurrent(titleKeys, db) else { return }
    let update = try db.makeStatement(sql: "UPDATE favorite SET titleKey = ? WHERE key = ?")
    for row in try Row.fetchAll(db, sql: "SELECT key, title FROM favorite") {
      // A damaged title keeps its place.
      guard let title = String.fromDatabaseValue(row["title"]) else { continue }
      try update.execute(arguments: [titleKeys.key(title), row["key"] as Int64])
    }
    try db.execute(
      sql: "INSERT OR REPLACE INTO fact (name, value) VALUES ('titleKeys', ?)", arguments: [titleKeys.name])
  }

  private static func name(_ db: Database) throws -> String? {
    try String.fetchOne(db.cachedStatement(sql: "SELECT value FROM fact WHERE name = 'titleKeys'"))
  }
}
