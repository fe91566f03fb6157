/// All details of a person. TMDb's name for each field is given in parentheses.
public struct PersonDetails: Sendable, Hashable {
  /// A film the person worked on, with their roles. Each role is listed once.
  public struct Film: Sendable, Hashable, Identifiable {
    /// What lists show of the film.
    public var movie: Movie
    /// The names of the characters played; empty when unknown, nil if the person is not in the cast.
    public var characters: [String]?
    /// The jobs in the catalog's English terms, such as `Director`; empty if the person is not in the crew.
    public var jobs: [String]

    /// The characters, then the jobs.
    public var roles: [String] { (characters ?? []) + jobs }

    public var id: Movie.ID { movie.id }

    /// Creates a film with what the person did for it. Pass nil for `characters` if they are not in the cast.
    public init(movie: Movie, characters: [String]? = nil, jobs: [String] = []) {
      self.movie = movie
      self.characters = characters
      self.jobs = jobs
    }

    fileprivate mutating func add(_ row: Self) {
      if let more = row.characters {
        let known = characters ?? []
        characters = known + more.filter { !known.contains($0) }
      }
      jobs += row.jobs.filter { !jobs.contains($0) }
    }
  }

  /// What lists show of the person. `knownFor` may be empty even if there are films.
  public var person: Person
  /// The biography (`biography`), with paragraphs separated by line feeds; empty when there is none.
  public var biography: String
  /// The ISO 639-1 code of the biography's language if it is not the requested one; otherwise nil.
  public var biographyLanguage: String?
  /// The date of birth (`birthday`); nil when unknown.
  public var birthday: CalendarDate?
  /// The date of death (`deathday`); nil when unknown or when the person is alive.
  public var deathday: CalendarDate?
  /// The place of birth as display text (`place_of_birth`); nil when unknown.
  public var birthplace: String?
  /// The address of the person's website (`homepage`), not validated; nil when there is none.
  public var homepage: String?
  /// The films, those with the most votes first (`movie_credits`); nil if they could not be read.
  public var films: [Film]?
  /// Set when the details come from an outdated cache entry; otherwise nil.
  public var staleness: Staleness?

  /// Creates details. Values that are left out are unknown; `films` without a value counts as not read.
  ///
  /// Merges entries of the same film, and sorts the films by number of votes, then by popularity.
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

  private static func arranged(_ rows: [Film]) -> [Film] {
    var films: [Film] = []
    var indices: [Movie.ID: Int] = [:]
    for row in rows {
      if let index = indices[row.id] {
        films[index].add(row)
      } else {
        indices[row.id] = films.count
        films.append(row)
      }
    }
    func rank(_ film: Film) -> (Int, Double) { (film.movie.rating.voteCount ?? 0, film.movie.popularity ?? 0) }
    return films.sorted { rank($0) > rank($1) }
  }
}

extension CalendarDate {
  /// Returns the number of whole years from this date to `day`, such as a person's age.
  public func years(until day: CalendarDate) -> Int {
    day.year - year - ((day.month, day.day) < (month, self.day) ? 1 : 0)
  }
}
