import MovieDomain

/// Where to watch a film, its release, its videos and similar films, as stored and exported. A part that was not loaded
/// is nil.
struct WatchingRecord: Codable, Sendable {
  struct Collection: Codable, Sendable {
    var id: Int
    var name: String?
  }

  struct Service: Codable, Sendable {
    var id: Int
    var name: String
    var logoPath: String?

    private enum CodingKeys: String, CodingKey {
      case id = "provider_id"
      case name = "provider_name"
      case logoPath = "logo_path"
    }
  }

  struct Options: Codable, Sendable {
    var region: String?
    var link: String?
    /// The services by TMDb's name of the kind of offer.
    var offers: [String: [Service]]
    var publicDomainYear: Int?
    var isPublicDomain: Bool?

    private enum CodingKeys: String, CodingKey {
      case link, offers
      case region = "iso_3166_1"
      case publicDomainYear = "public_domain_year"
      case isPublicDomain = "is_public_domain"
    }
  }

  struct Release: Codable, Sendable {
    var region: String?
    var certification: String?
    var digital: String?

    private enum CodingKeys: String, CodingKey {
      case certification
      case region = "iso_3166_1"
      case digital = "digital_release_date"
    }
  }

  struct VideoRecord: Codable, Sendable {
    var id: String
    var name: String
    var site: String
    var key: String
    var type: String
    var official: Bool
    var language: String?
    var published: String?

    private enum CodingKeys: String, CodingKey {
      case id, name, site, key, type, official
      case language = "iso_639_1"
      case published = "published_at"
    }
  }

  var options: Options?
  var release: Release?
  var videos: [VideoRecord]?
  var recommendations: PageRecord<MovieRecord>?

  /// Nothing was loaded.
  init() {}

  init(_ details: MovieDetails) {
    options = details.watchOptions.map { options in
      Options(
        region: options.region?.code, link: options.link,
        offers: options.offers.reduce(into: [:]) { offers, offer in
          offers[offer.kind.rawValue] = offer.services.map { .init(id: $0.id, name: $0.name, logoPath: $0.logoPath) }
        },
        publicDomainYear: options.publicDomain?.year, isPublicDomain: options.publicDomain?.isReached)
    }
    release = details.release.map {
      Release(region: $0.region?.code, certification: $0.certification, digital: $0.digital?.description)
    }
    videos = details.videos?.map {
      VideoRecord(
        id: $0.id, name: $0.name, site: $0.site, key: $0.key, type: $0.kind, official: $0.isOfficial,
        language: $0.language, published: $0.published?.description)
    }
    recommendations = details.recommendations.map { PageRecord($0, MovieRecord.init) }
  }

  func add(to details: inout MovieDetails) {
    details.watchOptions = options?.options
    details.release = release.map {
      RegionalRelease(
        region: $0.region.flatMap { Region($0) }, certification: $0.certification,
        digital: $0.digital.flatMap { CalendarDate(iso8601: Substring($0)) })
    }
    details.videos = videos?.map {
      Video(
        id: $0.id, name: $0.name, site: $0.site, key: $0.key, kind: $0.type, isOfficial: $0.official,
        language: $0.language, published: $0.published.flatMap { CalendarDate(iso8601: Substring($0)) })
    }
    details.recommendations = recommendations?.page(\.movie)
  }
}

extension WatchingRecord.Options {
  fileprivate var options: WatchOptions {
    let offers = WatchOptions.OfferKind.allCases.map { kind in
      WatchOptions.Offer(
        kind,
        (self.offers[kind.rawValue] ?? []).map { StreamingService(id: $0.id, name: $0.name, logoPath: $0.logoPath) })
    }
    return WatchOptions(
      region: region.flatMap { Region($0) }, offers: offers, link: link,
      publicDomain: publicDomainYear.map { .init(since: $0, isReached: isPublicDomain ?? false) })
  }
}
