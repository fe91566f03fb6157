public import MovieDisplay
public import MovieDomain

extension DetailScene: MovieScene {
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
    /// The catalog the film comes from.
    public var source: CatalogSource
    /// The catalog the film comes from, if it is not the one in use. Then ids are shown with its name.
    public var otherSource: CatalogSource?
    /// The film's id; nil before the first request.
    public var id: Movie.ID?
    /// The film's loading state.
    public var state: Loadable<MovieDetails>
    /// The expanded sections.
    public var expanded: Set<Part>
    /// Whether sections other than the overview are shown.
    public var showsSections = true
    /// The names of the viewer's own streaming services.
    public var ownServices: [String]
    /// The marks of films on screen that are on a shelf of the viewer.
    public var marks: [FilmID: FilmMarks]

    /// Creates a response; the defaults describe a scene before its first request.
    public init(
      source: CatalogSource, otherSource: CatalogSource? = nil, id: Movie.ID? = nil,
      state: Loadable<MovieDetails> = .idle, expanded: Set<Part> = [], ownServices: [String] = [],
      marks: [FilmID: FilmMarks] = [:]
    ) {
      self.source = source
      self.otherSource = otherSource
      self.id = id
      self.state = state
      self.expanded = expanded
      self.ownServices = ownServices
      self.marks = marks
    }

    /// The marks of the film.
    public var filmMarks: FilmMarks { id.flatMap { marks[FilmID(source, $0)] } ?? FilmMarks() }
  }

  public typealias Presenter = DetailPresenter

  public static func interactor(in context: SceneContext) -> DetailInteractor {
    DetailInteractor(source: context.catalog.source)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    DetailWorker(context: context)
  }
}

/// Loads a film with all its sections.
public struct DetailInteractor: Interactor {
  /// A task for `DetailWorker`.
  public enum Question: LanedQuestion {
    /// Loads a film.
    case film(FilmID)
  }

  /// The result of a question.
  public enum Answer: Sendable, Equatable {
    /// The film, or why it could not be loaded, and the names of the viewer's own streaming services.
    case film(Result<MovieDetails, CatalogError>, ownServices: [String] = [])
  }

  public private(set) var response: DetailScene.Response

  private let source: CatalogSource

  /// Creates an interactor. Ids without a source belong to the given catalog.
  public init(source: CatalogSource) {
    self.source = source
    response = DetailScene.Response(source: source)
  }

  public mutating func handle(_ request: DetailScene.Request) -> [Effect<Question>] {
    switch request {
    case .load(let id, let other, let parts, let showsSections):
      response = DetailScene.Response(
        source: other ?? source, otherSource: other == source ? nil : other, id: id, state: .loading,
        expanded: parts, ownServices: response.ownServices)
      response.showsSections = showsSections
    case .refresh: if response.id != nil { response.state.load() }
    }
    return response.id.map { [.ask(.film(FilmID(response.source, $0)))] } ?? []
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .film(let details, let ownServices):
      response.state.take(details)
      response.ownServices = ownServices
    }
    return []
  }

  public var filmsOnScreen: Set<FilmID> {
    response.state.value.map { Set(in: [$0], of: response.source) } ?? []
  }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }

  public mutating func abandon(_ question: Question) {
    response.state.abandon()
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    // The offers and the age rating are those of a country, and those of the viewer's own services have marks.
    changed.isDisjoint(with: [.language, .region, .services]) ? [] : handle(.refresh)
  }
}

private struct DetailWorker: Worker {
  let context: SceneContext

  func answer(_ question: DetailInteractor.Question) async -> DetailInteractor.Answer? {
    switch question {
    case .film(let id):
      let details = await result { () async throws(CatalogError) in
        try await context.catalog(of: id.source).movie(id.movie)
      }
      guard let details else { return nil }
      return .film(details, ownServices: await context.settings.current().services)
    }
  }
}
