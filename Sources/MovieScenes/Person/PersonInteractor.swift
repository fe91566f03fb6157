public import MovieDisplay
public import MovieDomain

/// Loads one person, and reloads them when the language changes.
public typealias PersonInteractor = LoadInteractor<Person.ID, PersonDetails>

extension PersonScene: MovieScene {
  /// A request for a person by id.
  public typealias Request = LoadRequest<Person.ID>
  /// The person, as far as they are loaded.
  public typealias Response = LoadResponse<Person.ID, PersonDetails>
  public typealias Presenter = PersonPresenter

  public static func interactor(in context: SceneContext) -> PersonInteractor {
    PersonInteractor(source: context.catalog.source)
  }

  public static func worker(in context: SceneContext) -> any Worker<LoadQuestion<Person.ID>, PersonInteractor.Answer> {
    LoadWorker { id async throws(CatalogError) in try await context.catalog.person(id) }
  }
}
