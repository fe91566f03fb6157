public import MovieDisplay
public import MovieDomain

/// Loads popular people page by page, and reloads them when the language changes.
public typealias PeopleInteractor = PagesInteractor<PeopleScene.PopularPeople, Person>

extension PeopleScene: MovieScene {
  /// The key of the scene's only list.
  public struct PopularPeople: Sendable, Hashable {
    /// Creates the key; all values are equal.
    public init() {}
  }

  /// A request for pages of popular people.
  public typealias Request = PagesRequest<PopularPeople>
  /// The pages of popular people, as far as they are loaded.
  public typealias Response = PagesResponse<PopularPeople, Person>
  public typealias Presenter = PeoplePresenter

  public static func interactor(in context: SceneContext) -> PeopleInteractor {
    PeopleInteractor(source: context.catalog.source, key: PopularPeople())
  }

  public static func worker(
    in context: SceneContext
  ) -> any Worker<PageQuestion<PopularPeople>, PageAnswer<PopularPeople, Person>> {
    PagesWorker { _, page async throws(CatalogError) in try await context.catalog.popularPeople(page: page) }
  }
}

extension PagesRequest where Key == PeopleScene.PopularPeople {
  /// Loads a page of popular people, counted from 1, starting from an empty screen.
  public static func load(page: Int = 1) -> Self { .load(Key(), page: page) }
}
