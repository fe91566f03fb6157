/// Favorites stored in memory.
public actor TransientFavorites: FavoritesLibrary {
  private let titleKeys: TitleKeys
  private var kept: [Favorite.ID: FavoriteDetails] = [:]
  private let observers = ChangeObservers<FavoritesChange>()

  public init(titleKeys: TitleKeys = .byLetters) {
    self.titleKeys = titleKeys
  }

  private init(titleKeys: TitleKeys, kept: [Favorite.ID: FavoriteDetails]) {
    self.titleKeys = titleKeys
    self.kept = kept
  }

  @discardableResult
  public func add(_ favorites: [FavoriteDetails]) -> Set<Favorite.ID> {
    var new: Set<Favorite.ID> = []
    for var favorite in favorites {
      if let earlier = kept[favorite.id] {
        favorite.added = earlier.added
      } else {
        new.insert(favorite.id)
      }
      kept[favorite.id] = favorite
    }
    if !favorites.isEmpty {
      observers.send(.added(favorites.compactMap { kept[$0.id]?.favorite }))
    }
    return new
  }

  @discardableResult
  public func remove(_ ids: Set<Favorite.ID>) -> Set<Favorite.ID> {
    let removed = ids.filter { kept.removeValue(forKey: $0) != nil }
    if !removed.isEmpty {
      observers.send(.removed(removed))
    }
    return removed
  }

  public func favoriteIDs(among ids: Set<Favorite.ID>) -> Set<Favorite.ID> {
    ids.filter { kept[$0] != nil }
  }

  public func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) -> FavoritesPart {
    let sorted = order.arrange(kept.values.map(\.favorite), by: titleKeys)
    return FavoritesPart(total: sorted.count, elements: Array(sorted.dropFirst(max(0, offset)).prefix(max(0, limit))))
  }

  public func details(of id: Favorite.ID) -> FavoriteDetails? { kept[id] }

  public nonisolated func snapshot<Value>(
    _ body: (any FavoritesReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await body(copy())
  }

  public nonisolated func repair() -> FavoritesRepair { FavoritesRepair() }

  private func copy() -> TransientFavorites {
    TransientFavorites(titleKeys: titleKeys, kept: kept)
  }

  public nonisolated func changes() -> AsyncStream<FavoritesChange> { observers.stream() }
}
