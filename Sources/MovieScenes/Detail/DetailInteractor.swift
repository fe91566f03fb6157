public import MovieDisplay
public import MovieDomain

/// Loads a film with all its sections. Reloads it when the language or the country changes, on which offers and age ratings
/// depend, or the viewer's own services, which have marks.
public typealias DetailInteractor = LoadInteractor<DetailScene.Subject, DetailScene.LoadedFilm>

extension DetailScene: MovieScene {
  /// A part of the page that is shortened unless it is expanded.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// Trailers and other videos.
    case videos
    /// Cast and crew.
    case credits
    /// Reviews.
    case reviews
  }

  /// A film's id, the catalog that it belongs to, and how much to show.
  public struct Subject: SceneKey, LanedQuestion {
    /// The film's id.
    public var id: Movie.ID
    /// The id's catalog; nil for the one in use.
    public var source: CatalogSource?
    /// The sections that are expanded.
    public var expanded: Set<Part>
    /// Whether sections other than the overview are shown.
    public var showsSections = true

    /// Creates the key of a film; by default, of the catalog in use and with shortened sections.
    public init(id: Movie.ID, source: CatalogSource? = nil, expanded: Set<Part> = []) {
      self.id = id
      self.source = source
      self.expanded = expanded
    }
  }

  /// A film, with what the page needs from the settings.
  public struct LoadedFilm: FilmContaining, StalenessReporting {
    /// The film with all its sections.
    public var details: MovieDetails
    /// The names of the viewer's own streaming services.
    public var ownServices: [String]

    /// Creates a film that is loaded.
    public init(_ details: MovieDetails, ownServices: [String] = []) {
      self.details = details
      self.ownServices = ownServices
    }

    public var containedFilms: [Movie] { details.containedFilms }
    public var staleness: Staleness? { details.staleness }
  }

  /// A request for a film.
  public typealias Request = LoadRequest<Subject>
  /// The film, as far as it is loaded.
  public typealias Response = LoadResponse<Subject, LoadedFilm>
  public typealias Presenter = DetailPresenter

  public static func interactor(in context: SceneContext) -> DetailInteractor {
    DetailInteractor(source: context.catalog.source, refreshingOn: [.language, .region, .services])
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    LoadWorker { subject async throws(CatalogError) in
      let details = try await context.catalog(of: subject.source).movie(subject.id)
      return LoadedFilm(details, ownServices: await context.settings.current().services)
    }
  }
}

extension LoadRequest where Key == DetailScene.Subject {
  /// Loads a film, starting from an empty screen, with the given sections expanded. `source` is the catalog of the id; nil
  /// for the one in use.
  ///
  /// For a display that shows no sections but the overview, the others are left out, and nothing is reported about them.
  public static func load(
    id: Movie.ID, from source: CatalogSource? = nil, expanding parts: Set<DetailScene.Part> = [],
    showsSections: Bool = true
  ) -> Self {
    var film = Key(id: id, source: source, expanded: parts)
    film.showsSections = showsSections
    return .load(film)
  }
}

extension LoadResponse where Key == DetailScene.Subject, Value == DetailScene.LoadedFilm {
  /// The marks of the film.
  public var filmMarks: FilmMarks { key.flatMap { marks[FilmID(contentSource, $0.id)] } ?? FilmMarks() }

  var expanded: Set<DetailScene.Part> { key?.expanded ?? [] }
  var showsSections: Bool { key?.showsSections ?? true }
  var ownServices: [String] { value.value?.ownServices ?? [] }
}
