import MovieDomain

/// The people of the catalog, by id and by name.
struct People: Sendable {
  /// A person of the catalog. Ids and names are parsed at once, the other fields on demand: a film's page needs few.
  struct Entry: Sendable {
    let id: Person.ID
    /// An id that the person had before two entries were merged.
    let formerID: Person.ID?
    /// The name as it is in credits.
    let name: CatalogText
    private let record: RecordReader.Record
  }

  /// All people, parsed on first use.
  static let all = People(personRecords)

  let entries: [Entry]

  init(_ text: CatalogText) {
    entries = RecordReader(rest: text).compactMap(Entry.init)
  }

  func named(_ name: CatalogText) -> Entry? {
    entries.first { $0.name == name }
  }

  func with(id: Person.ID) -> Entry? {
    entries.first { $0.id == id || $0.formerID == id }
  }
}

extension People.Entry {
  /// Nil when a required field is missing. The name follows the ids.
  init?(_ record: RecordReader.Record) {
    var (id, formerID): (Int?, Int?)
    for (key, value) in record.fields {
      switch key {
      case "id": id = value.integer
      case "former-id": formerID = value.integer
      case "person":
        guard let id, id > 0, !value.isEmpty else { return nil }
        self.init(id: id, formerID: formerID, name: value, record: record)
        return
      default: break
      }
    }
    return nil
  }

  var person: Person {
    var person = Person(id: id, name: name.string)
    person.department = record.first("known-for")?.string
    person.popularity = popularity
    return person
  }

  var popularity: Double? { record.first("popularity")?.decimal }
  var biography: String { record.first("biography")?.string ?? "" }
  var birthday: CalendarDate? { record.first("born")?.date }
  var deathday: CalendarDate? { record.first("died")?.date }
  var birthplace: String? { record.first("birthplace")?.string }
}

/// A person's line of work, under TMDb's name.
enum Department: String, CaseIterable {
  // Where a person has as many films in one department as in another, the first one counts.
  case directing = "Directing"
  case acting = "Acting"
  case writing = "Writing"
  case production = "Production"
  case camera = "Camera"
  case editing = "Editing"
  case sound = "Sound"
  case art = "Art"
  case costumes = "Costume & Make-Up"
  case effects = "Visual Effects"

  init?(job: CatalogText) {
    switch job {
    case "Director": self = .directing
    case "Screenplay", "Story", "Novel", "Short Story", "Theatre Play", "Characters": self = .writing
    case "Producer": self = .production
    case "Director of Photography": self = .camera
    case "Editor": self = .editing
    case "Original Music Composer": self = .sound
    case "Production Design": self = .art
    case "Costume Design": self = .costumes
    case "Animation": self = .effects
    default: return nil
    }
  }

  /// The department in which a person has most films. Nil without credits.
  ///
  /// `films` are the person's credits, film by film.
  init?(of films: [[Credit]]) {
    var counts: [Department: Int] = [:]
    for credits in films {
      let departments = credits.compactMap { $0.isCast ? .acting : Department(job: $0.part) }
      for department in Set(departments) {
        counts[department, default: 0] += 1
      }
    }
    guard let most = counts.values.max(), let first = Self.allCases.first(where: { counts[$0] == most }) else {
      return nil
    }
    self = first
  }
}
