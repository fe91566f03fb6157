/// A catalog that answers as the settings say, from one question to the next.
public actor SettledCatalog: MovieCatalog {
  /// The settings that a catalog is made with.
  private static let concerned: Set<Setting> = [.language, .region, .adult]

  public nonisolated let source: CatalogSource
  private let store: any SettingsStore
  private let make: @Sendable (Settings) -> any MovieCatalog
  private var current: (settings: Settings, catalog: any MovieCatalog)?

  /// Has a catalog made for the first question, and anew for the first one after a change.
  public init(
    _ source: CatalogSource, settings: any SettingsStore, make: @escaping @Sendable (Settings) -> any MovieCatalog
  ) {
    self.source = source
    store = settings
    self.make = make
  }

  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> Page<Movie> {
    try await catalog().movies(in: list, genre: genre, page: page)
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> Page<Movie> {
    try await catalog().movies(matching: query, page: page)
  }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    try await catalog().movie(id)
  }

  public func popularPeople(page: Int) async throws(CatalogError) -> Page<Person> {
    try await catalog().popularPeople(page: page)
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    try await catalog().person(id)
  }

  public func genres() async throws(CatalogError) -> [Genre] {
    try await catalog().genres()
  }

  private func catalog() async -> any MovieCatalog {
    // Settings that cannot be read for the moment change nothing.
    let settings = (try? await store.settings()) ?? current?.settings ?? Settings()
    if let current, settings.changes(since: current.settings).isDisjoint(with: Self.concerned) {
      return current.catalog
    }
    let catalog = make(settings)
    current = (settings, catalog)
    return catalog
  }
}
