/// A catalog that follows the settings from one question to the next.
public actor SettledCatalog: CatalogWrapper {
  /// The settings that a catalog is made with.
  private static let concerned: Set<Setting> = [.language, .region, .adult]

  public nonisolated let source: CatalogSource
  private let store: any SettingsStore
  private let make: @Sendable (Settings) -> any MovieCatalog
  private var current: (settings: Settings, catalog: any MovieCatalog)?

  /// Makes a catalog for the first question, and another one for the first question after a change.
  public init(
    _ source: CatalogSource, settings: any SettingsStore, make: @escaping @Sendable (Settings) -> any MovieCatalog
  ) {
    self.source = source
    store = settings
    self.make = make
  }

  public func base() async -> any MovieCatalog {
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
