public import MovieDisplay
public import MovieDomain

/// Loads a list of films page by page.
public typealias ListInteractor = PagesInteractor<ListScene.Selection, Movie>

extension ListScene: MovieScene {
  /// A list, optionally limited to a genre.
  public struct Selection: Sendable, Hashable {
    public var list: MovieList
    /// Nil for all genres.
    public var genre: GenreSelection?

    public init(_ list: MovieList, genre: GenreSelection? = nil) {
      self.list = list
      self.genre = genre
    }

    public static let topRated = Selection(.topRated)
    public static let popular = Selection(.popular)
    public static let nowPlaying = Selection(.nowPlaying)
    public static let upcoming = Selection(.upcoming)
  }

  public typealias Request = PagesRequest<Selection>
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
  /// The settings that affect which films are listed and their titles.
  static let affectingLists: Set<Setting> = [.language, .region, .adult]
}

/// Loads pages of lists and resolves genre names.
public struct ListWorker: Worker {
  private let catalog: any MovieCatalog
  private let genres: GenreFinder

  public init(catalog: any MovieCatalog, words: CurrentWords) {
    self.catalog = catalog
    genres = GenreFinder(catalog: catalog, words: words)
  }

  public func answer(
    _ question: PageQuestion<ListScene.Selection>,
    report: @escaping @Sendable (PageAnswer<ListScene.Selection, Movie>) async -> Void = { _ in }
  ) async -> PageAnswer<ListScene.Selection, Movie>? {
    var key = question.key
    let page: Result<ResultsPage<Movie>, CatalogError>? = await result { () async throws(CatalogError) in
      // For further pages, the genre is already resolved.
      if let genre = key.genre, !question.isAppended {
        key.genre = try await genres.resolve(genre)
        if key.genre?.genre == nil { throw CatalogError(.notFound) }
      }
      return key.list.arrange(
        try await catalog.movies(in: key.list, genre: key.genre?.genre?.id, page: question.page))
    }
    return page.map { PageAnswer(key: key, page: $0) }
  }
}
