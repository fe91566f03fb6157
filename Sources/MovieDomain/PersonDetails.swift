/// All details of a person.
public struct PersonDetails: Sendable, Hashable {
  /// A film the person worked on, with each of their roles listed once.
  public struct Film: Sendable, Hashable, Identifiable {
    public var movie: Movie
    /// Characters and jobs.
    public var roles: [String]

    public var id: Movie.ID { movie.id }

    public init(movie: Movie, roles: [String]) {
      self.movie = movie
      self.roles = roles
    }
  }

  public var person: Person
  /// Empty when there is none.
  public var biography: String
  /// The ISO 639-1 code of the biography's language if it differs from the requested one.
  public var biographyLanguage: String?
  public var birthday: CalendarDate?
  public var deathday: CalendarDate?
  public var birthplace: String?
  public var homepage: String?
  /// Most popular first; nil if the filmography could not be loaded.
  public var films: [Film]?
  /// Set when the details come from an outdated cache entry.
  public var staleness: Staleness?

  public init(
    person: Person, biography: String = "", biographyLanguage: String? = nil, birthday: CalendarDate? = nil,
    deathday: CalendarDate? = nil, birthplace: String? = nil, homepage: String? = nil, films: [Film]? = nil,
    staleness: Staleness? = nil
  ) {
    self.person = person
    self.biography = biography
    self.biographyLanguage = biographyLanguage
    self.birthday = birthday
    self.deathday = deathday
    self.birthplace = birthplace
    self.homepage = homepage
    self.films = films.map(Self.arranged)
    self.staleness = staleness
  }

  /// Merges rows of the same film and sorts the films by popularity.
  private static func arranged(_ rows: [Film]) -> [Film] {
    var films: [Film] = []
    var places: [Movie.ID: Int] = [:]
    for row in rows {
      if let place = places[row.id] {
        films[place].roles += row.roles.filter { !films[place].roles.contains($0) }
      } else {
        places[row.id] = films.count
        films.append(row)
      }
    }
    return films.enumerated().sorted { left, right in
      let (a, b) = (left.element.movie.rating.voteCount ?? 0, right.element.movie.rating.voteCount ?? 0)
      if a != b { return a > b }
      let (p, q) = (left.element.movie.popularity ?? 0, right.element.movie.popularity ?? 0)
      return p != q ? p > q : left.offset < right.offset
    }.map(\.element)
  }
}

extension CalendarDate {
  /// Returns the number of whole years between two dates.
  public func years(until day: CalendarDate) -> Int {
    day.year - year - ((day.month, day.day) < (month, self.day) ? 1 : 0)
  }
}
