import MovieDomain

/// A catalog in the language and region of the current settings, for a program that runs while they change.
struct FollowingCatalog: CatalogWrapper {
  let source: CatalogSource
  let settings: any SettingsStore
  /// Returns the catalog for some settings.
  let catalog: @Sendable (UserSettings) -> any MovieCatalog

  func base() async -> any MovieCatalog { catalog(await settings.current()) }
}
