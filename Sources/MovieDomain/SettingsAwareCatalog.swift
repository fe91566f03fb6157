/// A catalog that follows the settings: each request uses their current values.
public actor SettingsAwareCatalog: CatalogWrapper {
  public nonisolated let source: CatalogSource
  private let store: any SettingsStore
  private let make: @Sendable (UserSettings) -> any MovieCatalog
  private var current: (settings: UserSettings, catalog: any MovieCatalog)?

  /// Creates a catalog that reads `settings` before each request.
  ///
  /// `make` creates the catalog for the first request, and again after the language, the region or the inclusion of
  /// adult films has changed.
  public init(
    _ source: CatalogSource, settings: any SettingsStore, make: @escaping @Sendable (UserSettings) -> any MovieCatalog
  ) {
    self.source = source
    store = settings
    self.make = make
  }

  public func base() async -> any MovieCatalog {
    // If the settings cannot be read, use the last ones read.
    let settings = await store.readable() ?? current?.settings ?? UserSettings()
    if let current, settings.changes(since: current.settings).isDisjoint(with: Setting.affectingCatalogs) {
      return current.catalog
    }
    let catalog = make(settings)
    current = (settings, catalog)
    return catalog
  }
}
