import MovieDomain

/// The people of the catalog, by id and by name.
struct People: Sendable {
  /// A person of the catalog.
  struct Entry: Sendable {
    var person: Person
    var biography: String
    var birthday: CalendarDate?
    var deathday: CalendarDate?
    var birthplace: String?
  }

  /// All people, parsed on first use.
  static let all = People(personRecords)

  let entries: [Entry]
  /// The index of each person in `entries`, by name.
  private let places: [String: Int]

  init(_ text: String) {
    entries = RecordReader(text).compactMap(Entry.init)
    places = Dictionary(entries.enumerated().map { ($1.person.name, $0) }) { first, _ in first }
  }

  func named(_ name: Substring) -> Entry? {
    places[String(name)].map { entries[$0] }
  }

  func with(id: Person.ID) -> Entry? {
    entries.first { $0.person.id == id }
  }
}

extension People.Entry {
  init?(_ record: RecordReader.Record) {
    guard let id = record.first("id").flatMap({ Int($0) }), let name = record.first("person") else { return nil }
    person = Person(
      id: id, name: String(name), department: record.first("known-for").map(String.init),
      popularity: record.first("popularity").flatMap { Double($0) })
    biography = String(record.first("biography") ?? "")
    birthday = record.first("born").flatMap { CalendarDate(iso8601: $0) }
    deathday = record.first("died").flatMap { CalendarDate(iso8601: $0) }
    birthplace = record.first("birthplace").map(String.init)
  }
}
