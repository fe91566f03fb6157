public import MovieDisplay
public import MovieDomain

extension HomeScene: MovieScene {
  /// A request to the home scene.
  public enum Request: Sendable, Hashable {
    /// Loads the rows, starting from an empty screen. If a genre is set, its row is the last. Replaces a load in
    /// progress.
    ///
    /// A row that cannot be loaded does not affect the others.
    case load
    /// Reloads the rows. The films of each stay until the new ones arrive, and become stale if loading fails.
    case refresh
  }

  /// The rows, as far as they are loaded.
  public struct Response: Sendable, Equatable {
    /// The catalog the films come from.
    public var source: CatalogSource
    /// The rows in display order.
    public var rows: [RowResult]
    /// The marks of films on screen that are on a shelf of the viewer.
    public var marks: [FilmID: FilmMarks] = [:]

    /// Creates a response.
    public init(source: CatalogSource, rows: [RowResult]) {
      self.source = source
      self.rows = rows
    }
  }

  /// A row and its loading state.
  public struct RowResult: Sendable, Equatable {
    /// The list that the films come from.
    public var list: MovieList
    /// The genre that the list is limited to; nil for all genres.
    public var genre: GenreSelection?
    /// The first page of the list, as far as it is loaded.
    public var state: Loadable<ResultsPage<Movie>>

    /// Creates a row; by default of all genres, and not loaded yet.
    public init(list: MovieList, genre: GenreSelection? = nil, state: Loadable<ResultsPage<Movie>> = .idle) {
      self.list = list
      self.genre = genre
      self.state = state
    }
  }

  public typealias Interactor = HomeInteractor
  public typealias Presenter = HomePresenter

  public static func worker(in context: SceneContext) -> AnyWorker {
    HomeWorker(context: context)
  }
}

/// Loads the rows of the home scene concurrently, and the row of the user's genre once that is known.
public struct HomeInteractor: CatalogInteractor {
  /// A task for `HomeWorker`.
  public enum Question: LanedQuestion {
    /// Reads the genre setting.
    case genre
    /// Loads the first page of a list, limited to a genre unless that is nil.
    case row(MovieList, genre: GenreSelection? = nil)

    /// Each row has its own lane, so the rows load concurrently.
    public enum Lane: Hashable, Sendable {
      /// The genre setting.
      case genre
      /// The row of a list with films of all genres.
      case row(MovieList)
      /// The row of the genre in the settings; another genre supersedes it.
      case genreRow
    }

    public var lane: Lane {
      switch self {
      case .genre: .genre
      case .row(let list, let genre): genre == nil ? .row(list) : .genreRow
      }
    }
  }

  /// The result of a question.
  public enum Answer: Sendable {
    /// The genre setting: a name or an id. Nil when it is not set; there is then no genre row.
    case genre(String?)
    /// The first page of a row, or why it could not be loaded, and its genre, whose name is looked up.
    case row(Result<ResultsPage<Movie>, CatalogError>, genre: GenreSelection?)
  }

  public private(set) var response: HomeScene.Response
  /// The genre setting, which determines the last row.
  private var genre: String?
  private var isLoaded = false

  /// Creates an interactor for films of the given catalog.
  public init(source: CatalogSource) {
    response = HomeScene.Response(source: source, rows: MovieList.allCases.map { .init(list: $0) })
  }

  public mutating func handle(_ request: HomeScene.Request) -> [Effect<Question>] {
    if request == .load {
      response.rows = MovieList.allCases.map { .init(list: $0) }
      genre = nil
    }
    isLoaded = true
    for index in response.rows.indices {
      response.rows[index].state.load()
    }
    // A new load starts without a genre row, so stop loading the previous one.
    let cancellations: [Effect<Question>] = genre == nil ? [.cancel(.genreRow)] : []
    return cancellations + [.ask(.genre)] + response.rows.map { Effect.ask(Question.row($0.list, genre: $0.genre)) }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    switch answer {
    case .genre(let genre):
      return showGenreRow(genre)
    case .row(let page, let genre):
      guard let index = index(of: question) else { return [] }
      response.rows[index].genre = genre
      response.rows[index].state.take(page)
      return []
    }
  }

  public var filmsOnScreen: Set<FilmID> {
    Set(in: response.rows.flatMap { $0.state.value?.elements ?? [] }, of: response.source)
  }

  public mutating func mark(_ marks: [FilmID: FilmMarks]) {
    response.marks = marks
  }

  public mutating func abandon(_ question: Question) {
    guard let index = index(of: question) else { return }
    response.rows[index].state.abandon()
  }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    guard isLoaded else { return [] }
    if !changed.isDisjoint(with: Setting.affectingCatalogs) { return handle(.refresh) }
    return changed.contains(.genre) ? [.ask(.genre)] : []
  }

  private mutating func showGenreRow(_ genre: String?) -> [Effect<Question>] {
    guard genre != self.genre else { return [] }
    self.genre = genre
    response.rows.removeAll { $0.genre != nil }
    guard let genre else { return [.cancel(.genreRow)] }
    let row = HomeScene.RowResult(list: .popular, genre: .named(genre), state: .loading)
    response.rows.append(row)
    return [.ask(.row(row.list, genre: row.genre))]
  }

  private func index(of question: Question) -> Int? {
    guard case .row(let list, let genre) = question else { return nil }
    return response.rows.firstIndex { $0.list == list && ($0.genre == nil) == (genre == nil) }
  }
}

private struct HomeWorker: Worker {
  let context: SceneContext

  func answer(_ question: HomeInteractor.Question) async -> HomeInteractor.Answer? {
    switch question {
    case .genre: return .genre(await context.settings.current().genre)
    case .row(let list, var genre):
      let page = await result { () async throws(CatalogError) in
        try await context.resolve(&genre)
        return list.arrange(try await context.catalog.movies(in: list, genre: genre?.value?.id, page: 1))
      }
      return page.map { .row($0, genre: genre) }
    }
  }
}
