/// All details of a film. TMDb's name for each field is given in parentheses.
public struct MovieDetails: Sendable, Equatable, StalenessReporting {
  /// What lists show of the film.
  public var movie: Movie
  /// The advertising slogan (`tagline`) in the requested language; empty when there is none.
  public var tagline: String
  /// The film's genres (`genres`), in the catalog's order; empty when unknown.
  public var genres: [Genre]
  /// Where the film was produced (`production_countries`), in the catalog's order; empty when unknown.
  public var countries: [Country]
  /// The running time in minutes (`runtime`); nil when unknown or impossible.
  public var runtime: Int? {
    didSet { runtime = NumberLimits.counts.accepting(runtime) }
  }
  /// The production budget in whole US dollars (`budget`); nil when unknown or impossible.
  public var budget: Int? {
    didSet { budget = NumberLimits.amounts.accepting(budget) }
  }
  /// The box-office revenue in whole US dollars (`revenue`); nil when unknown or impossible.
  public var revenue: Int? {
    didSet { revenue = NumberLimits.amounts.accepting(revenue) }
  }
  /// The id at IMDb, such as `tt0133093` (`imdb_id`); nil when unknown or malformed.
  public var imdbID: String? {
    didSet { imdbID = Self.acceptingIMDbID(imdbID) }
  }
  /// The collection that the film is part of (`belongs_to_collection`); nil when there is none.
  public var collection: MovieCollection?
  /// The address of the film's website (`homepage`), not validated; nil when there is none.
  public var homepage: String?
  /// The ISO 639-1 code of the overview's language if it is not the requested one; otherwise nil.
  public var overviewLanguage: String?
  /// The cast and crew (`credits`); nil if they could not be read.
  public var credits: Credits?
  /// The first page of reviews (`reviews`); nil if it could not be read.
  public var reviews: ResultsPage<Review>?
  /// Where the film can be watched in the viewer's country (`watch/providers`); nil if it could not be read.
  public var watchOptions: WatchOptions?
  /// The age rating and the days of release in the viewer's country (`release_dates`); nil if they could not be read.
  public var release: RegionalRelease?
  /// Trailers and other videos, the best first (`videos`); nil if they could not be read.
  public var videos: [Video]?
  /// The first page of films that people who like this one like, too (`recommendations`); nil if it could not be read.
  public var recommendations: ResultsPage<Movie>?
  /// Set when the details come from an outdated cache entry; otherwise nil.
  public var staleness: Staleness?

  /// Creates details. Values that are left out are unknown, and of the sections there are none.
  public init(
    movie: Movie, tagline: String = "", genres: [Genre] = [], countries: [Country] = [], runtime: Int? = nil,
    budget: Int? = nil, revenue: Int? = nil, homepage: String? = nil, imdbID: String? = nil,
    collection: MovieCollection? = nil, overviewLanguage: String? = nil, credits: Credits? = Credits(),
    reviews: ResultsPage<Review>? = ResultsPage(totalResults: 0, elements: []), watchOptions: WatchOptions? = .unknown,
    release: RegionalRelease? = .unknown, videos: [Video]? = [],
    recommendations: ResultsPage<Movie>? = ResultsPage(totalResults: 0, elements: []), staleness: Staleness? = nil
  ) {
    self.movie = movie
    self.tagline = tagline
    self.genres = genres
    self.countries = countries
    self.runtime = NumberLimits.counts.accepting(runtime)
    self.budget = NumberLimits.amounts.accepting(budget)
    self.revenue = NumberLimits.amounts.accepting(revenue)
    self.homepage = homepage
    self.imdbID = Self.acceptingIMDbID(imdbID)
    self.collection = collection
    self.overviewLanguage = overviewLanguage
    self.credits = credits
    self.reviews = reviews
    self.watchOptions = watchOptions
    self.release = release
    self.videos = videos
    self.recommendations = recommendations
    self.staleness = staleness
  }

