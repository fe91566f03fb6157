public import MovieDisplay
public import MovieDomain

extension DetailScene {
  /// A request to the detail scene.
  public enum Request: Sendable, Hashable {
    /// Loads a film, starting from an empty screen, with the given sections expanded. Replaces a load in progress.
    ///
    /// `from` is the catalog that the id belongs to; nil for the one in use. For a display that shows no sections but the
    /// overview, the others are left out, and nothing is reported about them.
    case load(id: Movie.ID, from: CatalogSource? = nil, expanding: Set<Part> = [], showsSections: Bool = true)
    /// Reloads the film. The current content stays until the new one arrives, and becomes stale if loading fails. Does
    /// nothing before the first `load`.
    case refresh
  }

  /// A part of the page that is shortened unless it is expanded.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// Trailers and other videos.
    case videos
    /// Cast and crew.
    case credits
    /// Reviews.
    case reviews
  }

  /// The film, as far as it is loaded.
  public struct Response: Sendable, Hashable {
    /// The loading state of a film.
    public typealias State = Loadable<MovieDetails>

    /// The catalog the film comes from.
    public var source: CatalogSource
    /// Whether this is not the catalog in use, so that ids are shown with the name of the catalog.
    public var isFromOtherCatalog: Bool
    /// The film's id; nil before the first request.
    public var id: Movie.ID?
    /// The film's loading state.
    public var state: State
    /// The expanded sections.
    public var expanded: Set<Part>
    /// Whether sections other than the overview are shown.
    public var showsSections: Bool
    /// The names of the viewer's own streaming services.
    public var ownServices: [String]
    /// The marks of films on screen that are on a shelf of the viewer.
    public var marks: [FilmID: FilmMarks]

    /// Creates a response; the defaults describe a scene before its first request.
    public init(
      source: CatalogSource, isFromOtherCatalog: Bool = false, id: Movie.ID? = nil, state: State = .idle,
      expanded: Set<Part> = [], showsSections: Bool = true, ownServices: [String] = [],
      marks: [FilmID: FilmMarks] = [:]
    ) {
      self.source = source
      self.isFromOtherCatalog = isFromOtherCatalog
      self.id = id
      self.state = state
      self.expanded = expanded
      self.showsSections = showsSections
      self.ownServices = ownServices
      self.marks = marks
    }

    /// The marks of the film.
    public var filmMarks: FilmMarks { id.flatMap { marks[FilmID(source, $0)] } ?? FilmMarks() }

    var otherSource: CatalogSource? { isFromOtherCatalog ? source : nil }
  }
}
