public import MovieDisplay
public import MovieDomain

/// Loads a list of films page by page. Reloads it when the language, the region or the adult filter changes.
public typealias ListInteractor = PagesInteractor<ListScene.Selection, Movie>

extension ListScene: MovieScene {
  /// Which films to list.
  public enum Selection: SceneKey {
    /// One of the catalog's lists, limited to a genre unless that is nil.
    case list(MovieList, genre: GenreSelection?)
    /// The films that meet some criteria.
    case filtered(FilterSelection)
    /// Films that people who like a film like, too.
    case similar(FilmSelection)
    /// The films of the collection that a film is part of.
    case collection(FilmSelection)
    /// The films that are watched most this week.
    case trending

    /// Selects a list, by default with films of all genres.
    public init(_ list: MovieList, genre: GenreSelection? = nil) {
      self = .list(list, genre: genre)
    }

    /// The top-rated films of all genres.
    public static let topRated = Selection(.topRated)
    /// The popular films of all genres.
    public static let popular = Selection(.popular)
    /// The new releases of all genres.
    public static let nowPlaying = Selection(.nowPlaying)
    /// The upcoming films of all genres.
    public static let upcoming = Selection(.upcoming)

    /// The catalog's list; nil for other films.
    public var list: MovieList? { if case .list(let list, _) = self { list } else { nil } }
    /// The genre that a catalog's list is limited to; nil for all genres and for other films.
    public var genre: GenreSelection? { if case .list(_, let genre) = self { genre } else { nil } }

    /// The film that these films are about; nil if they are about none.
    public var film: FilmSelection? {
      switch self {
      case .similar(let film), .collection(let film): film
      case .list, .filtered, .trending: nil
      }
    }

    public var source: CatalogSource? { film?.source }
  }

  /// A film that others are similar to or form a collection with.
  public struct FilmSelection: Sendable, Equatable {
    /// The film's id.
    public var id: Movie.ID
    /// The id's catalog; nil for the one in use.
    public var source: CatalogSource?
    /// The film's title; empty until it is loaded.
    public var title = ""
    /// The collection that the film is part of; nil until it is loaded, and if there is none.
    public var collection: MovieCollection?

    /// Selects a film by its id.
    public init(_ id: Movie.ID, from source: CatalogSource? = nil) {
      self.id = id
      self.source = source
    }
  }

  /// A request for pages of a list. Names are resolved when its first page loads; if a name means nothing, the
  /// response's key contains similar names.
  public typealias Request = PagesRequest<Selection>
  /// The pages of the list, as far as they are loaded.
  public typealias Response = PagesResponse<Selection, Movie>
  public typealias Presenter = ListPresenter

  public static func interactor(in context: SceneContext) -> ListInteractor {
    ListInteractor(source: context.catalog.source, key: .popular, refreshingOn: Setting.affectingCatalogs)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    ListWorker(context: context)
  }
}

/// Loads pages of lists and resolves the names in them, such as those of genres.
struct ListWorker: Worker {
  let context: SceneContext

  func answer(_ question: PageQuestion<ListScene.Selection>) async -> PageAnswer<ListScene.Selection, Movie>? {
    var key = question.key
    let page: Result<ResultsPage<Movie>, CatalogError>? = await result { () async throws(CatalogError) in
      try question.existing(try await load(question, as: &key))
    }
    return page.map { PageAnswer(key: key, page: $0) }
  }

  /// Loads a page. Names are resolved with the first one; for further pages, they are resolved already.
  private func load(
    _ question: PageQuestion<ListScene.Selection>, as key: inout ListScene.Selection
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    switch key {
    case .list(let list, var genre):
      defer { key = .list(list, genre: genre) }
      if !question.isAppended { try await context.resolve(&genre) }
      return list.arrange(
        try await context.catalog.movies(in: list, genre: genre?.value?.id, page: question.page))
    case .filtered(var filter):
      if !question.isAppended {
        filter = try await context.resolve(filter)
        key = .filtered(filter)
        if filter.problem != nil { throw CatalogError(.notFound) }
      }
      return try await context.catalog.movies(meeting: filter.filter, page: question.page)
    case .similar(var film):
      let page = try await similar(to: &film, question)
      key = .similar(film)
      return page
    case .collection(var film):
      try await load(&film)
      key = .collection(film)
      guard let collection = film.collection else { return ResultsPage(totalResults: 0, elements: []) }
      let details = try await context.catalog(of: film.source).collection(collection.id)
      film.collection?.name = details.collection.name ?? collection.name
      key = .collection(film)
      return details.films
    case .trending:
      return try await context.catalog.trendingMovies(page: question.page)
    }
  }

  /// The first page comes with the film, whose title in the language of the films is needed too.
  private func similar(
    to film: inout ListScene.FilmSelection, _ question: PageQuestion<ListScene.Selection>
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    let recommendations = question.isAppended ? nil : try await load(&film)
    if question.page == 1, let recommendations { return recommendations }
    return try await context.catalog(of: film.source).movies(like: film.id, page: question.page)
  }

  /// Loads the film's title, and returns the films that come with it.
  @discardableResult
  private func load(_ film: inout ListScene.FilmSelection) async throws(CatalogError) -> ResultsPage<Movie>? {
    let details = try await context.catalog(of: film.source).movie(film.id)
    if let error = details.staleness?.errorOfDetails { throw error }
    film.title = details.movie.shownTitle
    film.collection = details.collection
    var page = details.recommendations
    page?.staleness = details.staleness
    return page
  }
}
