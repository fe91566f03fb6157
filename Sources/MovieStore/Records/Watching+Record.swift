import MovieDomain
import MovieJSON

extension WatchOptions {
  init(record: JSONNode) throws {
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
  var record: JSONValue {
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
  init(record: JSONNode) throws {
    self.init(
      region: try record.optional("iso_3166_1", \.string).flatMap { Region($0) },
      certification: try record.optional("certification", \.string),
      theatrical: CalendarDate(stored: try record.optional("theatrical_release_date", \.string)),
      digital: CalendarDate(stored: try record.optional("digital_release_date", \.string)),
      disc: CalendarDate(stored: try record.optional("physical_release_date", \.string)))
  }

  var record: JSONValue {
    .record([
      "iso_3166_1": .text(region?.code), "certification": .text(certification),
      "theatrical_release_date": .text(theatrical?.description),
      "digital_release_date": .text(digital?.description), "physical_release_date": .text(disc?.description),
    ])
  }
}

extension Video {
  init(record: JSONNode) throws {
    self.init(
      id: try record.required("id", \.string), name: try record.required("name", \.string),
      site: try record.required("site", \.string), key: try record.required("key", \.string),
      kind: try record.required("type", \.string), isOfficial: try record.required("official", \.bool),
      language: try record.optional("iso_639_1", \.string),
      published: CalendarDate(stored: try record.optional("published_at", \.string)))
  }

  var record: JSONValue {
    .record([
      "id": .string(id), "name": .string(name), "site": .string(site), "key": .string(key), "type": .string(kind),
      "official": .bool(isOfficial), "iso_639_1": .text(language), "published_at": .text(published?.description),
    ])
  }
}
