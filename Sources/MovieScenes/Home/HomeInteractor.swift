public import MovieDisplay
public import MovieDomain

extension HomeScene: MovieScene {
  /// A request to the home scene.
  public enum Request: Sendable, Hashable {
    /// Loads the shelves, starting from an empty screen. If a genre is set, its shelf is the last. Replaces a load in
    /// progress.
    ///
    /// A shelf that cannot be loaded does not affect the others.
    case load
    /// Reloads the shelves. The films of each stay until the new ones arrive, and become stale if loading fails.
    case refresh
  }

  /// The shelves, as far as they are loaded.
  public struct Response: Sendable, Hashable {
    /// The catalog the films come from.
    public var source: CatalogSource
    /// The shelves in display order.
    public var shelves: [ShelfResult]
    /// The marks of films on screen that are on a shelf of the viewer.
    public var marks: [FilmID: FilmMarks] = [:]

    /// Creates a response.
    public init(source: CatalogSource, shelves: [ShelfResult]) {
      self.source = source
      self.shelves = shelves
    }
  }

  /// A shelf and its loading state.
  public struct ShelfResult: Sendable, Hashable {
    /// The list that the films come from.
    public var list: MovieList
    /// The genre that the list is limited to; nil for all genres.
    public var genre: GenreSelection?
    /// The first page of the list, as far as it is loaded.
    public var state: Loadable<ResultsPage<Movie>>

    /// Creates a shelf; by default of all genres, and not loaded yet.
    public init(list: MovieList, genre: GenreSelection? = nil, state: Loadable<ResultsPage<Movie>> = .idle) {
      self.list = list
      self.genre = genre
      self.state = state
    }

    var selection: ListScene.Selection { ListScene.Selection(list, genre: genre) }
  }

  public typealias Presenter = HomePresenter

  public static func interactor(in context: SceneContext) -> HomeInteractor {
    HomeInteractor(source: context.catalog.source)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    HomeWorker(context: context)
  }
}

/// Loads the shelves of the home scene concurrently, and the shelf of the user's genre once that is known.
public struct HomeInteractor: Interactor {
  /// A task for `HomeWorker`.
  public enum Question: LanedQuestion {
    /// Reads the genre setting.
    case genre
    /// Loads the first page of a shelf.
    case shelf(ListScene.Selection)

    /// Each shelf has its own lane, so the shelves load concurrently.
    public enum Lane: Hashable, Sendable {
      /// The genre setting.
      case genre
      /// The shelf of a list with films of all genres.
      case shelf(ListScene.Selection)
      /// The shelf of the genre in the settings; another genre supersedes it.
      case genreShelf
    }

    public var lane: Lane {
      switch self {
      case .genre: .genre
      case .shelf(let selection): selection.genre == nil ? .shelf(selection) : .genreShelf
      }
    }
  }

  /// The result of a question.
  public enum Answer: Sendable {
    /// The genre setting: a name or an id. Nil when it is not set; there is then no genre shelf.
    case genre(String?)
    /// The first page of a shelf, or why it could not be loaded.
    case shelf(PageAnswer<ListScene.Selection, Movie>)
  }

  public private(set) var response: HomeScene.Response
  /// The genre setting, which determines the last shelf.
  private var genre: String?
  private var isLoaded = false

  /// Creates an interactor for films of the given catalog.
  public init(source: CatalogSource) {
    response = HomeScene.Response(source: source, shelves: MovieList.allCases.map { .init(list: $0) })
  }

  public mutating func handle(_ request: HomeScene.Request) -> [Effect<Question>] {
    if request == .load {
      response.shelves = MovieList.allCases.map { .init(list: $0) }
      genre = nil
    }
    isLoaded = true
    for index in response.shelves.indices {
      response.shelves[index].state.load()
    }
    // A new load starts without a genre shelf, so stop loading the previous one.
    let cancellations: [Effect<Question>] = genre == nil ? [.cancel(.genreShelf)] : []
    return [.ask(.genre)] + cancellations + response.shelves.map { Effect.ask(Question.shelf($0.selection)) }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .genre(let genre):
      return showGenreShelf(genre)
    case .shelf(let answer):
      guard let index = index(of: question) else { return [] }
      response.shelves[index].genre = answer.key.genre
      response.shelves[index].state.take(answer.page)
      return []
    }
  }

  public var filmsOnScreen: Set<FilmID> {
    Set(in: response.shelves.flatMap { $0.state.value?.elements ?? [] }, of: response.source)
  }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }

  public mutating func abandon(_ question: Question) {
    guard let index = index(of: question) else { return }
    response.shelves[index].state.abandon()
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    guard isLoaded else { return [] }
    if !changed.isDisjoint(with: Setting.affectingCatalogs) { return handle(.refresh) }
    return changed.contains(.genre) ? [.ask(.genre)] : []
  }

  private mutating func showGenreShelf(_ genre: String?) -> [Effect<Question>] {
    guard genre != self.genre else { return [] }
    self.genre = genre
    response.shelves.removeAll { $0.genre != nil }
    guard let genre else { return [.cancel(.genreShelf)] }
    let shelf = HomeScene.ShelfResult(list: .popular, genre: .named(genre), state: .loading)
    response.shelves.append(shelf)
    return [.ask(.shelf(shelf.selection))]
  }

  private func index(of question: Question) -> Int? {
    response.shelves.firstIndex { Question.shelf($0.selection).lane == question.lane }
  }
}

private struct HomeWorker: Worker {
  let context: SceneContext

  func answer(_ question: HomeInteractor.Question) async -> HomeInteractor.Answer? {
    switch question {
    case .genre: .genre(await context.settings.current().genre)
    case .shelf(let selection): await ListWorker(context: context).answer(PageQuestion(selection)).map { .shelf($0) }
    }
  }
}
