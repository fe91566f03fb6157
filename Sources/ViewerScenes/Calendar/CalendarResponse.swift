public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension CalendarScene {
  /// A request for the days between two days.
  public enum Request: Sendable, Hashable, LanedQuestion {
    /// Loads the days. Without a first day, they begin today; without a last one, they are those of a year.
    case load(from: CalendarDate? = nil, through: CalendarDate? = nil)
  }

  /// A film that comes on a day.
  public struct Event: Sendable, Hashable {
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
  public struct Agenda: Sendable, Hashable {
    /// The first day.
    public var start: CalendarDate
    /// The last day.
    public var end: CalendarDate
    /// The films, in order of time.
    public var events: [Event] = []
    /// The country of the days; nil if it is not known.
    public var region: Region?
    /// What could not be loaded, and is older than it could be.
    public var gaps = Survey.Gaps()

    /// Creates an agenda.
    public init(from start: CalendarDate, through end: CalendarDate, region: Region? = nil) {
      self.start = start
      self.end = end
      self.region = region
    }
  }

  /// The calendar, as far as it is known.
  public typealias Response = SurveyResponse<Agenda>
  /// Looks up the days, again in another language or country.
  public typealias Interactor = SurveyInteractor<Request, Agenda>
}
