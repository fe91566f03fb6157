public import MovieDomain

/// Favorites without a folder to store them in: always empty; adding one throws `StoreError(.nowhere)`.
struct UnavailableFavorites: FavoritesLibrary {
  func add(_ favorites: [FavoriteDetails]) throws(StoreError) -> Set<Favorite.ID> { throw StoreError(.nowhere) }
  func remove(_ ids: Set<Favorite.ID>) -> Set<Favorite.ID> { [] }
  func kept(among ids: Set<Favorite.ID>) -> Set<Favorite.ID> { [] }
  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) -> FavoritesPart {
    FavoritesPart(total: 0, elements: [])
  }
  func details(of id: Favorite.ID) -> FavoriteDetails? { nil }
  func changes() -> AsyncStream<FavoritesChange> { AsyncStream { $0.finish() } }
}

/// Settings without a folder to store them in: always the defaults; setting one throws `StoreError(.nowhere)`.
public struct UnavailableSettings: SettingsStore {
  public init() {}

  public func settings() -> Settings { Settings() }
  public func set(_ values: [SettingValue]) throws(StoreError) { throw StoreError(.nowhere) }
  public func reset(_ settings: Set<Setting>) {}
  public func changes() -> AsyncStream<SettingsChange> { AsyncStream { $0.finish() } }
}

/// A credential store without a folder: always empty; storing one throws `StoreError(.nowhere)`.
public struct UnavailableCredentials: CredentialStore {
  public let place = ""

  public init() {}

  public func credential() -> Credential? { nil }
  public func keep(_ credential: Credential) throws(StoreError) { throw StoreError(.nowhere) }
  public func forget() -> Bool { false }
}
