/// The port to the favorites. All methods may be called concurrently.
///
/// A write that has begun completes even if its task is cancelled. `StoreError(.cancelled)` means that nothing was
/// changed.
public protocol FavoritesLibrary: Sendable {
  /// Adds films in one transaction and returns the ids that are new.
  ///
  /// A film that already is a favorite gets the new details and keeps the date on which it was added. Throws when the
  /// change cannot be stored; then none of the films is added.
  @discardableResult
  func add(_ favorites: [FavoriteDetails]) async throws(StoreError) -> Set<Favorite.ID>

  /// Removes films in one transaction and returns the ids that were favorites. Throws when the change cannot be stored.
  @discardableResult
  func remove(_ ids: Set<Favorite.ID>) async throws(StoreError) -> Set<Favorite.ID>

  /// Returns those of `ids` that are favorites. Throws when the favorites cannot be read.
  func favoriteIDs(among ids: Set<Favorite.ID>) async throws(StoreError) -> Set<Favorite.ID>

  /// Returns up to `limit` favorites, starting at the zero-based `offset`.
  ///
  /// An offset past the end gives no elements. Throws when the favorites cannot be read.
  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) async throws(StoreError) -> FavoritesPart

  /// Returns the stored details of a favorite, or nil if the film is not a favorite.
  ///
  /// Throws when the favorites cannot be read.
  func details(of id: Favorite.ID) async throws(StoreError) -> FavoriteDetails?

  /// Returns a stream of every change made through this library after this call, in order.
  ///
  /// Changes made by other processes are not included.
  func changes() -> AsyncStream<FavoritesChange>
}

/// A range of the sorted favorites.
public struct FavoritesPart: Sendable, Hashable {
  /// The number of all favorites, not only of those in `elements`.
  public var total: Int
  /// The favorites in the range, in the requested order.
  public var elements: [Favorite]

  /// Creates a range of favorites.
  public init(total: Int, elements: [Favorite]) {
    self.total = total
    self.elements = elements
  }
}

/// A change to the favorites.
public enum FavoritesChange: Sendable, Hashable {
  /// Films were added, or their details updated. Each has the date on which it was first added.
  case added([Favorite])
  /// Films were removed.
  case removed(Set<Favorite.ID>)
}

extension FavoritesLibrary {
  /// Adds a film, or updates its details. Returns false if it already was a favorite.
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
