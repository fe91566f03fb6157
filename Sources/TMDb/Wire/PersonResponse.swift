import MovieDomain

/// A person in TMDb's response, with films. If the films cannot be decoded, they are nil.
struct PersonResponse: Decodable {
  let details: PersonDetails

  private enum CodingKeys: String, CodingKey {
    case biography, birthday, deathday, homepage
    case birthplace = "place_of_birth"
    case credits = "movie_credits"
  }

  init(from decoder: any Decoder) throws {
    let person = try PersonRow(from: decoder).person
    let container = try decoder.container(keyedBy: CodingKeys.self)
    details = PersonDetails(
      person: person, biography: container.text(.biography),
      birthday: CalendarDate(iso8601: Substring(container.text(.birthday))),
      deathday: CalendarDate(iso8601: Substring(container.text(.deathday))),
      birthplace: container.textIfAny(.birthplace), homepage: container.textIfAny(.homepage),
      films: (try? container.decode(FilmsPart.self, forKey: .credits))?.films)
  }

  private struct FilmsPart: Decodable {
    let films: [PersonDetails.Film]

    private enum CodingKeys: String, CodingKey {
      case cast, crew
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let rows =
        (container.list(of: FilmRow.self, .cast)?.rows ?? []) + (container.list(of: FilmRow.self, .crew)?.rows ?? [])
      films = rows.map(\.film)
    }
  }

  private struct FilmRow: Decodable {
    let film: PersonDetails.Film

    private enum CodingKeys: String, CodingKey {
      case character, job
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let roles = [container.trimmed(.character), container.trimmed(.job)]
      film = PersonDetails.Film(movie: try MovieRow(from: decoder).movie, roles: roles.filter { !$0.isEmpty })
    }
  }
}
