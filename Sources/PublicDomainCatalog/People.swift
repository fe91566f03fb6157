import MovieDomain

/// A person who is credited in a film of the catalog. What else is known of some of them is parsed on demand.
struct CreditedPerson: Sendable {
  let id: Person.ID
  let name: CatalogText
  private let record: CatalogText?

  /// All people in the order of their ids, read from the credits on first use.
  static let all: [CreditedPerson] = {
    let names = Dictionary(Film.all.flatMap(\.credits).map { ($0.person, $0.name) }) { first, _ in first }
    let records = Dictionary(personRecords.records.map { ($0.first("id")?.integer ?? 0, $0) }) { first, _ in first }
    return names.sorted { $0.key < $1.key }
      .map { CreditedPerson(id: $0.key, name: $0.value, record: records[$0.key]) }
  }()

  var person: Person {
    var person = Person(id: id, name: name.string)
    person.department = record?.first("known-for")?.string
    person.popularity = popularity
    return person
  }

  var popularity: Double? { record?.first("popularity")?.decimal }
  var biography: String { record?.first("biography")?.string ?? "" }
  var birthday: CalendarDate? { record?.first("born")?.date }
  var deathday: CalendarDate? { record?.first("died")?.date }
  var birthplace: String? { record?.first("birthplace")?.string }
}

/// A line of work, under TMDb's name.
struct Department {
  private static let acting = "Acting"

  /// Where a person has as many films in one department as in another, the first one counts.
  static let all = [
    Department(name: "Directing", jobs: ["Director"]),
    Department(name: acting, jobs: []),
    Department(
      name: "Writing", jobs: ["Screenplay", "Story", "Novel", "Short Story", "Theatre Play", "Characters"]),
    Department(name: "Production", jobs: ["Producer"]),
    Department(name: "Camera", jobs: ["Director of Photography"]),
    Department(name: "Editing", jobs: ["Editor"]),
    Department(name: "Sound", jobs: ["Original Music Composer"]),
    Department(name: "Art", jobs: ["Production Design"]),
    Department(name: "Costume & Make-Up", jobs: ["Costume Design"]),
    Department(name: "Visual Effects", jobs: ["Animation"]),
  ]

  let name: String
  let jobs: [CatalogText]

  func has(_ credit: Credit) -> Bool { credit.isCast ? name == Self.acting : jobs.contains(credit.part) }

  /// The name of the department in which a person has most films. Nil without credits.
  ///
  /// `films` are the person's credits, film by film.
  static func main(of films: [[Credit]]) -> String? {
    let counts = all.map { department in
      (name: department.name, films: films.count { $0.contains(where: department.has) })
    }
    // The first of several with the most.
    return counts.max { $0.films < $1.films }.flatMap { $0.films > 0 ? $0.name : nil }
  }
}
