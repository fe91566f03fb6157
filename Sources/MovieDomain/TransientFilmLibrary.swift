/// Favorites stored in memory.
public actor TransientFilmLibrary: FilmLibrary {
  private let titleKeys: TitleKeys
  private var stored: [FilmID: StoredFilm] = [:]
  private let observers = ChangeObservers<ShelfChange>()

  /// Creates an empty library. `titleKeys` determines the order of titles.
  public init(titleKeys: TitleKeys = .byLetters) {
    self.titleKeys = titleKeys
  }

  private init(titleKeys: TitleKeys, stored: [FilmID: StoredFilm]) {
    self.titleKeys = titleKeys
    self.stored = stored
  }

  @discardableResult
  public func add(_ favorites: [StoredFilm]) -> Set<FilmID> {
    var new: Set<FilmID> = []
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
  public func remove(_ ids: Set<FilmID>) -> Set<FilmID> {
    let removed = ids.filter { stored.removeValue(forKey: $0) != nil }
    if !removed.isEmpty {
      observers.send(.removed(removed))
    }
    return removed
  }

  public func favoriteIDs(among ids: Set<FilmID>) -> Set<FilmID> {
    ids.filter { stored[$0] != nil }
  }

  public func favorites(_ order: ShelfOrder, offset: Int, limit: Int) -> ShelfPart {
    let sorted = order.arrange(stored.values.map(\.favorite), by: titleKeys)
    return ShelfPart(total: sorted.count, elements: Array(sorted.dropFirst(max(0, offset)).prefix(max(0, limit))))
  }

  public func details(of id: FilmID) -> StoredFilm? { stored[id] }

  public nonisolated func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await body(copy())
  }

  public nonisolated func repair() -> LibraryRepair { LibraryRepair() }

  private func copy() -> TransientFilmLibrary {
    TransientFilmLibrary(titleKeys: titleKeys, stored: stored)
  }

  public nonisolated func changes() -> AsyncStream<ShelfChange> { observers.stream() }
}
