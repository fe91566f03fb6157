import JSONText

/// The types of the values in a stored record. They are checked many times faster than the record could be decoded.
indirect enum RecordShape: Sendable {
  case text, integer, number, flag
  case list(RecordShape)
  /// An object with any keys.
  case map(RecordShape)
  /// An object. Optional members may be missing or null.
  case members(KeyValuePairs<String, RecordShape>, optional: KeyValuePairs<String, RecordShape> = [:])

  /// Whether a value can be decoded as the record.
  func matches(_ value: JSONNode) -> Bool {
    switch self {
    case .text: value.isString
    case .integer: value.integer != nil
    case .number: value.number != nil
    case .flag: value.bool != nil
    case .list(let element): value.isArray && value.allChildrenSatisfy(element.matches)
    case .map(let element): value.isObject && value.allChildrenSatisfy(element.matches)
    case .members(let required, let optional):
      value.isObject && required.allSatisfy { name, shape in value[name].map(shape.matches) ?? false }
        && optional.allSatisfy { name, shape in value[name].map { $0.isNull || shape.matches($0) } ?? true }
    }
  }
}

extension MovieRecord {
  static let shape = RecordShape.members(
    [
      "id": .integer, "title": .text, "original_title": .text, "overview": .text, "genre_ids": .list(.integer),
      "adult": .flag,
    ],
    optional: [
      "original_language": .text, "release_date": .text, "vote_average": .number, "vote_count": .integer,
      "popularity": .number, "poster_path": .text, "backdrop_path": .text,
    ])
}

extension DetailsRecord {
  static let shape = RecordShape.members(
    ["tagline": .text, "genres": .list(.members(["id": .integer, "name": .text]))],
    optional: [
      "production_countries": .list(.members(["iso_3166_1": .text, "name": .text])), "runtime": .integer,
      "budget": .integer, "revenue": .integer, "homepage": .text, "imdb_id": .text,
      "belongs_to_collection": .members(["id": .integer], optional: ["name": .text]), "overview_language": .text,
      "watching": watching, "credits": credits, "reviews": page(of: review),
    ])

  private static func page(of row: RecordShape) -> RecordShape {
    .members([
      "page": .integer, "total_pages": .integer, "total_results": .integer, "skipped": .integer, "results": .list(row),
    ])
  }

  private static let review = RecordShape.members(
    ["id": .text, "author": .text, "content": .text], optional: ["rating": .number, "date": .text])

  private static let credits: RecordShape = {
    let member = RecordShape.members(
      ["id": .integer, "name": .text],
      optional: ["characters": .list(.text), "jobs": .list(.text), "profile_path": .text])
    return .members(["cast": .list(member), "crew": .list(member), "skipped": .integer])
  }()

  private static let watching = RecordShape.members(
    [:],
    optional: [
      "options": .members(
        [
          "offers": .map(
            .list(.members(["provider_id": .integer, "provider_name": .text], optional: ["logo_path": .text])))
        ],
        optional: ["iso_3166_1": .text, "link": .text, "public_domain_year": .integer, "is_public_domain": .flag]),
      "release": .members(
        [:], optional: ["iso_3166_1": .text, "certification": .text, "digital_release_date": .text]),
      "videos": .list(
        .members(
          ["id": .text, "name": .text, "site": .text, "key": .text, "type": .text, "official": .flag],
          optional: ["iso_639_1": .text, "published_at": .text])),
      "recommendations": page(of: MovieRecord.shape),
    ])
}