  /// Takes the sections and the overview that could not be read from earlier details.
  package mutating func complete(from earlier: MovieDetails) {
    if movie.overview.isEmpty {
      (movie.overview, overviewLanguage) = (earlier.movie.overview, earlier.overviewLanguage)
    }
    credits = credits ?? earlier.credits
    reviews = reviews ?? earlier.reviews
    watchOptions = watchOptions ?? earlier.watchOptions
    release = release ?? earlier.release
    videos = videos ?? earlier.videos
    recommendations = recommendations ?? earlier.recommendations
  }

  /// Returns nil for text that is not an IMDb id: addresses are made of it.
  package static func acceptingIMDbID(_ text: String?) -> String? {
    guard let text, case .imdb(let id)? = try? MovieReference(text) else { return nil }
    return id
  }
}

/// A country in which a film was produced. TMDb's name for each field is given in parentheses.
public struct Country: Sendable, Equatable {
  /// The country (`iso_3166_1`). Former countries have their former codes, such as `SU`.
  public var region: Region
  /// The catalog's English name (`name`); the code when unknown.
  public var name: String

  /// Creates a country. Without a name, it is called by its code.
  public init(_ region: Region, name: String = "") {
    self.region = region
    self.name = name.isEmpty ? region.code : name
  }
}

/// A film's cast and crew. A person appears at most once in each.
public struct Credits: Sendable, Equatable {
  /// A member of the cast or the crew, with all that they did for the film.
  public struct Member: Sendable, Equatable, Identifiable {
    /// The person's id.
    public var id: Person.ID
    /// The person's name.
    public var name: String
    /// In the cast, the names of the characters. In the crew, the jobs in the catalog's English terms, such as
    /// `Director`. Several if the person has more than one, empty if unknown.
    public var roles: [String]
    /// The portrait's path relative to the catalog's image base URL; nil without a portrait.
    public var profilePath: String?

    /// Creates a member. Empty roles are dropped.
    public init(id: Person.ID, name: String, roles: [String] = [], profilePath: String? = nil) {
      self.id = id
      self.name = name
      self.roles = roles.filter { !$0.isEmpty }
      self.profilePath = profilePath
    }
  }

  /// The cast, in the catalog's order.
  public let cast: [Member]
  /// The crew, in the catalog's order.
  public let crew: [Member]
  /// The number of rows that could not be read and are missing here.
  public let skipped: Int

  /// Creates credits, merging rows of the same person. People are in the order of their first row.
  public init(cast: [Member] = [], crew: [Member] = [], skipped: Int = 0) {
    self.cast = Self.merged(cast)
    self.crew = Self.merged(crew)
    self.skipped = NumberLimits.counts.clamping(skipped)
  }

  private static func merged(_ rows: [Member]) -> [Member] {
    var people: [Member] = []
    people.reserveCapacity(rows.count)
    var indices: [Person.ID: Int] = Dictionary(minimumCapacity: rows.count)
    // The roles of people with several rows. A search in their arrays would take quadratic time.
    var known: [Person.ID: Set<String>] = [:]
    for row in rows {
      guard let index = indices[row.id] else {
        indices[row.id] = people.count
        people.append(row)
        continue
      }
      for role in row.roles where known[row.id, default: Set(people[index].roles)].insert(role).inserted {
        people[index].roles.append(role)
      }
    }
    return people
  }
}

/// A review of a film. TMDb's name for each field is given in parentheses.
public struct Review: Sendable, Equatable, Identifiable {
  /// The id (`id`), unique within the catalog.
  public var id: String
  /// The author's name to display (`author_details.name`, `author` or `author_details.username`); empty when unknown.
  public var author: String
  /// The author's score, from 0 through 10 (`author_details.rating`); nil when there is none.
  public let rating: Double?
  /// The text in full (`content`), with paragraphs separated by line feeds.
  public var text: String
  /// The day the review was written (`created_at`); nil when unknown.
  public var date: CalendarDate?

  /// Creates a review. A rating outside 0 through 10 becomes nil.
  public init(id: String, author: String, rating: Double? = nil, text: String, date: CalendarDate? = nil) {
    self.id = id
    self.author = author
    self.rating = rating.flatMap { (0...10).contains($0) ? $0 : nil }
    self.text = text
    self.date = date
  }
}

