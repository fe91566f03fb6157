public import MovieDisplay
public import MovieDomain

/// The dependencies that scenes share. Opens scenes with them:
///
/// ```swift
/// let context = SceneContext(catalog: catalog)
/// let home = context.open(HomeScene.self, on: view)
/// await home.handle(.load)
/// ```
public struct SceneContext: Sendable {
  /// The catalog that films and people are loaded from.
  public var catalog: any MovieCatalog
  /// Further catalogs that films on shelves and qualified ids may come from; `catalog` is the one in use.
  public var otherCatalogs: [any MovieCatalog]
  /// The viewer's shelves.
  public var films: any FilmLibrary
  /// Called when the marks of films on screen cannot be read. A library that stays unreadable is reported again and again.
  public var libraryFailed: (@Sendable (StoreError) -> Void)?
  /// Called with the posters of films that were added to a shelf, so that a cache has them for use without a network; nil
  /// for catalogs without images. The request waits for it.
  public var keepPosters: (@Sendable (_ posters: [(path: String, source: CatalogSource)]) async -> Void)?
  /// The user's search history.
  public var history: any SearchHistory
  /// What the news scene has shown.
  public var news: any NewsMemory
  /// The viewer's account at a catalog; nil if there is none.
  public var account: (any FilmAccount)?
  /// What both sides had after the last sync with the account.
  public var synced: any SyncMemory
  /// The user's settings.
  public var settings: any SettingsStore
  /// The display text.
  public var words: CurrentWords
  /// Evaluated on each use, because a process may run past midnight.
  public var today: @Sendable () -> CalendarDate
  /// The clock for delays, such as the pause before a search; replaceable in tests.
  public var clock: any Clock<Duration>

  /// Creates a context. `today` is evaluated on each use, on any thread: where the main actor is the default isolation, a
  /// constant or a function in it is `nonisolated`, as in `nonisolated let today`.
  ///
  /// Only `catalog` is required. By default, there is no other catalog, the stores are in memory, and the words are
  /// English, whatever language is set: `CurrentWords(settings, in: CurrentWords.allLanguages)` of `ViewerScenes` follow the
  /// settings. Set `keepPosters` to keep the posters of films on shelves, and `account` for the scene that needs it.
  public init(
    catalog: any MovieCatalog, otherCatalogs: [any MovieCatalog] = [],
    films: any FilmLibrary = TransientFilmLibrary(),
    history: any SearchHistory = TransientSearchHistory(), news: any NewsMemory = TransientNewsMemory(),
    synced: any SyncMemory = TransientSyncMemory(), settings: any SettingsStore = TransientSettings(),
    words: CurrentWords = CurrentWords(EnglishWords()),
    today: @autoclosure @escaping @Sendable () -> CalendarDate = .today,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.catalog = catalog
    self.otherCatalogs = otherCatalogs
    self.films = films
    self.history = history
    self.news = news
    self.synced = synced
    self.settings = settings
    self.words = words
    self.today = today
    self.clock = clock
  }

  /// The sources of all catalogs, the one in use first.
  public var sources: [CatalogSource] { [catalog.source] + otherCatalogs.map(\.source) }

  /// Returns the catalog of a source; nil is the one in use. Where there is none, nothing is found.
  package func catalog(of source: CatalogSource?) -> any MovieCatalog {
    guard let source, source != catalog.source else { return catalog }
    return otherCatalogs.first { $0.source == source } ?? UnavailableCatalog(source, error: CatalogError(.notFound))
  }

  /// The film with an id in the catalog that a qualifier names, or in the one in use.
  package func film(_ id: Movie.ID, in qualifier: String?) -> FilmID {
    FilmID(qualifier.map { sources[$0] } ?? catalog.source, id)
  }

  /// A stored film with its catalog's own source. The library knows only the namespace of a film's catalog.
  package func known(_ film: ShelvedFilm) -> ShelvedFilm {
    var film = film
    film.source = sources.known(film.source)
    return film
  }

  /// Opens a scene that renders to a display and follows changes of the settings and the library.
  ///
  /// Nothing is loaded before the first request. Keep the driver: when it is released, the scene's tasks are canceled.
  public func open<S: MovieScene>(
    _ scene: S.Type, on display: any Display<S.Presenter.ViewModel>
  ) -> SceneDriver<S.Interactor> {
    open(
      scene,
      to: Output(display: display) { [words, today] in S.Presenter(words: await words(), today: today()) })
  }

  /// Opens a scene that sends its responses to an output. Keep the driver, as with `open(_:on:)`.
  ///
  /// A scene that is used for a single request does not need to follow changes of the settings and the library.
  public func open<S: MovieScene>(
    _ scene: S.Type, to output: Output<S.Interactor.Response>, followingChanges: Bool = true
  ) -> SceneDriver<S.Interactor> {
    SceneDriver(
      S.interactor(in: self), worker: S.worker(in: self), output: S.output(output, in: self),
      settings: settings, library: films, followsChanges: followingChanges, libraryFailed: libraryFailed)
  }

  // MARK: - For programs that draw once, such as a server

  /// Returns what a scene shows in the end after one or more requests; nil if the task was canceled.
  ///
  /// ```swift
  /// let home = await context.viewModel(of: HomeScene.self, for: .load)
  /// ```
  public func viewModel<S: MovieScene>(
    of scene: S.Type, for requests: S.Interactor.Request...
  ) async -> S.Presenter.ViewModel? {
    guard let response = await lastResponse(of: scene, to: requests) else { return nil }
    return await presenter(of: scene).viewModel(for: response)
  }

  /// Returns the final response of a scene to the last of several requests; nil if the task was canceled.
  public func lastResponse<S: MovieScene>(
    of scene: S.Type, to requests: [S.Interactor.Request]
  ) async -> S.Interactor.Response? {
    let last = LastResponse<S.Interactor.Response>()
    let output = Output<S.Interactor.Response> { response, isFinal in
      if isFinal { await last.take(response) }
    }
    let driver = open(scene, to: output, followingChanges: false)
    for request in requests { await driver.handle(request) }
    return Task.isCancelled ? nil : await last.response
  }

  /// Returns the presenter of a scene, with the words of the current language.
  public func presenter<S: MovieScene>(of scene: S.Type) async -> S.Presenter {
    S.Presenter(words: await words(), today: today())
  }
}

private actor LastResponse<Response: Sendable> {
  private(set) var response: Response?

  func take(_ response: Response) { self.response = response }
}
