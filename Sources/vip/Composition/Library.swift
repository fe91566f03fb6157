import MovieDomain
import MovieScenes
import MovieStore

/// What the viewer keeps, where the program keeps it. Without a home there is nowhere, which whoever adds to it is told.
struct Library: Sendable {
  let favorites: any FavoritesLibrary
  /// Follows the setting: while it is off, nothing is remembered.
  let history: any SearchHistory
  /// All that was remembered, for its owner to look at.
  let keptHistory: any SearchHistory
  let settings: any SettingsStore

  /// Opens nothing: files are opened with their first use. `onDamage` hears of a file that was set aside.
  init(
    directories: Directories, settings: any SettingsStore, language: Language,
    onDamage: @escaping @Sendable (StoreError) -> Void
  ) {
    self.settings = settings
    if let data = directories.data {
      let database = LibraryDatabase(directory: data, today: { .today }, onDamage: onDamage)
      favorites = StoredFavorites(database, titleKeys: .language(language))
      keptHistory = StoredSearchHistory(database)
    } else {
      favorites = NoFavorites()
      keptHistory = TransientSearchHistory()
    }
    history = SwitchableSearchHistory(keptHistory, settings: settings)
  }
}
