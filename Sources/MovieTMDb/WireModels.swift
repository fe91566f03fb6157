import MovieDomain
import MovieJSON

// TMDb's data contains numbers in quotes, integers with a fraction, nulls and missing fields.
//
// A wire model is an initializer `init?(_ json: JSONNode)` of a domain type. It reads each field in one line, returns nil
// only if the value is of no use without a field, and is passed to `list` or to `TMDbClient.send`:
//
//   extension Video {
//     init?(_ json: JSONNode) {
//       guard let key = json.textIfAny("key") else { return nil }
//       self.init(key: key, name: json.trimmed("name"), size: json.amount("size"))
//     }
//   }
//   …
//   videos: json["videos"]?.list("results", Video.init)?.rows
extension JSONNode {
  /// The text of a field; empty if it is missing.
  func text(_ key: String) -> String { self[key]?.string ?? "" }

  /// The text of a field; nil if it is missing or empty.
  func textIfAny(_ key: String) -> String? {
    guard let text = self[key]?.string, !text.isEmpty else { return nil }
    return text
  }

  /// The text of a field, without white space around it.
  func trimmed(_ key: String) -> String {
    let text = text(key)
    // Most texts begin and end with an ASCII letter or sign, which is faster to check.
    let signs: Range<UInt8> = 0x21..<0x7F
    if let first = text.utf8.first, let last = text.utf8.last, signs.contains(first), signs.contains(last) {
      return text
    }
    let start = text.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// The text of a field, without white space around it; nil if nothing is left.
  func trimmedIfAny(_ key: String) -> String? {
    let text = trimmed(key)
    return text.isEmpty ? nil : text
  }

  func number(_ key: String) -> Double? { self[key]?.lenientNumber }

  func integer(_ key: String) -> Int? { self[key]?.lenientInteger }

  /// A number greater than 0; nil for 0, which means unknown.
  func amount(_ key: String) -> Int? {
    integer(key).flatMap { $0 > 0 ? $0 : nil }
  }

  func flag(_ key: String) -> Bool { self[key]?.bool ?? false }

  /// Reads an array row by row. Rows for which `row` returns nil are skipped and counted. Nil if there is no array.
  func list<Row>(_ key: String, _ row: (JSONNode) -> Row?) -> (rows: [Row], skipped: Int)? {
    guard let array = self[key], array.isArray else { return nil }
    var rows: [Row] = []
    var skipped = 0
    for child in array.children {
      if let row = row(child) { rows.append(row) } else { skipped += 1 }
    }
    return (rows, skipped)
  }

  var lenientInteger: Int? { integer ?? lenientNumber.flatMap { Int(exactly: $0) } }

  private var lenientNumber: Double? {
    if let number { return number }
    guard let value = string.flatMap(Double.init), value.isFinite else { return nil }
    return value
  }
}

extension Movie {
  init?(_ json: JSONNode) {
    let originalTitle = json.textIfAny("original_title")
    guard let id = json.integer("id"), id > 0, let title = json.textIfAny("title") ?? originalTitle else { return nil }
    self.init(
      id: id, title: title, originalTitle: originalTitle, originalLanguage: json.textIfAny("original_language"),
      releaseDate: CalendarDate(iso8601: Substring(json.text("release_date"))), overview: json.text("overview"),
      rating: Rating(average: json.number("vote_average"), voteCount: json.integer("vote_count")),
      popularity: json.number("popularity"), genreIDs: json.list("genre_ids", \.lenientInteger)?.rows ?? [],
      posterPath: json.textIfAny("poster_path"), backdropPath: json.textIfAny("backdrop_path"),
      isAdult: json.flag("adult"))
  }
}

extension ResultsPage {
  /// Needs an array of rows of which at least one can be read or is unwanted, or an empty one.
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
    guard let list, withheld > 0 || list.skipped == 0 || !list.rows.isEmpty else { return nil }
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
    func isOtherWork(_ row: JSONNode) -> Bool { !["", "movie"].contains(row.text("media_type")) }
    self.init(json, number: number, withholding: isOtherWork, Movie.init)
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
    guard let id = json.integer("id"), let name = json.trimmedIfAny("name") else { return nil }
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
      let name = json.trimmedIfAny("name") ?? json.trimmedIfAny("original_name")
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
    guard let id = json.integer("provider_id"), let name = json.trimmedIfAny("provider_name") else { return nil }
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

extension Person {
  /// Needs an id and a name. Adult works are left out unless the user wants them.
  init?(_ json: JSONNode, includesAdult: Bool) {
    guard let id = json.integer("id"), id > 0, let name = json.trimmedIfAny("name") else { return nil }
    self.init(
      id: id, name: name, department: json.textIfAny("known_for_department"), popularity: json.number("popularity"),
      profilePath: json.textIfAny("profile_path"),
      knownFor: json.list("known_for") { includesAdult || !$0.flag("adult") ? Work($0) : nil }?.rows ?? [])
  }
}

extension Person.Work {
  /// Needs a title. Films have a title, series a name.
  init?(_ json: JSONNode) {
    guard let title = json.textIfAny("title") ?? json.textIfAny("name") else { return nil }
    self.init(title: title, movieID: json.text("media_type") == "tv" ? nil : json.integer("id"))
  }
}

extension PersonDetails {
  /// Needs what a `Person` needs. Films that cannot be read are nil.
  init?(_ json: JSONNode, includesAdult: Bool) {
    guard let person = Person(json, includesAdult: includesAdult) else { return nil }
    self.init(
      person: person, biography: json.text("biography"),
      birthday: CalendarDate(iso8601: Substring(json.text("birthday"))),
      deathday: CalendarDate(iso8601: Substring(json.text("deathday"))),
      birthplace: json.textIfAny("place_of_birth"), homepage: json.textIfAny("homepage"),
      films: json["movie_credits"].flatMap(Self.films))
  }

  private static func films(_ credits: JSONNode) -> [Film]? {
    guard credits.isObject else { return nil }
    func texts(_ key: String, of row: JSONNode) -> [String] { [row.trimmed(key)].filter { !$0.isEmpty } }
    let parts = [
      credits.list("cast") { row in Movie(row).map { Film(movie: $0, characters: texts("character", of: row)) } },
      credits.list("crew") { row in Movie(row).map { Film(movie: $0, jobs: texts("job", of: row)) } },
    ].compactMap(\.self)
    // A person of whose films none can be read has some nevertheless.
    if parts.allSatisfy(\.rows.isEmpty), parts.contains(where: { $0.skipped > 0 }) { return nil }
    return parts.flatMap(\.rows)
  }
}
