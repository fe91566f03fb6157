import Foundation
import MovieStore
import Testing

@Suite struct ConnectionTests {
  private let db: Connection

  init() throws {
    db = try Connection(path: ":memory:")
    try db.execute("CREATE TABLE film (id INTEGER PRIMARY KEY, title); INSERT INTO film VALUES (1, 'Nosferatu')")
  }

  @Test(arguments: [
    SQLiteValue.null, .integer(Int64.min), .integer(Int64.max), .real(-0.5), .text(""), .text("Ночь"),
    .text("a\u{0}b"), .blob([]), .blob([0, 255]),
  ])
  func `Values are stored as they are`(value: SQLiteValue) throws {
    #expect(try db.statement("SELECT ?").first([value]) { $0.value(0) } == value)
  }

  @Test func `A column of another type is nil`() throws {
    try db.statement("SELECT 1, 'a', x'ff', NULL, 1.5").run { row in
      #expect((0..<5).map { row.integer($0) } == [1, nil, nil, nil, nil])
      #expect((0..<5).map { row.text($0) } == [nil, "a", nil, nil, nil])
      #expect((0..<5).map { row.real($0) } == [1, nil, nil, nil, 1.5])
      #expect((0..<5).map { row.bytes($0) } == [nil, [97], [255], nil, nil])
      #expect((0..<5).map { row.isNull($0) } == [false, false, false, true, false])
      return true
    }
  }

  @Test func `Text that is not UTF-8 is repaired, and its bytes are kept`() throws {
    let (text, bytes) = try #require(
      try db.statement("SELECT CAST(x'61ff' AS TEXT)").first { row in (row.text(0), row.bytes(0)) })
    #expect(text == "a\u{FFFD}")
    #expect(bytes == [0x61, 0xFF])
  }

  @Test func `A statement runs inside the loop of the same statement`() throws {
    try db.run("INSERT INTO film VALUES (2, 'Faust')")
    let sql = "SELECT id FROM film ORDER BY id"
    let pairs = try db.statement(sql).all { outer in try db.statement(sql).all { $0.integer(0) } + [outer.integer(0)] }
    #expect(pairs == [[1, 2, 1], [1, 2, 2]])
  }

  @Test func `An error rolls a transaction back`() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try db.transaction {
        try db.run("DELETE FROM film")
        throw Failure()
      }
    }
    #expect(try db.text("SELECT title FROM film WHERE id = 1") == "Nosferatu")
  }

  @Test func `Errors have the codes and messages of SQLite`() throws {
    let unique = #expect(throws: SQLiteError.self) { try db.run("INSERT INTO film VALUES (1, 'Faust')") }
    #expect(unique?.code == 19)
    #expect(unique?.extended == 1555)
    #expect(unique?.message == "UNIQUE constraint failed: film.id")
    let quotes = #expect(throws: SQLiteError.self) { try db.run("SELECT \"a\"") }
    #expect(quotes?.message == "no such column: a")
    let folder = #expect(throws: SQLiteError.self) { try Connection(path: "/") }
    #expect(folder?.code == 14)
    db.close()
    let closed = #expect(throws: SQLiteError.self) { try db.run("SELECT 1") }
    #expect(closed?.code == 21)
  }

  @Test func `A missing file is not created unless that is wanted`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    #expect(throws: SQLiteError.self) { try Connection(path: path, createsFile: false) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
