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

  /// Returns a stream of every change made in this process after this call, in order.
  func changes() -> AsyncStream<FavoritesChange>
}

/// A slice of the list of favorites.
public struct FavoritesPart: Sendable, Hashable {
  /// The total number of favorites.
  public var total: Int
  public var elements: [Favorite]

  public init(total: Int, elements: [Favorite]) {
    self.total = total
    self.elements = elements
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
