public import MovieDomain
import MovieJSON

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
