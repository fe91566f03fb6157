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

extension Movie {
  init(record: JSONNode) throws {
    let id = try record.required("id", \.integer)
    // Ids begin at 1. No command could name a film with another one, so that it could not be removed.
    guard id > 0 else { throw UnreadableRecord() }
    self.init(
      id: id, title: try record.required("title", \.string),
      originalTitle: try record.required("original_title", \.string),
      originalLanguage: try record.optional("original_language", \.string),
      releaseDate: CalendarDate(stored: try record.optional("release_date", \.string)),
      overview: try record.required("overview", \.string),
      rating: Rating(
        average: try record.optional("vote_average", \.number),
        voteCount: try record.optional("vote_count", \.integer)),
      popularity: try record.optional("popularity", \.number),
      genreIDs: try record.required("genre_ids") { $0.elements(\.integer) },
      posterPath: try record.optional("poster_path", \.string),
      backdropPath: try record.optional("backdrop_path", \.string), isAdult: try record.required("adult", \.bool))
  }

  var record: JSONValue {
    .record([
      "id": .int(id), "title": .string(title), "original_title": .string(originalTitle),
      "original_language": .text(originalLanguage), "release_date": .text(releaseDate?.description),
      "overview": .string(overview), "vote_average": .number(rating.average),
      "vote_count": .integer(rating.voteCount), "popularity": .number(popularity),
      "genre_ids": .array(genreIDs.map { .int($0) }), "poster_path": .text(posterPath),
      "backdrop_path": .text(backdropPath), "adult": .bool(isAdult),
    ])
  }
}

extension CalendarDate {
  /// Returns nil for text that is no date.
  init?(stored text: String?) {
    guard let text, let date = CalendarDate(iso8601: Substring(text)) else { return nil }
    self = date
  }
}

extension ResultsPage {
  fileprivate init(record: JSONNode, _ element: (JSONNode) throws -> Element) throws {
    self.init(
      number: try record.required("page", \.integer), totalPages: try record.required("total_pages", \.integer),
      totalResults: try record.required("total_results", \.integer),
      elements: try record.required("results") { $0.elements(element) },
      skipped: try record.required("skipped", \.integer))
  }

  fileprivate func record(_ element: (Element) -> JSONValue) -> JSONValue {
    .record([
      "page": .int(number), "total_pages": .int(totalPages), "total_results": .int(totalResults),
      "results": .array(elements.map(element)), "skipped": .int(skipped),
    ])
  }
}

extension Credits {
  fileprivate init(record: JSONNode) throws {
    self.init(
      cast: try record.required("cast") { $0.elements { try Member(record: $0, roles: "characters") } },
      crew: try record.required("crew") { $0.elements { try Member(record: $0, roles: "jobs") } },
      skipped: try record.required("skipped", \.integer))
  }

  fileprivate var record: JSONValue {
    .record([
      "cast": .array(cast.map { $0.record(roles: "characters") }),
      "crew": .array(crew.map { $0.record(roles: "jobs") }), "skipped": .int(skipped),
    ])
  }
}

extension Credits.Member {
  fileprivate init(record: JSONNode, roles: String) throws {
    self.init(
      id: try record.required("id", \.integer), name: try record.required("name", \.string),
      roles: try record.optional(roles, \.texts) ?? [], profilePath: try record.optional("profile_path", \.string))
  }

  fileprivate func record(roles: String) -> JSONValue {
    .record(["id": .int(id), "name": .string(name), roles: .texts(self.roles), "profile_path": .text(profilePath)])
  }
}

extension Review {
  fileprivate init(record: JSONNode) throws {
    self.init(
      id: try record.required("id", \.string), author: try record.required("author", \.string),
      rating: try record.optional("rating", \.number), text: try record.required("content", \.string),
      date: CalendarDate(stored: try record.optional("date", \.string)))
  }

  fileprivate var record: JSONValue {
    .record([
      "id": .string(id), "author": .string(author), "rating": .number(rating), "content": .string(text),
      "date": .text(date?.description),
    ])
  }
}

extension WatchOptions {
  fileprivate init(record: JSONNode) throws {
    let offers = try record.required("offers") { offers in
      guard offers.isObject else { throw UnreadableRecord() }
      // An offer of a kind that is not known must be readable, too.
      return try offers.members.map { kind, services in
        guard let services = services.elements(StreamingService.init(record:)) else { throw UnreadableRecord() }
        return OfferKind(rawValue: kind).map { Offer($0, services) }
      }
    }
    let isReached = try record.optional("is_public_domain", \.bool) ?? false
    self.init(
      region: try record.optional("iso_3166_1", \.string).flatMap { Region($0) }, offers: offers.compactMap(\.self),
      link: try record.optional("link", \.string),
      publicDomain: try record.optional("public_domain_year", \.integer).map { .init(since: $0, isReached: isReached) })
  }

  /// The services are listed by TMDb's name of the kind of offer.
  fileprivate var record: JSONValue {
    .record([
      "iso_3166_1": .text(region?.code), "link": .text(link),
      "offers": .object(
        offers.map { .init($0.kind.rawValue, .array($0.services.map(\.record))) }.sorted { $0.key < $1.key }),
      "public_domain_year": .integer(publicDomain?.year),
      "is_public_domain": publicDomain.map { .bool($0.isReached) } ?? .null,
    ])
  }
}

extension StreamingService {
  fileprivate init(record: JSONNode) throws {
    self.init(
      id: try record.required("provider_id", \.integer), name: try record.required("provider_name", \.string),
      logoPath: try record.optional("logo_path", \.string))
  }

  fileprivate var record: JSONValue {
    .record(["provider_id": .int(id), "provider_name": .string(name), "logo_path": .text(logoPath)])
  }
}

extension RegionalRelease {
  fileprivate init(record: JSONNode) throws {
    self.init(
      region: try record.optional("iso_3166_1", \.string).flatMap { Region($0) },
      certification: try record.optional("certification", \.string),
      theatrical: CalendarDate(stored: try record.optional("theatrical_release_date", \.string)),
      digital: CalendarDate(stored: try record.optional("digital_release_date", \.string)),
      disc: CalendarDate(stored: try record.optional("physical_release_date", \.string)))
  }

  fileprivate var record: JSONValue {
    .record([
      "iso_3166_1": .text(region?.code), "certification": .text(certification),
      "theatrical_release_date": .text(theatrical?.description),
      "digital_release_date": .text(digital?.description), "physical_release_date": .text(disc?.description),
    ])
  }
}

extension Video {
  fileprivate init(record: JSONNode) throws {
    self.init(
      id: try record.required("id", \.string), name: try record.required("name", \.string),
      site: try record.required("site", \.string), key: try record.required("key", \.string),
      kind: try record.required("type", \.string), isOfficial: try record.required("official", \.bool),
      language: try record.optional("iso_639_1", \.string),
      published: CalendarDate(stored: try record.optional("published_at", \.string)))
  }

  fileprivate var record: JSONValue {
    .record([
      "id": .string(id), "name": .string(name), "site": .string(site), "key": .string(key), "type": .string(kind),
      "official": .bool(isOfficial), "iso_639_1": .text(language), "published_at": .text(published?.description),
    ])
  }
}
