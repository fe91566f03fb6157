public import MovieDomain
import MovieJSON

/// The search history stored in the library database.
public struct StoredSearchHistory: SearchHistory {
  private let database: LibraryDatabase

  /// Creates a history in a database.
  public init(_ database: LibraryDatabase) {
    self.database = database
  }

  public func searches() async throws(StoreError) -> RecentSearches {
    try await database.read(ifMissing: RecentSearches(), Self.fetch)
  }

  public func record(_ query: String) async throws(StoreError) {
    try await update { $0.remember(query) }
  }

  @discardableResult
  public func remove(_ query: String) async throws(StoreError) -> Bool {
    var searches = try await searches()
    guard searches.remove(query) else { return false }
    return try await update { $0.remove(query) }
  }

  public func clear() async throws(StoreError) {
    guard try await !searches().queries.isEmpty else { return }
    try await update { $0 = RecentSearches() }
  }

  /// Reads and writes in one transaction, so that searches recorded by other processes stay. Unreadable rows stay, too.
  private func update<Value: Sendable>(
    _ change: @escaping @Sendable (inout RecentSearches) -> Value
  ) async throws(StoreError) -> Value {
    try await database.write { db in
      let old = try Self.fetch(db)
      var searches = old
      let value = change(&searches)
      guard searches != old else { return value }
      try db.run("DELETE FROM search WHERE \(Self.isReadable)")
      let taken = try Set(db.statement("SELECT place FROM search").all { $0.integer(0) })
      let places = (Int64(0)...).lazy.filter { !taken.contains($0) }
      for (place, query) in zip(places, searches.queries) {
        try db.run("INSERT INTO search (place, query) VALUES (?, ?)", [.integer(place), .text(query)])
      }
      return value
    }
  }

  private static func fetch(_ db: Connection) throws -> RecentSearches {
    RecentSearches(
      try db.statement("SELECT query FROM search WHERE \(isReadable) ORDER BY place").all { $0.text(0) })
  }

  private static let isReadable = "typeof(query) = 'text'"
}

/// What the news scene has shown, stored in the library database as a single value.
public struct StoredNewsMemory: NewsMemory {
  private let database: LibraryDatabase

  /// Creates a memory in a database.
  public init(_ database: LibraryDatabase) {
    self.database = database
  }

  /// A damaged value counts as none: the next look is the first one.
  public func told() async throws(StoreError) -> [String: ToldFacts] {
    let text = try await database.read(ifMissing: nil) { try $0.text("SELECT value FROM fact WHERE name = 'news'") }
    guard let text, let json = JSONNode(parsing: Array(text.utf8)), json.isObject else { return [:] }
    return Dictionary(
      json.members.compactMap { key, value in (try? ToldFacts(record: value)).map { (key, $0) } }
    ) { first, _ in first }
  }

  public func remember(_ facts: [String: ToldFacts]) async throws(StoreError) {
    // Nothing is created for a viewer without films, whose folder may be read-only.
    guard try await told() != facts else { return }
    let members = facts.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value.record) }
    let text = JSONValue.object(members).encoded()
    try await database.write { db in
      try db.run("INSERT OR REPLACE INTO fact (name, value) VALUES ('news', ?)", [.text(text)])
    }
  }
}

extension ToldFacts {
  init(record: JSONNode) throws {
    let days = try record.required("days") { days in
      days.members.compactMap { name, day in
        FilmDay.Kind(rawValue: name).flatMap { kind in CalendarDate(stored: day.string).map { (kind, $0) } }
      }
    }
    self.init(
      on: try record.required("day") { CalendarDate(stored: $0.string) },
      in: try record.optional("iso_3166_1", \.string).flatMap { Region($0) },
      days: Dictionary(days) { first, _ in first },
      ids: Set(try record.required("ids") { $0.elements(\.integer) }))
  }

  var record: JSONValue {
    .record([
      "day": .string(day.description), "iso_3166_1": .text(region?.code),
      "days": .object(days.map { .init($0.key.rawValue, .string($0.value.description)) }.sorted { $0.key < $1.key }),
      "ids": .array(ids.sorted().map { .int($0) }),
    ])
  }
}

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

  /// Forgets the marks that a sync has added or removed and that are being put back, so that the next one removes nothing
  /// because of that. A rating in place of another one stays known: what is put back then counts as changed here. The
  /// change has been undone, and has what the sync made. Returns false for a change that is not of a sync.
  static func forget(undone number: Int64, _ db: Connection) throws -> Bool {
    let sync = "SELECT 1 FROM change JOIN fact ON name = '\(change)' || id WHERE number = ?"
    guard try db.integer(sync, [.integer(number)]) != nil else { return false }
    for list in AccountList.allCases {
      func value(_ table: String) -> String {
        list == .ratings ? "(\(table).stars IS NULL)" : "(\(table).\(list.shelf.column) = '')"
      }
      try db.run(
        """
        DELETE FROM fact WHERE name IN (
          SELECT '\(mark)\(list.rawValue) ' || film.id FROM film JOIN changedFilm ON key = film
          WHERE change = ? AND \(value("film")) IS NOT \(value("changedFilm")))
        """, [.integer(number)])
    }
    return true
  }

  /// Forgets everything, so that the next sync removes nothing.
  static func forget(_ db: Connection) throws {
    try db.run("DELETE FROM fact WHERE name >= 'sync ' AND name < 'sync!'")
  }

  public func remember(
    _ marks: [AccountMark: Int?], of account: String?, in change: ChangeID
  ) async throws(StoreError) {
    try await database.write { db in
      let known = try db.text("SELECT value FROM fact WHERE name = '\(Self.account)'")
      guard let account = account ?? known else { return }
      if known != account {
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
