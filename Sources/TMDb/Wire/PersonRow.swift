import MovieDomain

/// A person in TMDb's response.
struct PersonRow: Decodable, Sendable {
  let person: Person

  private enum CodingKeys: String, CodingKey {
    case id, name, popularity
    case department = "known_for_department"
    case profilePath = "profile_path"
    case knownFor = "known_for"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.integer(.id), id > 0, let name = container.textIfAny(.name) else {
      throw DecodingError.unreadable(decoder, "A person needs an id and a name.")
    }
    person = Person(
      id: id, name: name, department: container.textIfAny(.department), popularity: container.number(.popularity),
      profilePath: container.textIfAny(.profilePath),
      knownFor: container.list(of: WorkRow.self, .knownFor)?.rows.map(\.work) ?? [])
  }

  /// A film or a TV series. Films have a title, series a name.
  private struct WorkRow: Decodable {
    let work: Person.Work

    private enum CodingKeys: String, CodingKey {
      case id, title, name
      case mediaType = "media_type"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let title = container.textIfAny(.title) ?? container.textIfAny(.name) else {
        throw DecodingError.unreadable(decoder, "A work needs a title.")
      }
      let isMovie = container.text(.mediaType) != "tv"
      work = Person.Work(title: title, movieID: isMovie ? container.integer(.id) : nil)
    }
  }
}
