/// A person, with what lists show of them. TMDb's name for each field is given in parentheses.
public struct Person: Sendable, Equatable, Identifiable {
  /// A person's id in its catalog.
  public typealias ID = Int

  /// A work the person is known for: a film or a TV series.
  public struct Work: Sendable, Equatable {
    /// The title of the film or series (`title` or `name`).
    public var title: String
    /// The film's id; nil for a TV series, which has no page here.
    public var movieID: Movie.ID?

    /// Creates a work. Pass no film id for a TV series.
    public init(title: String, movieID: Movie.ID?) {
      self.title = title
      self.movieID = movieID
    }
  }

  /// The id (`id`), unique within the catalog.
  public var id: ID
  /// The name to display (`name`).
  public var name: String
  /// The department in the catalog's English term (`known_for_department`), such as `Acting`; nil when unknown.
  public var department: String?
  /// How popular the person is now (`popularity`); comparable only within one catalog, nil when unknown or invalid.
  public var popularity: Double? {
    didSet { popularity = NumberLimits.popularity.accepting(popularity) }
  }
  /// The portrait's path relative to the catalog's image base URL (`profile_path`); nil without a portrait.
  public var profilePath: String?
  /// The works the person is known for (`known_for`), in the catalog's order; empty when unknown.
  public var knownFor: [Work]

  /// Creates a person. Values that are left out are unknown.
  public init(
    id: ID, name: String, department: String? = nil, popularity: Double? = nil, profilePath: String? = nil,
    knownFor: [Work] = []
  ) {
    self.id = id
    self.name = name
    self.department = department
    self.popularity = NumberLimits.popularity.accepting(popularity)
    self.profilePath = profilePath
    self.knownFor = knownFor
  }
}

/// All details of a person. TMDb's name for each field is given in parentheses.
public struct PersonDetails: Sendable, Equatable, StalenessReporting {
  /// A film the person worked on, with their roles. Each role is listed once.
  public struct Film: Sendable, Equatable, Identifiable {
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

    /// Merges the rows of one film.
    fileprivate init(merging rows: [Film]) {
      self = rows[0]
      let characters = rows.compactMap(\.characters)
      self.characters = characters.isEmpty ? nil : characters.flatMap(\.self).unique
      jobs = rows.flatMap(\.jobs).unique
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
    let entries = Dictionary(grouping: rows, by: \.id)
    let films = rows.map(\.id).unique.compactMap { entries[$0].map(Film.init(merging:)) }
    func rank(_ film: Film) -> (Int, Double) { (film.movie.rating.voteCount ?? 0, film.movie.popularity ?? 0) }
    return films.sorted { rank($0) > rank($1) }
  }

  /// The films for which the person did something; all films if `role` is nil. Nil if they could not be read.
  public func films(as role: PersonRole?) -> [Film]? {
    guard let role else { return films }
    return films?.filter(role.includes)
  }
}

/// What a person does for films. The raw value is its name in commands.
public enum PersonRole: String, Sendable, Hashable, CaseIterable {
  /// Acts in films.
  case actor
  /// Directs films.
  case director
  /// Writes screenplays, or what they are made from.
  case writer
  /// Produces films.
  case producer
  /// Writes the music.
  case composer
  /// Is the director of photography.
  case cinematographer
  /// Cuts films.
  case editor

  /// The jobs in the catalogs' English terms. Actors are in the cast instead.
  private var jobs: [String] {
    switch self {
    case .actor: []
    case .director: ["Director", "Co-Director"]
    case .writer:
      [
        "Screenplay", "Writer", "Co-Writer", "Story", "Original Story", "Novel", "Short Story", "Book", "Author",
        "Theatre Play", "Characters", "Adaptation", "Dialogue", "Teleplay", "Idea", "Comic Book", "Graphic Novel",
      ]
    case .producer: ["Producer", "Executive Producer", "Co-Producer", "Associate Producer"]
    case .composer: ["Original Music Composer", "Music"]
    case .cinematographer: ["Director of Photography", "Cinematography"]
    case .editor: ["Editor"]
    }
  }

  /// Whether the person did this for a film.
  public func includes(_ film: PersonDetails.Film) -> Bool {
    self == .actor ? film.characters != nil : film.jobs.contains(where: jobs.contains)
  }
}
