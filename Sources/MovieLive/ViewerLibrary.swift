public import MovieDomain
import MovieStore

/// The viewer's favorites, searches and settings on disk.
public struct ViewerLibrary: Sendable {
  public let favorites: any FavoritesLibrary
  /// Follows the setting: while it is off, nothing is remembered or suggested.
  public let history: any SearchHistory
  /// All searches that were remembered, for their owner to see and remove.
  public let fullHistory: any SearchHistory
  public let settings: any SettingsStore

  /// Takes the folder of the database. Without one, adding a favorite throws `StoreError(.nowhere)`.
  ///
  /// Opens nothing: the database is opened with its first use. `language` decides how titles are sorted; `onDamage` hears
  /// of a damaged file that was set aside.
  public init(
    folder: String?, settings: any SettingsStore, language: Language, onDamage: @escaping @Sendable (StoreError) -> Void
  ) {
    self.settings = settings
    if let folder {
      let database = LibraryDatabase(directory: folder, today: { .today }, onDamage: onDamage)
      favorites = StoredFavorites(database, titleKeys: .language(language))
      fullHistory = StoredSearchHistory(database)
    } else {
      favorites = UnavailableFavorites()
      fullHistory = TransientSearchHistory()
    }
    history = SwitchableSearchHistory(fullHistory, settings: settings)
  }
}
