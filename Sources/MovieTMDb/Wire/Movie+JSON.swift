import MovieDomain
import MovieJSON

extension Movie {
  init?(_ json: JSONNode) {
    let originalTitle = json.textIfAny("original_title")
    guard let id = json.integer("id"), id > 0, let title = json.textIfAny("title") ?? originalTitle else { return nil }
    self.init(
      id: id, title: title, originalTitle: originalTitle, originalLanguage: json.textIfAny("original_language"),
      releaseDate: CalendarDate(iso8601: Substring(json.text("release_date"))), overview: json.text("overview"),
      rating: Rating(average: json.number("vote_average"), voteCount: json.integer("vote_count")),
      popularity: json.number("popularity"), genreIDs: json.list("genre_ids", \.integer)?.rows ?? [],
      posterPath: json.textIfAny("poster_path"), backdropPath: json.textIfAny("backdrop_path"),
      isAdult: json.flag("adult"))
  }
}

extension ResultsPage {
  /// Needs an array of rows of which at least one can be read, or an empty one.
  init?(
    _ json: JSONNode, number: Int, withholding isUnwanted: (JSONNode) -> Bool = { _ in false },
    _ row: (JSONNode) -> Element?
  ) {
    var withheld = 0
    let list = json.list("results") { json -> Element? in
      guard !isUnwanted(json) else {
        withheld += 1
        return nil
      }
      return row(json)
    }
    // Without this, a page of which no row can be read would look like a list without results.
    guard let list, list.skipped == withheld || !list.rows.isEmpty else { return nil }
    self.init(
      number: number, totalPages: min(max(json.integer("total_pages") ?? number, 1), TMDbClient.lastPage),
      totalResults: min(max(json.integer("total_results") ?? list.rows.count, 0), TMDbClient.reachableRows),
      elements: list.rows, skipped: list.skipped - withheld)
    isFiltered = withheld > 0
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

extension MovieDetails {
  /// Needs what a `Movie` needs. Sections that cannot be read are nil.
  ///
  /// `region` is the country of offers and age ratings, and `language` the ISO 639-1 code of the preferred videos.
  init?(_ json: JSONNode, region: Region?, language: String) {
    guard var movie = Movie(json) else { return nil }
    let genres = json.list("genres", Genre.init)?.rows ?? []
    movie.genreIDs = genres.map(\.id)
    self.init(
      movie: movie, tagline: json.trimmed("tagline"), genres: genres,
      countries: json.list("production_countries", Country.init)?.rows ?? [], runtime: json.amount("runtime"),
      budget: json.amount("budget"), revenue: json.amount("revenue"), homepage: json.textIfAny("homepage"),
      imdbID: json.textIfAny("imdb_id") ?? json["external_ids"]?.textIfAny("imdb_id"),
      collection: json["belongs_to_collection"].flatMap { MovieCollection($0) },
      credits: json["credits"].flatMap { Credits($0) },
      reviews: json["reviews"].flatMap { ResultsPage($0, number: 1, Review.init) },
      watchOptions: json["watch/providers"].flatMap { WatchOptions($0, region: region) },
      release: json["release_dates"].flatMap { RegionalRelease($0, region: region) },
      videos: json["videos"]?.list("results", Video.init)?.rows.ranked(for: language),
      recommendations: json["recommendations"].flatMap { ResultsPage(films: $0, number: 1) })
  }
}

extension Genre {
  /// Needs an id and a name. Some names end in a space.
  init?(_ json: JSONNode) {
    let name = json.trimmed("name")
    guard let id = json.integer("id"), !name.isEmpty else { return nil }
    self.init(id: id, name: name)
  }
}

extension Country {
  fileprivate init?(_ json: JSONNode) {
    guard let region = Region(json.text("iso_3166_1")) else { return nil }
    self.init(region, name: json.trimmed("name"))
  }
}

extension Credits {
  /// Needs a cast or a crew, with one row for each character or job.
  fileprivate init?(_ json: JSONNode) {
    let cast = json.list("cast") { Member($0, role: "character") }
    let crew = json.list("crew") { Member($0, role: "job") }
    guard cast != nil || crew != nil else { return nil }
    self.init(
      cast: cast?.rows ?? [], crew: crew?.rows ?? [], skipped: (cast?.skipped ?? 0) + (crew?.skipped ?? 0))
  }
}

extension Credits.Member {
  fileprivate init?(_ json: JSONNode, role: String) {
    guard let id = json.integer("id"), id > 0,
      let name = json.textIfAny("name") ?? json.textIfAny("original_name")
    else { return nil }
    self.init(id: id, name: name, roles: [json.trimmed(role)], profilePath: json.textIfAny("profile_path"))
  }
}

extension Review {
  fileprivate init?(_ json: JSONNode) {
    guard let text = json.textIfAny("content") else { return nil }
    let details = json["author_details"]
    let author = details?.textIfAny("name") ?? json.textIfAny("author") ?? details?.textIfAny("username") ?? ""
    self.init(
      id: json.text("id"), author: author, rating: details?.number("rating"), text: text,
      date: CalendarDate(iso8601: json.text("created_at").prefix(10)))
  }
}

extension MovieCollection {
  fileprivate init?(_ json: JSONNode) {
    guard let id = json.integer("id"), id > 0 else { return nil }
    self.init(id: id, name: json.trimmed("name"))
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
  fileprivate init?(_ json: JSONNode, region: Region?) {
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
  fileprivate init?(_ json: JSONNode, region: Region?) {
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
  fileprivate init?(_ json: JSONNode) {
    guard let key = json.textIfAny("key") else { return nil }
    self.init(
      id: json.text("id"), name: json.trimmed("name"), site: json.text("site"), key: key, kind: json.text("type"),
      isOfficial: json.flag("official"), language: json.textIfAny("iso_639_1"),
      published: CalendarDate(iso8601: json.text("published_at").prefix(10)))
  }
}
