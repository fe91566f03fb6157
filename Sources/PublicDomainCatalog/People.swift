import MovieDomain

/// The people of the catalog, by id and by name.
struct People: Sendable {
  /// A person of the catalog.
  struct Entry: Sendable {
    /// The name as it is in credits.
    var name: CatalogText = ""
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
  private let places: [CatalogText: Int]

  init(_ text: CatalogText) {
    entries = RecordReader(text).compactMap(Entry.init)
    places = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  func named(_ name: CatalogText) -> Entry? {
    places[name].map { entries[$0] }
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
      case "id": person.id = value.integer ?? 0
      case "former-id": formerID = value.integer
      case "person": name = value
      case "known-for": person.department = value.string
      case "popularity": person.popularity = value.decimal
      case "biography": biography = value.string
      case "born": birthday = value.date
      case "died": deathday = value.date
      case "birthplace": birthplace = value.string
      default: break
      }
    }
    guard person.id > 0, !name.isEmpty else { return nil }
    person.name = name.string
  }
}
