public import MovieDisplay
public import MovieDomain

/// Loads a list of films page by page. Reloads it when the language, the region or the adult filter changes.
public typealias ListInteractor = PagesInteractor<ListScene.Selection, Movie>

extension ListScene: MovieScene {
  /// A list, optionally limited to a genre.
  public struct Selection: Sendable, Hashable {
    /// The list.
    public var list: MovieList
    /// The genre that the list is limited to; nil for all genres.
    public var genre: GenreSelection?

    /// Selects a list, by default with films of all genres.
    public init(_ list: MovieList, genre: GenreSelection? = nil) {
      self.list = list
      self.genre = genre
    }

    /// The top-rated films of all genres.
    public static let topRated = Selection(.topRated)
    /// The popular films of all genres.
    public static let popular = Selection(.popular)
    /// The new releases of all genres.
    public static let nowPlaying = Selection(.nowPlaying)
    /// The upcoming films of all genres.
    public static let upcoming = Selection(.upcoming)
  }

  /// A request for pages of a list. A genre given by name is resolved when its first page loads; if there is no such
  /// genre, the response's key contains similar names.
  public typealias Request = PagesRequest<Selection>
  /// The pages of the list, as far as they are loaded.
  public typealias Response = PagesResponse<Selection, Movie>
  public typealias Presenter = ListPresenter

  public static func interactor(in context: SceneContext) -> ListInteractor {
    ListInteractor(source: context.catalog.source, key: .popular, refreshingOn: Setting.affectingLists)
  }

  public static func worker(
    in context: SceneContext
  ) -> any Worker<PageQuestion<Selection>, PageAnswer<Selection, Movie>> {
    ListWorker(catalog: context.catalog, words: context.words)
  }
}

extension Setting {
  /// The settings that affect which films are listed and what their titles are.
  static let affectingLists: Set<Setting> = [.language, .region, .adult]
}

/// Loads pages of lists and resolves genre names.
public struct ListWorker: Worker {
  private let catalog: any MovieCatalog
  private let genres: GenreFinder

  /// Creates a worker. `words` are needed to find a genre by its translated name.
  public init(catalog: any MovieCatalog, words: CurrentWords) {
    self.catalog = catalog
    genres = GenreFinder(catalog: catalog, words: words)
  }

  public func answer(
    _ question: PageQuestion<ListScene.Selection>,
    report: @escaping @concurrent @Sendable (PageAnswer<ListScene.Selection, Movie>) async -> Void = { _ in }
  ) async -> PageAnswer<ListScene.Selection, Movie>? {
    var key = question.key
    let page: Result<ResultsPage<Movie>, CatalogError>? = await result { () async throws(CatalogError) in
      // For further pages, the genre is resolved already.
      if let genre = key.genre, !question.isAppended {
        key.genre = try await genres.resolve(genre)
        if key.genre?.genre == nil { throw CatalogError(.notFound) }
      }
      let page = try await catalog.movies(in: key.list, genre: key.genre?.genre?.id, page: question.page)
      return key.list.arrange(try question.existing(page))
    }
    return page.map { PageAnswer(key: key, page: $0) }
  }
}
