/// The versions of a database's tables, which are applied in order and only once.
package struct Migrations: Sendable {
  private let steps: [(name: String, sql: String)]

  /// Creates migrations from the statements of each. Released steps are never edited, removed or sorted differently.
  package init(_ steps: [(name: String, sql: String)]) {
    self.steps = steps
  }

  /// Whether a newer version of the program has changed the tables.
  package func areSuperseded(_ db: Connection) throws -> Bool {
    let known = Set(steps.map(\.name))
    return try !applied(db).isSubset(of: known)
  }

  /// Whether every step was applied.
  package func areComplete(_ db: Connection) throws -> Bool {
    let applied = try applied(db)
    return steps.allSatisfy { applied.contains($0.name) }
  }

  /// Applies the steps that were not applied yet, each in a transaction.
  package func apply(_ db: Connection) throws {
    for step in steps {
      try db.transaction {
        // Another process may have applied it already.
        guard try !applied(db).contains(step.name) else { return }
        try db.execute("CREATE TABLE IF NOT EXISTS \(Self.table) (identifier TEXT NOT NULL PRIMARY KEY)")
        try db.execute(step.sql)
        try db.run("INSERT INTO \(Self.table) (identifier) VALUES (?)", [.text(step.name)])
      }
    }
  }

  private func applied(_ db: Connection) throws -> Set<String> {
    guard try db.hasTable(Self.table) else { return [] }
    return try Set(db.statement("SELECT identifier FROM \(Self.table)").all { $0.text(0) })
  }

  /// The name in the libraries that earlier versions, which used GRDB, have written.
  private static let table = "grdb_migrations"
}

extension Connection {
  /// Whether there is a table with this name.
  package func hasTable(_ name: String) throws -> Bool {
    try integer("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(name)]) != 0
  }
}
