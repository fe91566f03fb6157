public import MovieDisplay
public import MovieDomain

/// Loads one person.
public typealias PersonInteractor = LoadInteractor<Person.ID, PersonDetails>

extension PersonScene: MovieScene {
  public typealias Request = LoadRequest<Person.ID>
  public typealias Response = LoadResponse<Person.ID, PersonDetails>
  public typealias Presenter = PersonPresenter

  public static func interactor(in context: SceneContext) -> PersonInteractor {
    PersonInteractor(source: context.catalog.source)
  }

  public static func worker(in context: SceneContext) -> any Worker<LoadQuestion<Person.ID>, PersonInteractor.Answer> {
    LoadWorker { id async throws(CatalogError) in try await context.catalog.person(id) }
  }
}
