public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension CalendarScene: SurveyScene {
  /// A request for the days between two days.
  public enum Request: Sendable, Equatable, LanedQuestion {
    /// Loads the days. Without a first day, they begin today; without a last one, they are those of a year.
    case load(from: CalendarDate? = nil, through: CalendarDate? = nil)
  }

  /// A film that comes on a day.
  public struct Event: Sendable, Equatable {
    /// The catalog of the film.
    public var source: CatalogSource
    /// The film.
    public var movie: Movie
    /// The day, and how the film comes.
    public var day: FilmDay
    /// Why it is in the calendar.
    public var reason: Reason

    /// The film's id together with its catalog.
    public var id: FilmID { FilmID(source, movie.id) }

    /// Creates an event.
    public init(source: CatalogSource, movie: Movie, day: FilmDay, reason: Reason) {
      self.source = source
      self.movie = movie
      self.day = day
      self.reason = reason
    }
  }

  /// What comes between two days, as far as it could be loaded.
  public struct Agenda: Sendable, Equatable {
    /// The first day.
    public var start: CalendarDate
    /// The last day.
    public var end: CalendarDate
    /// The films, in order of time.
    public var events: [Event] = []
    /// The country of the days; nil if it is not known.
    public var region: Region?
    /// What could not be loaded, and is older than it could be.
    public var gaps = SurveyGaps()

    /// Creates an agenda.
    public init(from start: CalendarDate, through end: CalendarDate, region: Region? = nil) {
      self.start = start
      self.end = end
      self.region = region
    }
  }

  /// The calendar, as far as it is known.
  public typealias Response = SurveyResponse<Request, Agenda>
  /// Looks up the days, again in another language or country.
  public typealias Interactor = SurveyInteractor<Request, Agenda>

  public typealias Presenter = CalendarPresenter

  public static var refreshingSettings: Set<Setting> { [.language, .region] }

  /// Looks up the days of the watchlist, and what comes from collections and directors.
  public static func found(
    for request: Request, in context: SceneContext, report: (SurveyProgress) async -> Void
  ) async throws(StoreError) -> Agenda {
    let (first, last) =
      switch request {
      case .load(let first, let last): (first, last)
      }
    let start = first ?? context.today()
    var agenda = Agenda(from: start, through: last ?? start.yearLater)
    let own = context.catalog
    let followed = try await FollowedFilms(in: context)
    var events: [Event] = []
    var survey = Survey(
      total: followed.watchlist.count + followed.collections.count + followed.directors.count)
    await report(survey.progress)

    let details = await survey.films(followed.watchlist, in: context, report: report)
    for (film, details) in zip(followed.watchlist, details) {
      agenda.region = agenda.region ?? details?.release?.region
      // What could not be loaded at all has at least the day that the shelf knows.
      for day in details?.days ?? [film.movie.day].compactMap(\.self) {
        events.append(.init(source: film.source, movie: details?.movie ?? film.movie, day: day, reason: .watchlist))
      }
    }
    func add(_ movies: [Movie], _ reason: Reason) {
      for movie in movies {
        guard let day = movie.day else { continue }
        events.append(.init(source: own.source, movie: movie, day: day, reason: reason))
      }
    }
    let collections = await survey.values(of: followed.collections, named: { $0.name ?? "" }, report: report) {
      collection throws(CatalogError) in try await own.collection(collection.id)
    }
    for collection in collections.compactMap(\.self) {
      add(collection.films.elements, .collection(collection.collection.name))
    }
    let directors = await survey.values(of: followed.directors, named: \.name, report: report) {
      director throws(CatalogError) in try await own.person(director.id)
    }
    for director in directors.compactMap(\.self) {
      add((director.films(as: .director) ?? []).map(\.movie), .director(director.person.name))
    }
    agenda.gaps = survey.gaps
    do throws(CatalogError) {
      try await addFreed(to: &events, from: own, in: context.today().year)
    } catch {
      agenda.gaps.error = agenda.gaps.error ?? error
    }
    agenda.events = arranged(events, from: agenda.start, through: agenda.end)
    return agenda
  }

  /// Adds the films that become free in January of a year and of the next one, of a catalog of free films.
  private static func addFreed(
    to events: inout [Event], from catalog: any MovieCatalog, in year: Int
  ) async throws(CatalogError) {
    guard catalog.source.newFilms == .enteringPublicDomain else { return }
    for (list, year) in [(MovieList.nowPlaying, year), (.upcoming, year + 1)] {
      guard let day = CalendarDate(year: year, month: 1, day: 1) else { continue }
      var page = 1
      while true {
        let films = try await catalog.movies(in: list, genre: nil, page: page)
        events += films.elements.map {
          .init(source: catalog.source, movie: $0, day: FilmDay(.publicDomain, day), reason: .catalog)
        }
        guard page < films.totalPages, !films.elements.isEmpty else { break }
        page += 1
      }
    }
  }

  /// The events between two days, in order of time. What a film has from an earlier reason, it does not have again, but
  /// its release is no reason to leave out the day on which it becomes free.
  private static func arranged(
    _ events: [Event], from start: CalendarDate, through end: CalendarDate
  ) -> [Event] {
    var reasons: [Bool: [FilmID: Reason]] = [:]
    let unique = events.filter { event in
      let isFreed = event.day.kind == .publicDomain
      let reason = reasons[isFreed]?[event.id] ?? event.reason
      reasons[isFreed, default: [:]][event.id] = reason
      return reason == event.reason
    }
    return unique.filter { (start...max(start, end)).contains($0.day.date) }.sorted { $0.day.date < $1.day.date }
  }
}

extension CalendarDate {
  /// The day before the same day of the next year, or the last day there is.
  fileprivate var yearLater: CalendarDate {
    (CalendarDate(year: year + 1, month: month, day: day) ?? CalendarDate(year: year + 1, month: 3, day: 1))?.dayBefore
      ?? self
  }
}
