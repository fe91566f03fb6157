import MovieDomain

extension Country: JSONRepresentable {
  package var json: JSONValue {
    ["iso_3166_1": region.code.json, "name": name.json]
  }
}

extension MovieCollection: JSONRepresentable {
  package var json: JSONValue { ["id": id.json, "name": name.json] }
}

extension RegionalRelease: JSONRepresentable {
  package var json: JSONValue {
    [
      "iso_3166_1": (region?.code).json, "certification": certification.json,
      "theatrical_release_date": theatrical.json, "digital_release_date": digital.json,
      "physical_release_date": disc.json,
    ]
  }
}

extension WatchOptions: JSONRepresentable {
  package var json: JSONValue {
    func services(_ kind: OfferKind) -> JSONValue {
      (offers.first { $0.kind == kind }?.services ?? []).json
    }
    // The members are listed one by one, so that their order is the same in every document.
    return [
      "iso_3166_1": (region?.code).json,
      "link": link.json,
      "flatrate": services(.stream),
      "free": services(.free),
      "ads": services(.ads),
      "rent": services(.rent),
      "buy": services(.buy),
      "public_domain": publicDomain.json,
    ]
  }
}

extension WatchOptions.PublicDomain: JSONRepresentable {
  package var json: JSONValue { ["year": year.json, "is_reached": isReached.json] }
}

extension StreamingService: JSONRepresentable {
  package var json: JSONValue {
    ["provider_id": id.json, "provider_name": name.json, "logo_path": logoPath.json]
  }
}

extension Video: JSONRepresentable {
  package var json: JSONValue {
    [
      "id": id.json, "name": name.json, "site": site.json, "key": key.json, "type": kind.json,
      "official": isOfficial.json, "iso_639_1": language.json, "published_at": published.json, "url": address.json,
    ]
  }
}
