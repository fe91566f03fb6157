/// Reads favorites. All methods may be called concurrently.
public protocol ShelfReader: Sendable {
  /// Returns up to `limit` favorites, starting at the zero-based `offset`.
  ///
  /// An offset past the end gives no elements. A favorite that cannot be read is in `unreadable`. Throws when the library
  /// cannot be read at all.
  func favorites(_ order: ShelfOrder, offset: Int, limit: Int) async throws(StoreError) -> ShelfPart

  /// Returns the stored details of a favorite, or nil if the film is not a favorite or cannot be read.
  ///
  /// Throws when the favorites cannot be read.
  func details(of id: FilmID) async throws(StoreError) -> StoredFilm?
}

/// The port to the favorites. All methods may be called concurrently.
///
/// A write that has begun completes even if its task is cancelled. `StoreError(.cancelled)` means that nothing was
/// changed.
public protocol FilmLibrary: ShelfReader {
  /// Adds films in one transaction and returns the ids that are new.
  ///
  /// A film that already is a favorite gets the new details and keeps the date on which it was added. Throws when the
  /// change cannot be stored; then none of the films is added.
  @discardableResult
  func add(_ favorites: [StoredFilm]) async throws(StoreError) -> Set<FilmID>

  /// Removes films in one transaction and returns the ids that were favorites. Throws when the change cannot be stored.
  @discardableResult
  func remove(_ ids: Set<FilmID>) async throws(StoreError) -> Set<FilmID>

  /// Returns those of `ids` that are favorites. Throws when the favorites cannot be read.
  func favoriteIDs(among ids: Set<FilmID>) async throws(StoreError) -> Set<FilmID>

  /// Runs `body` with the favorites as they are now and returns its result.
  ///
  /// `body` does not see changes made meanwhile, in this process or another one. Throws when the favorites cannot be
  /// read, and what `body` throws.
  func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value

  /// Moves everything that cannot be read out of the library, into a new file.
  ///
  /// Throws when the library cannot be read or changed, or the file cannot be written; then nothing is moved.
  @discardableResult
  func repair() async throws(StoreError) -> LibraryRepair

  /// Returns a stream of every change made through this library after this call, in order.
  ///
  /// Changes made by other processes are not included.
  func changes() -> AsyncStream<ShelfChange>
}

/// A range of the sorted favorites.
public struct ShelfPart: Sendable, Hashable {
  /// The number of all favorites, not only of those in `elements`.
  public var total: Int
  /// The favorites in the range, in the requested order.
  public var elements: [ShelvedFilm]
  /// The favorites in the range that could not be read.
  public var unreadable: [DamagedFilm]

  /// The number of favorites in the range, whether they could be read or not. Add it to the offset to get the next one.
  public var count: Int { elements.count + unreadable.count }

  /// Creates a range of favorites.
  public init(total: Int, elements: [ShelvedFilm], unreadable: [DamagedFilm] = []) {
    self.total = total
    self.elements = elements
    self.unreadable = unreadable
  }
}

/// The result of a repair.
public struct LibraryRepair: Sendable, Hashable {
  /// The number of entries moved, including searches.
  public var count: Int
  /// The favorites that were moved, or whose details were.
  public var films: [DamagedFilm]
  /// The file they were moved to; nil if there was nothing to repair.
  public var path: String?

  /// Creates a result. Without arguments, there was nothing to repair.
  public init(count: Int = 0, films: [DamagedFilm] = [], path: String? = nil) {
    self.count = count
    self.films = films
    self.path = path
  }
}

/// A change to the favorites.
public enum ShelfChange: Sendable, Hashable {
  /// Films were added, or their details updated. Each has the date on which it was first added.
  case added([ShelvedFilm])
  /// Films were removed.
  case removed(Set<FilmID>)
}

extension FilmLibrary {
  /// Adds a film, or updates its details. Returns false if it already was a favorite.
  @discardableResult
  public func add(_ favorite: StoredFilm) async throws(StoreError) -> Bool {
    try await add([favorite]).contains(favorite.id)
  }

  /// Removes a film. Returns false if it was not a favorite.
  @discardableResult
  public func remove(_ id: FilmID) async throws(StoreError) -> Bool {
    try await remove([id]).contains(id)
  }

  /// Whether the film is a favorite.
  public func contains(_ id: FilmID) async throws(StoreError) -> Bool {
    try await favoriteIDs(among: [id]).contains(id)
  }
}