/// A trailer or another video about a film. TMDb's name for each field is given in parentheses.
public struct Video: Sendable, Equatable, Identifiable {
  /// The id (`id`), unique within the catalog.
  public var id: String
  /// The title (`name`); empty when unknown.
  public var name: String
  /// The website in lower case (`site`), such as `youtube`; empty when unknown.
  public var site: String
  /// The id on the website (`key`).
  public var key: String
  /// The kind in the catalog's English term (`type`), such as `Trailer`; empty when unknown.
  public var kind: String
  /// Whether the film's makers published it (`official`).
  public var isOfficial: Bool
  /// The ISO 639-1 code of its language (`iso_639_1`); nil when unknown.
  public var language: String?
  /// The day of publication (`published_at`); nil when unknown.
  public var published: CalendarDate?

  /// Creates a video.
  public init(
    id: String, name: String = "", site: String, key: String, kind: String = "", isOfficial: Bool = false,
    language: String? = nil, published: CalendarDate? = nil
  ) {
    self.id = id
    self.name = name
    self.site = site.lowercased()
    self.key = key
    self.kind = kind
    self.isOfficial = isOfficial
    self.language = language
    self.published = published
  }

  private static let longestKey = 64

  /// The web address; nil for a website that is not known, and for a key with anything but letters, digits, `-` and
  /// `_`, because anyone can edit keys.
  public var address: String? {
    let isPlain = key.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
    guard isPlain, (1...Self.longestKey).contains(key.utf8.count) else { return nil }
    return switch site {
    case "youtube": "https://www.youtube.com/watch?v=\(key)"
    case "vimeo": "https://vimeo.com/\(key)"
    default: nil
    }
  }
}

extension [Video] {
  /// The kinds of videos, the most interesting first. Other kinds follow.
  private static var kinds: [String] { ["Trailer", "Teaser", "Clip", "Featurette", "Behind the Scenes", "Bloopers"] }

  /// The videos, the best first: those with an address, in the language, trailers, official and new. Videos without a
  /// language, such as those without words, come after those in the language.
  public func ranked(for language: String) -> [Video] {
    func rank(_ video: Video) -> (address: Int, language: Int, kind: Int, official: Int) {
      let place = video.language == language ? 0 : video.language == nil ? 1 : video.language == "en" ? 2 : 3
      return (
        video.address == nil ? 1 : 0, place, Self.kinds.firstIndex(of: video.kind) ?? Self.kinds.count,
        video.isOfficial ? 0 : 1
      )
    }
    return sorted { left, right in
      let (a, b) = (rank(left), rank(right))
      if a != b { return a < b }
      guard let published = left.published else { return false }
      return right.published.map { published > $0 } ?? true
    }
  }
}

/// A series of films that belong together, such as a trilogy. TMDb's name for each field is given in parentheses.
public struct MovieCollection: Sendable, Equatable, Identifiable {
  /// A collection's id in its catalog.
  public typealias ID = Int

  /// The id (`id`), unique within the catalog.
  public var id: ID
  /// The name (`name`); nil when unknown.
  public var name: String?

  /// Creates a collection. An empty name becomes nil.
  public init(id: ID, name: String? = nil) {
    self.id = id
    self.name = name.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A collection with its films.
public struct CollectionDetails: Sendable, Equatable, StalenessReporting {
  /// The collection.
  public var collection: MovieCollection
  /// The films on a single page, in order of release. Those without a date come last.
  public private(set) var films: ResultsPage<Movie>
  public var staleness: Staleness? {
    get { films.staleness }
    set { films.staleness = newValue }
  }

  /// Creates a collection, and puts its films in order.
  public init(_ collection: MovieCollection, films: ResultsPage<Movie>) {
    self.collection = collection
    self.films = films.withoutRepeats()
    self.films.elements.sort { $0.releaseDate.isBefore($1.releaseDate) }
  }
}
