/// The port to the films that the viewer keeps.
///
/// What is asked for is done even when its task is cancelled meanwhile; only reading throws
/// `StoreError(.cancelled)`.
public protocol FavoritesLibrary: Sendable {
  /// Keeps films, all or none; those already there get the new details and keep their day. Gives the ids that are new.
  @discardableResult
  func add(_ favorites: [FavoriteDetails]) async throws(StoreError) -> Set<Favorite.ID>

  /// Lets go of films; gives the ids that were there.
  @discardableResult
  func remove(_ ids: Set<Favorite.ID>) async throws(StoreError) -> Set<Favorite.ID>

  /// The ids among these that are kept.
  func kept(among ids: Set<Favorite.ID>) async throws(StoreError) -> Set<Favorite.ID>

  /// A part of the list, from `offset`, counted from 0.
  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) async throws(StoreError) -> FavoritesPart

  /// What was known of a film when it was added; nil when it is not kept.
  func details(of id: Favorite.ID) async throws(StoreError) -> FavoriteDetails?

  /// Every change made in this process after this returns, in order.
  func changes() -> AsyncStream<FavoritesChange>
}

/// A part of the list of favorites.
public struct FavoritesPart: Sendable, Hashable {
  /// How many there are in all.
  public var total: Int
  public var elements: [Favorite]

  public init(total: Int, elements: [Favorite]) {
    self.total = total
    self.elements = elements
  }
}

/// What became of the favorites.
public enum FavoritesChange: Sendable, Hashable {
  /// Added, or given new details.
  case added([Favorite])
  case removed(Set<Favorite.ID>)
}

extension FavoritesLibrary {
  /// Keeps a film; false when it already was.
  @discardableResult
  public func add(_ favorite: FavoriteDetails) async throws(StoreError) -> Bool {
    try await add([favorite]).contains(favorite.id)
  }

  /// Lets go of a film; false when it was not there.
  @discardableResult
  public func remove(_ id: Favorite.ID) async throws(StoreError) -> Bool {
    try await remove([id]).contains(id)
  }

  public func contains(_ id: Favorite.ID) async throws(StoreError) -> Bool {
    try await kept(among: [id]).contains(id)
  }
}
