public import MovieDisplay
public import MovieDomain

extension GenresScene: MovieScene {
  /// The key of the scene's only value.
  public struct AllGenres: SceneKey, LanedQuestion {}

  /// A request for the genres.
  public typealias Request = LoadRequest<AllGenres>
  /// The genres, as far as they are loaded.
  public typealias Response = LoadResponse<AllGenres, [Genre]>
  /// Loads all genres, and reloads them when the language changes.
  public typealias Interactor = LoadInteractor<AllGenres, [Genre]>
  public typealias Presenter = GenresPresenter

  public static func worker(in context: SceneContext) -> AnyWorker {
    LoadWorker { _ async throws(CatalogError) in try await context.catalog.genres() }
  }
}

extension LoadRequest where Key == GenresScene.AllGenres {
  /// Loads all genres, starting from an empty screen.
  public static var load: Self { .load(Key()) }
}
