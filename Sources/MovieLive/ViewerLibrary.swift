public import MovieDomain
import MovieStore

/// What is stored for the user: shelves, the search history, and what scenes remember.
public struct ViewerLibrary: Sendable {
  /// The user's shelves.
  public let films: any FilmLibrary
  /// The search history.
  public let history: any SearchHistory
  /// What the news scene has shown.
  public let news: any NewsMemory
  /// What both sides had after the last sync with an account.
  public let synced: any SyncMemory
  /// What all of them are stored in; nil if they are in memory.
  private let database: LibraryDatabase?

  /// Creates an empty library in memory, which lasts as long as the process.
  public init() {
    films = TransientFilmLibrary()
    history = TransientSearchHistory()
    news = TransientNewsMemory()
    synced = TransientSyncMemory()
    database = nil
  }

  /// Creates the stores without opening the database in `folder`; their first use opens it.
  ///
  /// Without a folder, adding a film throws `StoreError(.noFolder)`, and the rest lasts as long as the process.
  /// `language` determines how titles are sorted. `onDamage` is called when a damaged file was moved aside and
  /// replaced. If films were lost, this use then throws `StoreError(.lostFilms)`.
  public init(
    folder: String?, language: Language, onDamage: @escaping @Sendable (StoreError) -> Void
  ) {
    database = folder.map { LibraryDatabase(directory: $0, today: { .today }, onDamage: onDamage) }
    films = database.map { StoredFilmLibrary($0, titleKeys: .language(language)) } ?? UnavailableFilmLibrary()
    history = database.map { StoredSearchHistory($0) } ?? TransientSearchHistory()
    news = database.map { StoredNewsMemory($0) } ?? TransientNewsMemory()
    synced = database.map { StoredSyncMemory($0) } ?? TransientSyncMemory()
  }

  /// Closes the database if it is open. Unless another process uses it, all changes are then in one file, which can be
  /// copied. The next use opens it again.
  public func close() async {
    await database?.close()
  }
}

/// Shelves without a folder to store them in: always empty. Adding a film throws `StoreError(.noFolder)`.
private struct UnavailableFilmLibrary: FilmLibrary {
  func add(_ films: [StoredFilm], in change: ChangeID) throws(StoreError) -> Set<FilmID> { throw StoreError(.noFolder) }
  func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) -> Set<FilmID> { [] }
  func unrate(_ id: FilmID, in change: ChangeID) -> Bool { false }
  func perform(_ step: UndoStep) -> AffectedFilms? { nil }
  func nextChange(to step: UndoStep) -> ChangeID? { nil }
  func marks(of ids: Set<FilmID>) -> [FilmID: FilmMarks] { [:] }
  func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) -> ShelfPart {
    ShelfPart(total: 0, elements: [])
  }
  func details(of id: FilmID) -> StoredFilm? { nil }
  func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await body(self) }
  func repair() -> LibraryRepair { LibraryRepair() }
  func changes() -> AsyncStream<Set<FilmID>> { AsyncStream { $0.finish() } }
}

/// Settings without a folder to store them in: always the defaults. Changing one throws `StoreError(.noFolder)`.
public struct UnavailableSettings: SettingsStore {
  /// Creates settings that cannot be changed.
  public init() {}

  public func settings() -> UserSettings { UserSettings() }
  public func set(_ values: [SettingValue]) throws(StoreError) { throw StoreError(.noFolder) }
  public func reset(_ settings: Set<Setting>) {}
  public func changes() -> AsyncStream<Set<Setting>> { AsyncStream { $0.finish() } }
}

/// A credential store without a folder: always empty. Storing a credential throws `StoreError(.noFolder)`.
public struct UnavailableCredentials: CredentialStore, AccountStore {
  /// Empty, because there is no such place.
  public let location = ""

  /// Creates a store that cannot store anything.
  public init() {}

  public func credential() -> Credential? { nil }
  public func save(_ credential: Credential) throws(StoreError) { throw StoreError(.noFolder) }
  public func remove() -> Bool { false }
  public func approval() -> AccountApproval? { nil }
  public func save(_ approval: AccountApproval?) throws(StoreError) { throw StoreError(.noFolder) }
}
