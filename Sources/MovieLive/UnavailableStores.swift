public import MovieDomain

/// Shelves without a folder to store them in: always empty. Adding a film throws `StoreError(.noFolder)`.
struct UnavailableFilmLibrary: FilmLibrary {
  func add(_ films: [StoredFilm], in change: ChangeID) throws(StoreError) -> Set<FilmID> { throw StoreError(.noFolder) }
  func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) -> Set<FilmID> { [] }
  func unrate(_ id: FilmID, in change: ChangeID) -> Bool { false }
  func perform(_ step: UndoStep) -> AffectedFilms? { nil }
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
  public func changes() -> AsyncStream<SettingsChange> { AsyncStream { $0.finish() } }
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
