public import MovieDisplay
public import MovieDomain

/// Loads all genres.
public typealias GenresInteractor = LoadInteractor<GenresScene.AllGenres, [Genre]>

extension GenresScene: MovieScene {
  /// The key of the scene's only value.
  public struct AllGenres: Sendable, Hashable {
    public init() {}
  }

  public typealias Request = LoadRequest<AllGenres>
  public typealias Response = LoadResponse<AllGenres, [Genre]>
  public typealias Presenter = GenresPresenter

  public static func interactor(in context: SceneContext) -> GenresInteractor {
    GenresInteractor(source: context.catalog.source)
  }

  public static func worker(in context: SceneContext) -> any Worker<LoadQuestion<AllGenres>, GenresInteractor.Answer> {
    LoadWorker { _ async throws(CatalogError) in try await context.catalog.genres() }
  }
}

extension LoadRequest where Key == GenresScene.AllGenres {
  public static var load: Self { .load(Key()) }
}

extension [Genre]: StalenessReporting {
  public var staleness: Staleness? { nil }
}
