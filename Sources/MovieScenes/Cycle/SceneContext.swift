public import MovieDisplay
public import MovieDomain

/// What scenes are made with: a catalog, the viewer's library, words, a day and a clock.
///
/// ```swift
/// let context = SceneContext(catalog: catalog)
/// let home = context.open(HomeScene.self, on: view)
/// await home.handle(.load)
/// ```
public struct SceneContext: Sendable {
  public var catalog: any MovieCatalog
  public var favorites: any FavoritesLibrary
  public var history: any SearchHistory
  public var settings: any SettingsStore
  /// The catalogs that favorites may come from.
  public var sources: [CatalogSource]
  public var words: CurrentWords
  /// Evaluated whenever it matters: a server runs past midnight.
  public var today: @Sendable () -> CalendarDate
  public var clock: any Clock<Duration>

  /// Takes a catalog; everything else lasts as long as the process unless given. `today` is evaluated anew each time.
  public init(
    catalog: any MovieCatalog, favorites: any FavoritesLibrary = TransientFavorites(),
    history: any SearchHistory = TransientSearchHistory(), settings: any SettingsStore = TransientSettings(),
    sources: [CatalogSource]? = nil, words: CurrentWords? = nil,
    today: @autoclosure @escaping @Sendable () -> CalendarDate = .today,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.catalog = catalog
    self.favorites = favorites
    self.history = history
    self.settings = settings
    self.sources = sources ?? [catalog.source]
    self.words = words ?? CurrentWords(settings)
    self.today = today
    self.clock = clock
  }

  /// Opens a scene that shows on a display and follows changes of the settings.
  public func open<S: MovieScene>(
    _ scene: S.Type, on display: any Display<S.Presenter.ViewModel>
  ) -> SceneDriver<S.Interactor> {
    open(
      scene,
      to: Output(display: display) { [words, today] in S.Presenter(words: await words(), today: today()) })
  }

  /// Opens a scene whose responses go to an output.
  ///
  /// A scene that ends after one request has no need to follow changes of the settings.
  public func open<S: MovieScene>(
    _ scene: S.Type, to output: Output<S.Interactor.Response>, followingSettings: Bool = true
  ) -> SceneDriver<S.Interactor> {
    SceneDriver(
      S.interactor(in: self), worker: S.worker(in: self), output: output,
      settings: followingSettings ? settings : nil)
  }
}

/// A scene by its parts. A scene of your own needs only this to be opened like the others.
public protocol MovieScene {
  associatedtype Interactor: MovieScenes.Interactor
  associatedtype Presenter: WordsPresenter where Presenter.Response == Interactor.Response

  static func interactor(in context: SceneContext) -> Interactor
  static func worker(in context: SceneContext) -> any Worker<Interactor.Question, Interactor.Answer>
}
