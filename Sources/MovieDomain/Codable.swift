// The forms in which an app can store films: texts, numbers, and objects with TMDb's names of members. Values are read
// through their initializers, because a file may have been changed since.

extension CalendarDate: Codable {
  /// Reads a date from `YYYY-MM-DD`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a date as YYYY-MM-DD") { (text: String) in CalendarDate(iso8601: Substring(text)) }
  }

  /// Writes the date as `YYYY-MM-DD`.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension ViewingDay: Codable {
  /// Reads a day from `YYYY-MM-DD`.
  public init(from decoder: any Decoder) throws { self.init(recorded: try CalendarDate(from: decoder)) }

  /// Writes the day as `YYYY-MM-DD`.
  public func encode(to encoder: any Encoder) throws { try date.encode(to: encoder) }
}

extension StarRating: Codable {
  /// Reads a rating from a number of stars.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("0.5 to 5 stars, in half stars") { (stars: Double) in StarRating(stars: stars) }
  }

  /// Writes the number of stars, such as 4.5.
  public func encode(to encoder: any Encoder) throws { try stars.encode(to: encoder) }
}

extension CatalogSource: Codable {
  /// Reads a source from its namespace. It is equal to the source of its catalog, but has no name and attribution.
  public convenience init(from decoder: any Decoder) throws {
    self.init(
      idNamespace: try decoder.value("the namespace of a catalog") { (text: String) in text.isEmpty ? nil : text })
  }

  /// Writes the namespace.
  public func encode(to encoder: any Encoder) throws { try idNamespace.encode(to: encoder) }
}

extension FilmID: Codable {
  /// Reads an id from a text such as `tmdb:653`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("an id such as tmdb:653") { (text: String) in
      guard let colon = text.lastIndex(of: ":"), colon > text.startIndex,
        let movie = Movie.ID(text[text.index(after: colon)...])
      else { return nil }
      return FilmID(CatalogSource(idNamespace: String(text[..<colon])), movie)
    }
  }

  /// Writes the namespace of the catalog and the id in it, such as `tmdb:653`.
  public func encode(to encoder: any Encoder) throws { try "\(source.idNamespace):\(movie)".encode(to: encoder) }
}

extension Region: Codable {
  /// Reads a country from its code of two letters.
  public init(from decoder: any Decoder) throws { self = try decoder.value("a code of two letters") { Region($0) } }

  /// Writes the code, such as `US`.
  public func encode(to encoder: any Encoder) throws { try code.encode(to: encoder) }
}

extension AccountMark: RawRepresentable, Codable, CodingKeyRepresentable {
  /// Reads a mark from a text such as `favorites 653`. Returns nil for any other text.
  public init?(rawValue: String) {
    let parts = rawValue.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let list = AccountList(rawValue: String(parts[0])), let movie = Movie.ID(parts[1]) else {
      return nil
    }
    self.init(list, movie)
  }

  /// The name of the list and the film's id, such as `favorites 653`.
  public var rawValue: String { "\(list.rawValue) \(movie)" }
}

extension ChangeID: Codable {
  /// Reads an id from its number.
  public init(from decoder: any Decoder) throws { self.init(number: try Int64(from: decoder)) }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
}

extension Movie: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, title, overview, popularity, adult
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case genreIDs = "genre_ids"
    case posterPath = "poster_path"
    case backdropPath = "backdrop_path"
  }

  /// Reads an object with TMDb's names of members. Only `id` and `title` are required.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func member<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try members.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      id: try members.decode(ID.self, forKey: .id), title: try members.decode(String.self, forKey: .title),
      originalTitle: try member(.originalTitle), originalLanguage: try member(.originalLanguage),
      releaseDate: try member(.releaseDate), overview: try member(.overview) ?? "",
      rating: Rating(average: try member(.voteAverage), voteCount: try member(.voteCount)),
      popularity: try member(.popularity), genreIDs: try member(.genreIDs) ?? [],
      posterPath: try member(.posterPath), backdropPath: try member(.backdropPath),
      isAdult: try member(.adult) ?? false)
  }

  /// Writes an object with TMDb's names of members. What is unknown is left out.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(title, forKey: .title)
    try members.encode(originalTitle, forKey: .originalTitle)
    try members.encodeIfPresent(originalLanguage, forKey: .originalLanguage)
    try members.encodeIfPresent(releaseDate, forKey: .releaseDate)
    try members.encode(overview, forKey: .overview)
    try members.encodeIfPresent(rating.average, forKey: .voteAverage)
    try members.encodeIfPresent(rating.voteCount, forKey: .voteCount)
    try members.encodeIfPresent(popularity, forKey: .popularity)
    try members.encode(genreIDs, forKey: .genreIDs)
    try members.encodeIfPresent(posterPath, forKey: .posterPath)
    try members.encodeIfPresent(backdropPath, forKey: .backdropPath)
    try members.encode(isAdult, forKey: .adult)
  }
}

extension Decoder {
  fileprivate func value<Raw: Decodable, Value>(_ form: String, _ read: (Raw) -> Value?) throws -> Value {
    guard let value = read(try Raw(from: self)) else {
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "Expected \(form)."))
    }
    return value
  }
}
