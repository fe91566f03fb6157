/// A catalog that applies the current settings to each request.
public actor SettingsAwareCatalog: CatalogWrapper {
  /// The settings that affect a catalog. Changing one of them rebuilds it.
  private static let relevantSettings: Set<Setting> = [.language, .region, .adult]

  public nonisolated let source: CatalogSource
  private let store: any SettingsStore
  private let make: @Sendable (UserSettings) -> any MovieCatalog
  private var current: (settings: UserSettings, catalog: any MovieCatalog)?

  /// `make` builds the catalog on the first request and again on the first request after a relevant change.
  public init(
    _ source: CatalogSource, settings: any SettingsStore, make: @escaping @Sendable (UserSettings) -> any MovieCatalog
  ) {
    self.source = source
    store = settings
    self.make = make
  }

  public func base() async -> any MovieCatalog {
    // If the settings cannot be read now, keep using the last ones.
    let settings = (try? await store.settings()) ?? current?.settings ?? UserSettings()
    if let current, settings.changes(since: current.settings).isDisjoint(with: Self.relevantSettings) {
      return current.catalog
    }
    let catalog = make(settings)
    current = (settings, catalog)
    return catalog
  }
}
