public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension NewsScene {
  /// A request for the news.
  public enum Request: Sendable, Hashable, LanedQuestion {
    /// Looks for what has changed since the last look. What has been shown is then remembered.
    case load
  }

  /// What has changed for a film.
  public enum Change: Sendable, Hashable {
    /// It has come.
    case out(FilmDay)
    /// Services of the viewer offer it now, by their names.
    case offered([String])
    /// Its day has changed; nil where it had or has none.
    case moved(FilmDay.Kind, from: CalendarDate?, to: CalendarDate?)
    /// It is new in a collection of which the viewer has seen a film. The name is nil if it is unknown.
    case part(of: String?)
  }

  /// A change for a film.
  public struct Item: Sendable, Hashable {
    /// The catalog of the film.
    public var source: CatalogSource
    /// The film.
    public var movie: Movie
    /// What has changed.
    public var change: Change

    /// Creates an item.
    public init(source: CatalogSource, movie: Movie, change: Change) {
      self.source = source
      self.movie = movie
      self.change = change
    }
  }

  /// What has changed since the last look, as far as it could be loaded.
  public struct Bulletin: Sendable, Hashable {
    /// The day of the look.
    public var day: CalendarDate
    /// The day of the last look; nil at the first one.
    public var since: CalendarDate?
    /// The changes: films that have come, then those on services, then other days, then parts of collections.
    public var items: [Item] = []
    /// What is known now, to be remembered once the changes have been shown.
    public var facts: [String: ToldFacts] = [:]
    /// What could not be loaded, and is older than it could be.
    public var gaps = Survey.Gaps()
    /// Why the changes could not be remembered, so that they will be shown again; nil if they could.
    public var memoryError: StoreError?

    /// Creates news without changes.
    public init(on day: CalendarDate, since: CalendarDate? = nil) {
      self.day = day
      self.since = since
    }
  }

  /// The news, as far as it is known.
  public typealias Response = SurveyResponse<Bulletin>
  /// Looks for news when it is asked to. What has been shown would vanish if it followed changes.
  public typealias Interactor = SurveyInteractor<Request, Bulletin>
}
