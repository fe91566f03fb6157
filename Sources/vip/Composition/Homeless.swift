import MovieDomain

/// The favorites of a user without a home: none, and nowhere to keep one.
struct NoFavorites: FavoritesLibrary {
  func add(_ favorites: [FavoriteDetails]) throws(StoreError) -> Set<Favorite.ID> { throw StoreError(.nowhere) }
  func remove(_ ids: Set<Favorite.ID>) -> Set<Favorite.ID> { [] }
  func kept(among ids: Set<Favorite.ID>) -> Set<Favorite.ID> { [] }
  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) -> FavoritesPart {
    FavoritesPart(total: 0, elements: [])
  }
  func details(of id: Favorite.ID) -> FavoriteDetails? { nil }
  func changes() -> AsyncStream<FavoritesChange> { AsyncStream { $0.finish() } }
}

/// The settings of a user without a home: the defaults.
struct NoSettings: SettingsStore {
  func settings() -> Settings { Settings() }
  func set(_ values: [SettingValue]) throws(StoreError) { throw StoreError(.nowhere) }
  func reset(_ settings: Set<Setting>) {}
  func changes() -> AsyncStream<Settings> { AsyncStream { $0.finish() } }
}

/// The credentials of a user without a home.
struct NoCredentials: CredentialStore {
  let place = ""

  func credential() -> Credential? { nil }
  func keep(_ credential: Credential) throws(StoreError) { throw StoreError(.nowhere) }
  func forget() -> Bool { false }
}
