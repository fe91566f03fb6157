import HTTPTypes
import MovieHTTP

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
  init(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) {
    let status = entry.head.status.code
    let fields = entry.head.headerFields.map { "\($0.name.rawName): \($0.value)" }.joined(separator: "\n")
    self.init(
      key: key.text, confirmedAt: entry.confirmedAt, usedAt: entry.confirmedAt, status: status, fields: fields,
      body: entry.body, checksum: Self.checksum(key.text, entry.confirmedAt, status, fields, entry.body))
  }

  static func read(_ key: HTTPCacheKey, from db: Connection) throws -> CacheRow? {
    let statement = try db.statement(
      "SELECT confirmedAt, usedAt, status, fields, checksum, body FROM answer WHERE key = ?")
    return try statement.first([.text(key.text)]) { row in
      // The checksum finds values that replace damaged ones.
      let times = HTTPCacheEntry.times
      return CacheRow(
        key: key.text, confirmedAt: row.integer(0) ?? 0,
        usedAt: min(max(row.integer(1) ?? 0, times.lowerBound), times.upperBound),
        status: row.integer(2).flatMap { Int(exactly: $0) } ?? 0, fields: row.text(3) ?? "",
        body: row.bytes(5) ?? [], checksum: row.integer(4) ?? 0)
    }
  }

  func write(to db: Connection) throws {
    try db.run(
      "INSERT OR REPLACE INTO answer VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .text(key), .integer(confirmedAt), .integer(usedAt), .integer(size), .integer(checksum), .integer(status),
        .text(fields), .blob(body),
      ])
  }

  /// Stores when entries were last used.
  static func touch(_ uses: [HTTPCacheKey: Int64], in db: Connection) throws {
    for (key, seconds) in uses {
      try db.run("UPDATE answer SET usedAt = max(usedAt, ?) WHERE key = ?", [.integer(seconds), .text(key.text)])
    }
  }

  static func remove(_ key: HTTPCacheKey, from db: Connection) throws {
    try db.run("DELETE FROM answer WHERE key = ?", [.text(key.text)])
  }

  static func removeAll(confirmedBefore seconds: Int64, from db: Connection) throws {
    try db.run("DELETE FROM answer WHERE confirmedAt <= ?", [.integer(seconds)])
  }

  /// Removes the entries that were not used for the longest time if all do not fit in `bytes`, until `slack` is free.
  /// Returns how much can be written until this has to be done again: `slack` at most, because other processes write, too.
  ///
  /// A damaged size counts as the limit at most, because SQLite fails where a sum overflows.
  static func shrink(to bytes: Int, slack: Int, in db: Connection) throws -> Int {
    let size = "min(max(size, 0), \(bytes))"
    let total = try db.integer("SELECT coalesce(sum(\(size)), 0) FROM answer") ?? 0
    guard total > bytes else { return min(slack, bytes - Int(total)) }
    try db.run(
      """
      DELETE FROM answer WHERE rowid IN (
        SELECT id FROM (SELECT rowid AS id, sum(\(size)) OVER (ORDER BY usedAt DESC, rowid DESC) AS total FROM answer)
        WHERE total > ?)
      """, [.integer(bytes - slack)])
    return slack
  }
}
