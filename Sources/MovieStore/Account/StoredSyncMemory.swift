public import MovieDomain

/// What both sides had after the last sync, stored in the library database: a fact for each mark, so that each change that
/// is made costs one row.
public struct StoredSyncMemory: SyncMemory {
  private static let account = "sync account"
  private static let change = "sync change "
  private static let mark = "sync "
  private let database: LibraryDatabase

  /// Creates a memory in a database.
  public init(_ database: LibraryDatabase) {
    self.database = database
  }

  public func lock() throws(StoreError) -> any AnyObject & Sendable {
    try database.file.folder.create()
    return try FileLock(database.file.folder.path + "/sync.lock")
  }

  /// A damaged mark counts as one that was not seen, so that nothing is removed because of it.
  public func last() async throws(StoreError) -> (account: String, marks: AccountMarks)? {
    let facts = try await database.read(ifMissing: []) { db in
      try db.statement("SELECT name, value FROM fact WHERE name >= 'sync ' AND name < 'sync!'")
        .all { (name: $0.text(0) ?? "", value: $0.text(1) ?? "") }
    }
    guard let account = facts.first(where: { $0.name == Self.account })?.value else { return nil }
    let marks = facts.compactMap { fact in
      AccountMark(rawValue: String(fact.name.dropFirst(Self.mark.count)))
        .flatMap { mark in Int(fact.value).map { (mark, $0) } }
    }
    return (account, Dictionary(marks) { first, _ in first })
  }

  /// Forgets the marks that a sync has changed and that are being put back, so that the next one removes nothing because
  /// of that. The change has been undone, and has what the sync made.
  static func forget(undone number: Int64, _ db: Connection) throws {
    let sync = "SELECT 1 FROM change JOIN fact ON name = '\(change)' || id WHERE number = ?"
    guard try db.integer(sync, [.integer(number)]) != nil else { return }
    for list in AccountList.allCases {
      func value(_ table: String) -> String {
        list == .ratings ? "\(table).stars" : "(\(table).\(list.shelf.column) = '')"
      }
      try db.run(
        """
        DELETE FROM fact WHERE name IN (
          SELECT '\(mark)\(list.rawValue) ' || film.id FROM film JOIN changedFilm ON key = film
          WHERE change = ? AND \(value("film")) IS NOT \(value("changedFilm")))
        """, [.integer(number)])
    }
  }

  /// Forgets everything, so that the next sync removes nothing.
  static func forget(_ db: Connection) throws {
    try db.run("DELETE FROM fact WHERE name >= 'sync ' AND name < 'sync!'")
  }

  public func remember(
    _ marks: [AccountMark: Int?], of account: String, in change: ChangeID
  ) async throws(StoreError) {
    try await database.write { db in
      if try db.text("SELECT value FROM fact WHERE name = '\(Self.account)'") != account {
        try Self.forget(db)
        try db.run("INSERT INTO fact (name, value) VALUES ('\(Self.account)', ?)", [.text(account)])
      }
      // Syncs that can no longer be undone do not matter.
      let number = "substr(name, \(Self.change.utf8.count + 1))"
      try db.run("DELETE FROM fact WHERE name GLOB '\(Self.change)*' AND \(number) NOT IN (SELECT id FROM change)")
      try db.run("INSERT OR REPLACE INTO fact (name, value) VALUES (?, '')", [.text("\(Self.change)\(change.number)")])
      for (mark, value) in marks {
        if let value {
          try db.run(
            "INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)",
            [.text(Self.mark + mark.rawValue), .text(String(value))])
        } else {
          try db.run("DELETE FROM fact WHERE name = ?", [.text(Self.mark + mark.rawValue)])
        }
      }
    }
  }
}
