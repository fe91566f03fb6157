import MovieDomain
import MovieJSON

extension Person {
  /// Needs an id and a name. Adult works are left out unless the user wants them.
  init?(_ json: JSONNode, includesAdult: Bool) {
    guard let id = json.integer("id"), id > 0, let name = json.textIfAny("name") else { return nil }
    self.init(
      id: id, name: name, department: json.textIfAny("known_for_department"), popularity: json.number("popularity"),
      profilePath: json.textIfAny("profile_path"),
      knownFor: json.list("known_for") { includesAdult || !$0.flag("adult") ? Work($0) : nil }?.rows ?? [])
  }
}

extension Person.Work {
  /// Needs a title. Films have a title, series a name.
  init?(_ json: JSONNode) {
    guard let title = json.textIfAny("title") ?? json.textIfAny("name") else { return nil }
    self.init(title: title, movieID: json.text("media_type") == "tv" ? nil : json.integer("id"))
  }
}

extension PersonDetails {
  /// Needs what a `Person` needs. Films that cannot be read are nil.
  init?(_ json: JSONNode, includesAdult: Bool) {
    guard let person = Person(json, includesAdult: includesAdult) else { return nil }
    self.init(
      person: person, biography: json.text("biography"),
      birthday: CalendarDate(iso8601: Substring(json.text("birthday"))),
      deathday: CalendarDate(iso8601: Substring(json.text("deathday"))),
      birthplace: json.textIfAny("place_of_birth"), homepage: json.textIfAny("homepage"),
      films: json["movie_credits"].flatMap(Self.films))
  }

  private static func films(_ credits: JSONNode) -> [Film]? {
    guard credits.isObject else { return nil }
    func texts(_ key: String, of row: JSONNode) -> [String] { [row.trimmed(key)].filter { !$0.isEmpty } }
    let parts = [
      credits.list("cast") { row in Movie(row).map { Film(movie: $0, characters: texts("character", of: row)) } },
      credits.list("crew") { row in Movie(row).map { Film(movie: $0, jobs: texts("job", of: row)) } },
    ].compactMap(\.self)
    // A person of whose films none can be read has some nevertheless.
    if parts.allSatisfy(\.rows.isEmpty), parts.contains(where: { $0.skipped > 0 }) { return nil }
    return parts.flatMap(\.rows)
  }
}
