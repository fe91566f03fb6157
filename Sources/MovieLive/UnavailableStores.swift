public import MovieDomain

/// Favorites without a folder to store them in: always empty. Adding one throws `StoreError(.noFolder)`.
struct UnavailableFavorites: FavoritesLibrary {
  func add(_ favorites: [FavoriteDetails]) throws(StoreError) -> Set<Favorite.ID> { throw StoreError(.noFolder) }
  func remove(_ ids: Set<Favorite.ID>) -> Set<Favorite.ID> { [] }
  func favoriteIDs(among ids: Set<Favorite.ID>) -> Set<Favorite.ID> { [] }
  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) -> FavoritesPart {
    FavoritesPart(total: 0, elements: [])
  }
  func details(of id: Favorite.ID) -> FavoriteDetails? { nil }
  func snapshot<Value>(
    _ body: (any FavoritesReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await body(self) }
  func repair() -> FavoritesRepair { FavoritesRepair() }
  func changes() -> AsyncStream<FavoritesChange> { AsyncStream { $0.finish() } }
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
public struct UnavailableCredentials: CredentialStore {
  /// Empty, because there is no such place.
  public let location = ""

  /// Creates a store that cannot store anything.
  public init() {}

  public func credential() -> Credential? { nil }
  public func save(_ credential: Credential) throws(StoreError) { throw StoreError(.noFolder) }
  public func remove() -> Bool { false }
}
