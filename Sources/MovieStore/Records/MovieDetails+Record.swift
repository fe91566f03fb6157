import MovieDomain
import MovieJSON

extension MovieDetails {
  /// Reads the details that lists do not show of a film.
  init(record: JSONNode, of movie: Movie) throws {
    let watching = try record.optional("watching") { $0 }
    self.init(
      movie: movie, tagline: try record.required("tagline", \.string),
      genres: try record.required("genres") { $0.elements(Genre.init(record:)) },
      countries: try Self.countries(in: record),
      runtime: try record.optional("runtime", \.integer), budget: try record.optional("budget", \.integer),
      revenue: try record.optional("revenue", \.integer), homepage: try record.optional("homepage", \.string),
      imdbID: try record.optional("imdb_id", \.string),
      collection: try record.optional("belongs_to_collection", MovieCollection.init(record:)),
      overviewLanguage: try record.optional("overview_language", \.string),
      credits: try record.optional("credits", Credits.init(record:)),
      reviews: try record.optional("reviews") { try ResultsPage(record: $0, Review.init(record:)) },
      watchOptions: try watching?.optional("options", WatchOptions.init(record:)),
      release: try watching?.optional("release", RegionalRelease.init(record:)),
      videos: try watching?.optional("videos") { $0.elements(Video.init(record:)) },
      recommendations: try watching?.optional("recommendations") { try ResultsPage(record: $0, Movie.init(record:)) })
  }

  private static func countries(in record: JSONNode) throws -> [Country] {
    let countries = try record.optional("production_countries") { countries in
      countries.elements { (code: try $0.required("iso_3166_1", \.string), name: try $0.required("name", \.string)) }
    }
    return (countries ?? []).compactMap { row in Region(row.code).map { Country($0, name: row.name) } }
  }

  /// The details that lists do not show. A part that was not loaded is missing.
  var record: JSONValue {
    .record([
      "tagline": .string(tagline), "genres": .array(genres.map(\.record)),
      "production_countries": countries.isEmpty ? .null : .array(countries.map(\.record)),
      "runtime": .integer(runtime), "budget": .integer(budget), "revenue": .integer(revenue),
      "homepage": .text(homepage), "imdb_id": .text(imdbID), "belongs_to_collection": collection?.record ?? .null,
      "overview_language": .text(overviewLanguage), "credits": credits?.record ?? .null,
      "reviews": reviews?.record(\.record) ?? .null,
      "watching": .record([
        "options": watchOptions?.record ?? .null, "release": release?.record ?? .null,
        "videos": videos.map { .array($0.map(\.record)) } ?? .null,
        "recommendations": recommendations?.record(\.record) ?? .null,
      ]),
    ])
  }
}

extension Genre {
  fileprivate init(record: JSONNode) throws {
    self.init(id: try record.required("id", \.integer), name: try record.required("name", \.string))
  }

  fileprivate var record: JSONValue { .record(["id": .int(id), "name": .string(name)]) }
}

extension Country {
  fileprivate var record: JSONValue { .record(["iso_3166_1": .string(region.code), "name": .string(name)]) }
}

extension MovieCollection {
  fileprivate init(record: JSONNode) throws {
    self.init(id: try record.required("id", \.integer), name: try record.optional("name", \.string))
  }

  fileprivate var record: JSONValue { .record(["id": .int(id), "name": .text(name)]) }
}
