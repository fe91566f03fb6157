import MovieDomain
import MovieJSON

extension MovieCollection {
  init?(_ json: JSONNode) {
    guard let id = json.integer("id"), id > 0 else { return nil }
    self.init(id: id, name: json.trimmed("name"))
  }
}

extension StreamingService {
  init?(_ json: JSONNode) {
    let name = json.trimmed("provider_name")
    guard let id = json.integer("provider_id"), !name.isEmpty else { return nil }
    self.init(id: id, name: name, logoPath: json.textIfAny("logo_path"))
  }

  /// The services of an array, the most important first. Those without a name are left out.
  static func all(in json: JSONNode, _ key: String) -> [StreamingService]? {
    let rows = json.list(key) { row in
      StreamingService(row).map { (priority: row.integer("display_priority") ?? .max, service: $0) }
    }?.rows
    return rows?.sorted { $0.priority < $1.priority }.map(\.service)
  }
}

extension WatchOptions {
  /// Needs an object of countries. A country that is not in it has no offers.
  init?(_ json: JSONNode, region: Region?) {
    guard let region, let countries = json["results"], countries.isObject else { return nil }
    guard let country = countries[region.code], country.isObject else {
      self.init(region: region, offers: [])
      return
    }
    let offers = OfferKind.allCases.map { Offer($0, StreamingService.all(in: country, $0.rawValue) ?? []) }
    self.init(region: region, offers: offers, link: country.textIfAny("link"))
  }
}

extension RegionalRelease {
  /// The types of releases whose age rating counts most: in theaters, in some theaters, the premiere.
  private static let ratedTypes = [3, 2, 1]
  private static let (theatricalType, digitalType, discType) = (3, 4, 5)

  /// Needs an array of countries. A country that is not in it has no facts.
  init?(_ json: JSONNode, region: Region?) {
    guard let region, let countries = json.list("results", { $0 }) else { return nil }
    let rows = countries.rows.filter { $0.text("iso_3166_1") == region.code }
      .flatMap { $0.list("release_dates", { $0 })?.rows ?? [] }
    let rated = rows.map { row in
      let type = row.integer("type") ?? 0
      return (rank: Self.ratedTypes.firstIndex(of: type) ?? Self.ratedTypes.count, rating: row.trimmed("certification"))
    }.filter { !$0.rating.isEmpty }
    // A film may come to theaters again. The first day counts.
    func day(_ type: Int) -> CalendarDate? {
      rows.filter { $0.integer("type") == type }
        .compactMap { CalendarDate(iso8601: $0.text("release_date").prefix(10)) }
        .filter { MovieFilter.Limits.years.contains($0.year) }.min()
    }
    // The sort is stable: of several ratings of the same rank, the first one counts.
    self.init(
      region: region, certification: rated.sorted { $0.rank < $1.rank }.first?.rating,
      theatrical: day(Self.theatricalType), digital: day(Self.digitalType), disc: day(Self.discType))
  }
}

extension Video {
  init?(_ json: JSONNode) {
    guard let key = json.textIfAny("key") else { return nil }
    self.init(
      id: json.text("id"), name: json.trimmed("name"), site: json.text("site"), key: key, kind: json.text("type"),
      isOfficial: json.flag("official"), language: json.textIfAny("iso_639_1"),
      published: CalendarDate(iso8601: json.text("published_at").prefix(10)))
  }
}

extension ResultsPage<Movie> {
  /// A page of films among which are other works, such as series. These are left out.
  init?(films json: JSONNode, number: Int) {
    // A work of another kind is `.some(nil)`. A film that cannot be read is `nil`, which is counted.
    let page = ResultsPage<Movie?>(json, number: number) { row -> Movie?? in
      let kind = row.text("media_type")
      return kind.isEmpty || kind == "movie" ? Movie(row).map(Optional.some) : .some(nil)
    }
    guard let page else { return nil }
    self.init(
      number: page.number, totalPages: page.totalPages, totalResults: page.totalResults,
      elements: page.elements.compactMap(\.self), skipped: page.skipped)
  }
}

extension CollectionDetails {
  init?(_ json: JSONNode) {
    guard let collection = MovieCollection(json), let films = json.list("parts", Movie.init),
      films.skipped == 0 || !films.rows.isEmpty
    else { return nil }
    self.init(
      collection, films: ResultsPage(totalResults: films.rows.count, elements: films.rows, skipped: films.skipped))
  }
}
