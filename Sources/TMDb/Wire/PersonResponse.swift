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
      let cast = (container.list(of: FilmRow.self, .cast)?.rows ?? []).map { row in
        PersonDetails.Film(movie: row.movie, characters: row.character.isEmpty ? [] : [row.character])
      }
      let crew = (container.list(of: FilmRow.self, .crew)?.rows ?? []).map { row in
        PersonDetails.Film(movie: row.movie, jobs: row.job.isEmpty ? [] : [row.job])
      }
      films = cast + crew
    }
  }

  private struct FilmRow: Decodable {
    let movie: Movie
    let character: String
    let job: String

    private enum CodingKeys: String, CodingKey {
      case character, job
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      character = container.trimmed(.character)
      job = container.trimmed(.job)
      movie = try MovieRow(from: decoder).movie
    }
  }
}
