import Foundation
import GRDB
import HTTPPort
import HTTPTypes

/// A cached response as a row of the database. A checksum detects damaged rows.
struct CacheRow: Sendable {
  static let schema = """
    CREATE TABLE answer (
      key TEXT NOT NULL PRIMARY KEY, confirmedAt INTEGER NOT NULL, usedAt INTEGER NOT NULL, size INTEGER NOT NULL,
      checksum INTEGER NOT NULL, status INTEGER NOT NULL, fields TEXT NOT NULL, body BLOB NOT NULL);
    CREATE INDEX answerByUse ON answer (usedAt, size);
    CREATE INDEX answerByAge ON answer (confirmedAt);
    """

  let key: String
  let confirmedAt: Int64
  /// Within `HTTPCacheEntry.times`.
  let usedAt: Int64
  let status: Int
  /// The header fields, one on each line.
  let fields: String
  let body: [UInt8]
  let checksum: Int64

  init(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) {
    self.key = key.text
    confirmedAt = entry.confirmedAt
    usedAt = entry.confirmedAt
    status = entry.head.status.code
    fields = entry.head.headerFields.map { "\($0.name.rawName): \($0.value)" }.joined(separator: "\n")
    body = entry.body
    checksum = Self.checksum(self.key, confirmedAt, status, fields, body)
  }

  /// The cached response; nil when the row is damaged.
  var entry: HTTPCacheEntry? {
    guard checksum == Self.checksum(key, confirmedAt, status, fields, body), (200..<300).contains(status),
      HTTPCacheEntry.times.contains(confirmedAt)
    else { return nil }
    var head = HTTPResponse(status: .init(code: status))
    for line in fields.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { return nil }
      head.headerFields.append(HTTPField(name: name, value: String(parts[1].drop { $0 == " " })))
    }
    return HTTPCacheEntry(head: head, body: body, confirmedAt: confirmedAt)
  }

  /// About how many bytes the row takes in the file, rounded up to whole pages.
  var size: Int {
    let bytes = key.utf8.count * 2 + fields.utf8.count + body.count + 100
    return (bytes + 4095) / 4096 * 4096
  }

  private static func checksum(
    _ key: String, _ confirmedAt: Int64, _ status: Int, _ fields: String, _ body: [UInt8]
  ) -> Int64 {
    var checksum = Checksum()
    checksum.add(Array("\(key)\n\(confirmedAt)\n\(status)\n\(fields)".utf8))
    checksum.add(body)
    return Int64(bitPattern: checksum.value)
  }
}

extension CacheRow {
  static func read(_ key: HTTPCacheKey, from db: Database) throws -> CacheRow? {
    let statement = try db.cachedStatement(
      sql: "SELECT confirmedAt, usedAt, status, fields, checksum, body FROM answer WHERE key = ?")
    // With a cursor, the body is read without a copy of the row.
    let rows = try Row.fetchCursor(statement, arguments: [key.text])
    return try withExtendedLifetime(rows) {
      guard let row = try rows.next() else { return nil }
      // A damaged column can hold a value of any type, and GRDB's subscript would trap. The checksum finds the substitutes.
      let times = HTTPCacheEntry.times
      return CacheRow(
        key: key.text, confirmedAt: Int64.fromDatabaseValue(row[0]) ?? 0,
        usedAt: min(max(Int64.fromDatabaseValue(row[1]) ?? 0, times.lowerBound), times.upperBound),
        status: Int.fromDatabaseValue(row[2]) ?? 0, fields: String.fromDatabaseValue(row[3]) ?? "",
        body: (try? row.withUnsafeData(atIndex: 5) { $0.map(Array.init) ?? [] }) ?? [],
        checksum: Int64.fromDatabaseValue(row[4]) ?? 0)
    }
  }

  private init(
    key: String, confirmedAt: Int64, usedAt: Int64, status: Int, fields: String, body: [UInt8], checksum: Int64
  ) {
    self.key = key
    self.confirmedAt = confirmedAt
    self.usedAt = usedAt
    self.status = status
    self.fields = fields
    self.body = body
    self.checksum = checksum
  }

  func write(to db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO answer VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      .execute(arguments: [key, confirmedAt, usedAt, size, checksum, status, fields, Data(body)])
  }

  /// Stores when entries were last used.
  static func touch(_ uses: [HTTPCacheKey: Int64], in db: Database) throws {
    for (key, seconds) in uses {
      try db.cachedStatement(sql: "UPDATE answer SET usedAt = max(usedAt, ?) WHERE key = ?")
        .execute(arguments: [seconds, key.text])
    }
  }

  static func remove(_ key: HTTPCacheKey, from db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM answer WHERE key = ?").execute(arguments: [key.text])
  }

  static func removeAll(confirmedBefore seconds: Int64, from db: Database) throws {
    try db.cachedStatement(sql: "DELETE FROM answer WHERE confirmedAt <= ?").execute(arguments: [seconds])
  }

  /// Removes the entries that were not used for the longest time, until the others fit in `bytes`.
  ///
  /// A damaged size counts as the limit at most, because SQLite fails where a sum overflows.
  static func shrink(to bytes: Int, in db: Database) throws {
    let size = "min(max(size, 0), \(bytes))"
    let total = try db.cachedStatement(sql: "SELECT coalesce(sum(\(size)), 0) FROM answer")
    guard try Int.fetchOne(total) ?? 0 > bytes else { return }
    try db.cachedStatement(
      sql: """
        DELETE FROM answer WHERE rowid IN (
          SELECT id FROM (SELECT rowid AS id, sum(\(size)) OVER (ORDER BY usedAt DESC, rowid DESC) AS total FROM answer)
          WHERE total > ?)
        """
    ).execute(arguments: [bytes])
  }
}
