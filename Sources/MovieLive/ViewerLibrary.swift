public import MovieDomain
import MovieStore

/// What is stored for the user: shelves, search history and settings.
public struct ViewerLibrary: Sendable {
  /// The user's shelves.
  public let films: any FilmLibrary
  /// The search history.
  public private(set) var history: any SearchHistory = TransientSearchHistory()
  /// What the news scene has shown.
  public private(set) var news: any NewsMemory = TransientNewsMemory()
  /// What both sides had after the last sync with an account.
  public private(set) var synced: any SyncMemory = TransientSyncMemory()
  /// The user's settings.
  public let settings: any SettingsStore

  /// Creates an empty library in memory, which lasts as long as the process.
  public init(settings: any SettingsStore) {
    self.settings = settings
    films = TransientFilmLibrary()
  }

  /// Creates the stores without opening the database in `folder`; their first use opens it.
  ///
  /// Without a folder, adding a film throws `StoreError(.noFolder)`, and the history lasts as long as the process.
  /// `language` determines how titles are sorted. `onDamage` is called when a damaged file was moved aside and
  /// replaced.
  public init(
    folder: String?, settings: any SettingsStore, language: Language, onDamage: @escaping @Sendable (StoreError) -> Void
  ) {
    self.settings = settings
    guard let folder else {
      films = UnavailableFilmLibrary()
      return
    }
    let database = LibraryDatabase(directory: folder, today: { .today }, onDamage: onDamage)
    films = StoredFilmLibrary(database, titleKeys: .language(language))
    history = StoredSearchHistory(database)
    news = StoredNewsMemory(database)
    synced = StoredSyncMemory(database)
  }
}
