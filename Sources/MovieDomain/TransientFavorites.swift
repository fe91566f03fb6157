/// Favorites stored in memory.
public actor TransientFavorites: FavoritesLibrary {
  private let titleKeys: TitleKeys
  private var stored: [Favorite.ID: FavoriteDetails] = [:]
  private let observers = ChangeObservers<FavoritesChange>()

  /// Creates an empty library. `titleKeys` determines the order of titles.
  public init(titleKeys: TitleKeys = .byLetters) {
    self.titleKeys = titleKeys
  }

  private init(titleKeys: TitleKeys, stored: [Favorite.ID: FavoriteDetails]) {
    self.titleKeys = titleKeys
    self.stored = stored
  }

  @discardableResult
  public func add(_ favorites: [FavoriteDetails]) -> Set<Favorite.ID> {
    var new: Set<Favorite.ID> = []
    for var favorite in favorites {
      if let earlier = stored[favorite.id] {
        favorite.added = earlier.added
      } else {
        new.insert(favorite.id)
      }
      stored[favorite.id] = favorite
    }
    if !favorites.isEmpty {
      observers.send(.added(favorites.compactMap { stored[$0.id]?.favorite }))
    }
    return new
  }

  @discardableResult
  public func remove(_ ids: Set<Favorite.ID>) -> Set<Favorite.ID> {
    let removed = ids.filter { stored.removeValue(forKey: $0) != nil }
    if !removed.isEmpty {
      observers.send(.removed(removed))
    }
    return removed
  }

  public func favoriteIDs(among ids: Set<Favorite.ID>) -> Set<Favorite.ID> {
    ids.filter { stored[$0] != nil }
  }

  public func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) -> FavoritesPart {
    let sorted = order.arrange(stored.values.map(\.favorite), by: titleKeys)
    return FavoritesPart(total: sorted.count, elements: Array(sorted.dropFirst(max(0, offset)).prefix(max(0, limit))))
  }

  public func details(of id: Favorite.ID) -> FavoriteDetails? { stored[id] }

  public nonisolated func snapshot<Value>(
    _ body: (any FavoritesReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await body(copy())
  }

  public nonisolated func repair() -> FavoritesRepair { FavoritesRepair() }

  private func copy() -> TransientFavorites {
    TransientFavorites(titleKeys: titleKeys, stored: stored)
  }

  public nonisolated func changes() -> AsyncStream<FavoritesChange> { observers.stream() }
}
