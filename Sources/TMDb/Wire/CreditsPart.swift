import MovieDomain

/// The cast and crew in TMDb's response, with one row for each character or job.
struct CreditsPart: Decodable {
  let credits: Credits

  private enum CodingKeys: String, CodingKey {
    case cast, crew
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let cast = container.list(of: CastRow.self, .cast)
    let crew = container.list(of: CrewRow.self, .crew)
    guard cast != nil || crew != nil else {
      throw DecodingError.unreadable(decoder, "Credits need a cast or a crew.")
    }
    credits = Credits(
      cast: (cast?.rows ?? []).map(\.member), crew: (crew?.rows ?? []).map(\.member),
      skipped: (cast?.skipped ?? 0) + (crew?.skipped ?? 0))
  }

  private enum RowKeys: String, CodingKey {
    case id, name, character, job
    case originalName = "original_name"
    case profilePath = "profile_path"
  }

  private struct CastRow: Decodable {
    let member: Credits.CastMember

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: RowKeys.self)
      let (id, name) = try CreditsPart.person(decoder, container)
      member = .init(
        id: id, name: name, characters: [container.trimmed(.character)],
        profilePath: container.textIfAny(.profilePath))
    }
  }

  private struct CrewRow: Decodable {
    let member: Credits.CrewMember

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: RowKeys.self)
      let (id, name) = try CreditsPart.person(decoder, container)
      member = .init(
        id: id, name: name, jobs: [container.trimmed(.job)], profilePath: container.textIfAny(.profilePath))
    }
  }

  private static func person(
    _ decoder: any Decoder, _ container: KeyedDecodingContainer<RowKeys>
  ) throws -> (id: Person.ID, name: String) {
    guard let id = container.integer(.id), id > 0,
      let name = container.textIfAny(.name) ?? container.textIfAny(.originalName)
    else { throw DecodingError.unreadable(decoder, "A credit needs an id and a name.") }
    return (id, name)
  }
}
