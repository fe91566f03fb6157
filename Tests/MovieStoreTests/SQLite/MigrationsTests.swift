import MovieStore
import Testing

@Suite struct MigrationsTests {
  private let first = (name: "1", sql: "CREATE TABLE film (id)")
  private let second = (name: "2", sql: "ALTER TABLE film ADD COLUMN title; INSERT INTO film VALUES (1, 'Faust')")

  @Test func `Steps are applied once, in order`() throws {
    let db = try Connection(path: ":memory:")
    let old = Migrations([first])
    try old.apply(db)
    #expect(try old.areComplete(db))
    let new = Migrations([first, second])
    #expect(try !new.areComplete(db))
    try new.apply(db)
    try new.apply(db)
    #expect(try new.areComplete(db))
    #expect(try db.integer("SELECT count(*) FROM film") == 1)
    #expect(try old.areSuperseded(db))
    #expect(try !new.areSuperseded(db))
  }

  @Test func `A failed step changes nothing`() throws {
    let db = try Connection(path: ":memory:")
    let migrations = Migrations([first, (name: "2", sql: "DROP TABLE film; DROP TABLE other")])
    #expect(throws: SQLiteError.self) { try migrations.apply(db) }
    #expect(try db.hasTable("film"))
    #expect(try !migrations.areComplete(db))
  }
}
