import JSONText
import MovieDomain

extension PersonDetails {
  /// Needs what a `Person` needs. Films that cannot be read are nil.
  init?(_ json: JSONNode) {
    guard let person = Person(json) else { return nil }
    self.init(
      person: person, biography: json.text("biography"),
      birthday: CalendarDate(iso8601: Substring(json.text("birthday"))),
      deathday: CalendarDate(iso8601: Substring(json.text("deathday"))),
      birthplace: json.textIfAny("place_of_birth"), homepage: json.textIfAny("homepage"),
      films: json["movie_credits"].flatMap(Self.films))
  }

  private static func films(_ credits: JSONNode) -> [Film]? {
    guard credits.isObject else { return nil }
    return ["cast", "crew"].flatMap { credits.list($0, Film.init)?.rows ?? [] }
  }
}

extension PersonDetails.Film {
  /// Needs what a `Movie` needs.
  init?(_ json: JSONNode) {
    guard let movie = Movie(json) else { return nil }
    self.init(movie: movie, roles: [json.trimmed("character"), json.trimmed("job")].filter { !$0.isEmpty })
  }
}
