public import MovieDisplay
public import MovieDomain

/// Loads people page by page, and reloads them when the language changes.
public typealias PeopleInteractor = PagesInteractor<PeopleScene.Selection, Person>

extension PeopleScene: MovieScene {
  /// Which people to list.
  public struct Selection: SceneKey {
    /// The name that people have, or words of it; nil for popular people.
    public var query: String?

    /// Selects people by name, or the popular ones.
    public init(query: String? = nil) {
      self.query = query
    }
  }

  /// A request for pages of people.
  public typealias Request = PagesRequest<Selection>
  /// The pages of people, as far as they are loaded.
  public typealias Response = PagesResponse<Selection, Person>
  public typealias Presenter = PeoplePresenter

  public static func interactor(in context: SceneContext) -> PeopleInteractor {
    PeopleInteractor(source: context.catalog.source, key: Selection(), refreshingOn: [.language, .adult])
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    PagesWorker { selection, page async throws(CatalogError) in
      guard let query = selection.query else { return try await context.catalog.popularPeople(page: page) }
      return try await context.catalog.people(matching: query, page: page)
    }
  }
}

extension PagesRequest where Key == PeopleScene.Selection {
  /// Loads a page of people, counted from 1, starting from an empty screen: of those with a name, or the popular ones.
  public static func load(query: String? = nil, page: Int = 1) -> Self { .load(Key(query: query), page: page) }
}
