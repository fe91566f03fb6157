/// Reads favorites.
public protocol FavoritesReader: Sendable {
  /// Returns up to `limit` favorites, starting at the zero-based `offset`.
  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) async throws(StoreError) -> FavoritesPart

  /// Returns the details stored when the film was added; nil if it is not a favorite.
  func details(of id: Favorite.ID) async throws(StoreError) -> FavoriteDetails?
}

/// The port to the favorites.
///
/// Writes complete even if the calling task is cancelled; only reads throw `StoreError(.cancelled)`.
public protocol FavoritesLibrary: FavoritesReader {
  /// Adds films in one transaction and returns the ids that are new.
  ///
  /// Films already present get the new details and keep their date.
  @discardableResult
  func add(_ favorites: [FavoriteDetails]) async throws(StoreError) -> Set<Favorite.ID>

  /// Removes films and returns the ids that were present.
  @discardableResult
  func remove(_ ids: Set<Favorite.ID>) async throws(StoreError) -> Set<Favorite.ID>

  /// Returns the subset of `ids` that are favorites.
  func favoriteIDs(among ids: Set<Favorite.ID>) async throws(StoreError) -> Set<Favorite.ID>

  /// Runs `body` with the favorites as they are now. Changes made meanwhile, here or in other processes, do not show in it.
  func snapshot<Value>(
    _ body: (any FavoritesReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value

  /// Moves everything that cannot be read out of the library, into a new file.
  @discardableResult
  func repair() async throws(StoreError) -> FavoritesRepair

  /// Returns a stream of every change made in this process after this call, in order.
  func changes() -> AsyncStream<FavoritesChange>
}

/// A slice of the list of favorites.
public struct FavoritesPart: Sendable, Hashable {
  /// The total number of favorites.
  public var total: Int
  public var elements: [Favorite]
  /// The favorites of the slice that could not be read.
  public var unreadable: [DamagedFavorite]

  /// The number of favorites in the slice, read or not; the offset of the next slice is greater by it.
  public var count: Int { elements.count + unreadable.count }

  public init(total: Int, elements: [Favorite], unreadable: [DamagedFavorite] = []) {
    self.total = total
    self.elements = elements
    self.unreadable = unreadable
  }
}

/// The result of a repair.
public struct FavoritesRepair: Sendable, Hashable {
  /// The number of entries moved, including searches.
  public var count: Int
  /// The favorites that were moved, or whose details were.
  public var favorites: [DamagedFavorite]
  /// The file they were moved to; nil if there was nothing to repair.
  public var path: String?

  /// Without arguments: there was nothing to repair.
  public init(count: Int = 0, favorites: [DamagedFavorite] = [], path: String? = nil) {
    self.count = count
    self.favorites = favorites
    self.path = path
  }
}

/// A change to the favorites.
public enum FavoritesChange: Sendable, Hashable {
  /// Films were added or their details updated.
  case added([Favorite])
  /// Films were removed.
  case removed(Set<Favorite.ID>)
}

extension FavoritesLibrary {
  /// Adds a film. Returns false if it was already a favorite.
  @discardableResult
  public func add(_ favorite: FavoriteDetails) async throws(StoreError) -> Bool {
    try await add([favorite]).contains(favorite.id)
  }

  /// Removes a film. Returns false if it was not a favorite.
  @discardableResult
  public func remove(_ id: Favorite.ID) async throws(StoreError) -> Bool {
    try await remove([id]).contains(id)
  }

  /// Whether the film is a favorite.
  public func contains(_ id: Favorite.ID) async throws(StoreError) -> Bool {
    try await favoriteIDs(among: [id]).contains(id)
  }
}
