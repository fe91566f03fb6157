import MovieDomain

/// The people of the catalog, by id and by name.
struct People: Sendable {
  /// A person of the catalog.
  struct Entry: Sendable {
    var person: Person
    /// An id that the person had before two entries were merged.
    var formerID: Person.ID?
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
    entries.first { $0.person.id == id || $0.formerID == id }
  }
}

extension People.Entry {
  /// Nil when a required field is missing.
  init?(_ record: RecordReader.Record) {
    person = Person(id: 0, name: "")
    biography = ""
    for (key, value) in record.fields {
      switch key {
      case "id": person.id = Int(value) ?? 0
      case "former-id": formerID = Int(value)
      case "person": person.name = String(value)
      case "known-for": person.department = String(value)
      case "popularity": person.popularity = Double(value)
      case "biography": biography = String(value)
      case "born": birthday = CalendarDate(iso8601: value)
      case "died": deathday = CalendarDate(iso8601: value)
      case "birthplace": birthplace = String(value)
      default: break
      }
    }
    guard person.id > 0, !person.name.isEmpty else { return nil }
  }
}
