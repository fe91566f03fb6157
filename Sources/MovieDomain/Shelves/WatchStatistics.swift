/// Numbers of films that the viewer has seen, in one year or in all.
public struct WatchStatistics: Sendable, Equatable {
  /// A director, with the catalog to which the id belongs.
  public struct Director: Sendable, Hashable {
    /// The namespace of the catalog.
    public var source: String
    /// The id in the catalog.
    public var id: Person.ID
    /// The name, as stored.
    public var name: String

    /// Creates a director.
    public init(source: String, id: Person.ID, name: String) {
      self.source = source
      self.id = id
      self.name = name
    }
  }

  /// The films to which the viewer gave the same number of stars.
  public struct Rated: Sendable, Equatable {
    /// The number of films.
    public var films = 0
    /// The number of those that have a score in their catalog.
    public var scored = 0
    /// The sum of their scores.
    public var scores = 0.0

    /// Creates numbers of no films.
    public init() {}

    package mutating func add(_ score: Double?) {
      films += 1
      guard let score else { return }
      scored += 1
      scores += score
    }

    /// The average of the scores, from 0 through 10, with three decimals like the scores; nil if no film has one.
    public var average: Double? { scored > 0 ? (scores / Double(scored) * 1000).rounded() / 1000 : nil }
  }

  /// Films by a fact of which one film may have several, such as its genres.
  public struct Tally<Value: Sendable & Hashable>: Sendable, Equatable {
    /// The number of films of each value.
    public var films: [Value: Int] = [:]
    /// The number of films of which a value is known.
    public var known = 0

    /// Creates numbers of no films.
    public init() {}

    /// Adds films with the same values. Nothing is known of an empty list.
    package mutating func add(_ count: Int, _ values: [Value]) {
      for value in Set(values) { films[value, default: 0] += count }
      known += values.isEmpty ? 0 : count
    }
  }

  /// Days without a film, between two days with one.
  public struct Gap: Sendable, Equatable {
    /// The day before the gap, on which the viewer watched a film.
    public var start: CalendarDate
    /// The day of the next film.
    public var end: CalendarDate
    /// The number of days between the two, at least 1.
    public var days: Int
  }

  /// The year; nil for all years and films without a day.
  public let year: Int?
  /// The number of films.
  public var films = 0
  /// The number of films for which the day of a viewing is known.
  public var filmsWithDay = 0
  /// The number of viewings on each day.
  public var days: [CalendarDate: Int] = [:]
  /// The number of films by the first year of their decade. A film whose release is not known has none.
  public var decades: [Int: Int] = [:]
  /// The films by genre.
  public var genres = Tally<Genre.ID>()
  /// The films by country, of those whose details are stored.
  public var countries = Tally<Region>()
  /// The films by director, of those whose credits are stored.
  public var directors = Tally<Director>()
  /// The films by the viewer's stars.
  public var ratings: [StarRating: Rated] = [:]

  /// Creates numbers of no films.
  public init(of year: Int? = nil) {
    self.year = year
  }

  /// The number of viewings whose day is known.
  public var viewings: Int { days.values.reduce(0, +) }
  /// The day of the first viewing; nil if none is known.
  public var first: CalendarDate? { days.keys.min() }
  /// The day of the last viewing; nil if none is known.
  public var last: CalendarDate? { days.keys.max() }

  /// The number of viewings in each month of the year, 1 through 12.
  public var months: [Int: Int] { days.reduce(into: [:]) { $0[$1.key.month, default: 0] += $1.value } }
  /// The number of viewings in each year.
  public var years: [Int: Int] { days.reduce(into: [:]) { $0[$1.key.year, default: 0] += $1.value } }

  /// The longest time without a viewing between two of them, the first of several; nil if no day is left out.
  public var longestGap: Gap? {
    let days = days.keys.sorted()
    return zip(days, days.dropFirst()).map { Gap(start: $0, end: $1, days: $1.dayNumber - $0.dayNumber - 1) }
      .filter { $0.days > 0 }
      .max { ($0.days, $1.start) < ($1.days, $0.start) }
  }

  /// Adds a film that is on the shelf of those seen, unless it was not watched in the year.
  mutating func add(_ film: StoredFilm) {
    let days = (film.diary?.viewings ?? []).map(\.day.date).filter { year == nil || $0.year == year }
    guard year == nil || !days.isEmpty else { return }
    films += 1
    filmsWithDay += days.isEmpty ? 0 : 1
    for day in days { self.days[day, default: 0] += 1 }
    if let year = film.details.movie.releaseDate?.year { decades[year / 10 * 10, default: 0] += 1 }
    genres.add(1, film.details.movie.genreIDs)
    countries.add(1, film.details.countries.map(\.region))
    directors.add(1, film.details.directors(in: film.source))
    if let rating = film.diary?.rating { ratings[rating, default: Rated()].add(film.details.movie.rating.average) }
  }
}

extension MovieDetails {
  package var directors: [Credits.Member] { (credits?.crew ?? []).filter { $0.roles.contains("Director") } }

  /// The directors, as far as the credits are known, with names of one line.
  package func directors(in source: CatalogSource) -> [WatchStatistics.Director] {
    directors.map { director in
      let name = director.name.split(whereSeparator: \.isNewline).joined(separator: " ")
      return .init(source: source.idNamespace, id: director.id, name: name)
    }
  }
}
