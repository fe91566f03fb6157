public import MovieDomain
import MovieStore

/// The user's stored favorites, search history and settings.
public struct ViewerLibrary: Sendable {
  public let favorites: any FavoritesLibrary
  /// Follows the history setting: while off, nothing is recorded or suggested.
  public let history: any SearchHistory
  /// The complete history, for viewing and editing.
  public let fullHistory: any SearchHistory
  public let settings: any SettingsStore

  /// `folder` contains the database. Without one, adding a favorite throws `StoreError(.noFolder)`.
  ///
  /// The database is opened on first use. `language` determines how titles are sorted; `onDamage` is called when a
  /// damaged file is moved aside.
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
