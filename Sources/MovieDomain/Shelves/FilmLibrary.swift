/// Reads the viewer's shelves. All methods may be called concurrently, and throw when the library cannot be read.
public protocol ShelfReader: Sendable {
  /// Returns up to `limit` films of a shelf that meet a filter, or of all without one, starting at the zero-based
  /// `offset`.
  ///
  /// An offset past the end gives no elements. A film that cannot be read is in `unreadable`.
  func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async throws(StoreError) -> ShelfPart

  /// Returns a film with its stored details, or nil if it is on no shelf or cannot be read.
  func details(of id: FilmID) async throws(StoreError) -> StoredFilm?

  /// Returns the IMDb ids of films, as far as they are known. By default, reads the details of each film.
  ///
  /// Not part of the films in a list, because they are among the details, which only an export needs.
  func imdbIDs(of ids: [FilmID]) async throws(StoreError) -> [FilmID: String]

  /// Returns numbers of the films that the viewer has seen, in one year or in all. By default, reads every film.
  func statistics(of year: Int?) async throws(StoreError) -> WatchStatistics
}

extension ShelfReader {
  /// Returns up to `limit` of all films of a shelf, starting at the zero-based `offset`.
  public func films(
    on shelf: Shelf, _ order: ShelfOrder, offset: Int, limit: Int
  ) async throws(StoreError) -> ShelfPart {
    try await films(on: shelf, order, meeting: nil, offset: offset, limit: limit)
  }

  public func imdbIDs(of ids: [FilmID]) async throws(StoreError) -> [FilmID: String] {
    var found: [FilmID: String] = [:]
    for id in ids { found[id] = try await details(of: id)?.details.imdbID }
    return found
  }

  public func statistics(of year: Int?) async throws(StoreError) -> WatchStatistics {
    var statistics = WatchStatistics(of: year)
    for film in try await films(on: .seen, .title, offset: 0, limit: .max).elements {
      if let film = try await details(of: film.id) { statistics.add(film) }
    }
    return statistics
  }
}

/// The port to the viewer's shelves.
///
/// All methods may be called concurrently. Those that throw do so when the shelves cannot be read or changed.
///
/// A write that has begun completes even if its task is canceled. One that throws has changed nothing. Writes of the same
/// `change` are undone together.
public protocol FilmLibrary: ShelfReader {
  /// Puts films on shelves in one transaction. Returns the ids of films that are new on a shelf, have left the
  /// watchlist or have new entries in their diary.
  ///
  /// A film that already is on a shelf gets the new details, unless they are incomplete, and keeps the date on which it
  /// was added; its diary is merged. One without shelves has only new details, for a film that is on one.
  /// `StoredFilm.merged(into:)` returns what to store.
  @discardableResult
  func add(_ films: [StoredFilm], in change: ChangeID) async throws(StoreError) -> Set<FilmID>

  /// Takes films off a shelf in one transaction and returns the ids of those that were on it.
  ///
  /// A film that is no longer seen comes back to the watchlist if it has left that for being seen, in one of the changes
  /// that can be undone.
  @discardableResult
  func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) async throws(StoreError) -> Set<FilmID>

  /// Removes the viewer's ratings of a film that they have seen, in one transaction. Returns false if there were none.
  @discardableResult
  func unrate(_ id: FilmID, in change: ChangeID) async throws(StoreError) -> Bool

  /// Undoes the last change of any shelf, or redoes the one that was undone last, also of an earlier run. Returns nil if
  /// there is none.
  ///
  /// The last 50 changes can be undone. A new change forgets those that were undone.
  @discardableResult
  func perform(_ step: UndoStep) async throws(StoreError) -> AffectedFilms?

  /// Returns the change that would be undone or redone next; nil if there is none.
  func nextChange(to step: UndoStep) async throws(StoreError) -> ChangeID?

  /// Returns the marks of those films that are on a shelf.
  func marks(of ids: Set<FilmID>) async throws(StoreError) -> [FilmID: FilmMarks]

  /// Runs `body` with the library as it is now and returns its result.
  ///
  /// `body` does not see changes made meanwhile, in this process or another one. Also throws what `body` throws.
  nonisolated(nonsending) func snapshot<Value>(
    _ body: nonisolated(nonsending) (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value

  /// Moves everything that cannot be read out of the library, into a new file. Also throws when that cannot be written.
  @discardableResult
  func repair() async throws(StoreError) -> LibraryRepair

  /// Returns the path of the damaged file that this library has replaced without all its films, while that file exists.
  /// Nil by default, for a library that loses none. A library around another one forwards this.
  func fileWithLostFilms() async throws(StoreError) -> String?

  /// Returns a stream of every change made through this library after this call, in order: the ids of the films whose
  /// shelves, details or diary changed.
  ///
  /// After another process has written to a library on disk, all films are reported, because it is not known which ones
  /// changed.
  func changes() -> AsyncStream<Set<FilmID>>
}

extension FilmLibrary {
  public func fileWithLostFilms() -> String? { nil }

  /// Puts films on shelves, as a change of its own.
  @discardableResult
  public func add(_ films: [StoredFilm]) async throws(StoreError) -> Set<FilmID> {
    try await add(films, in: ChangeID())
  }

  /// Puts a film on shelves, or updates it. Returns false if it was there already and its diary has nothing new.
  @discardableResult
  public func add(_ film: StoredFilm, in change: ChangeID = ChangeID()) async throws(StoreError) -> Bool {
    try await add([film], in: change).contains(film.id)
  }

  /// Takes films off a shelf, as a change of its own.
  @discardableResult
  public func remove(_ ids: Set<FilmID>, from shelf: Shelf) async throws(StoreError) -> Set<FilmID> {
    try await remove(ids, from: shelf, in: ChangeID())
  }

  /// Takes a film off a shelf. Returns false if it was not there.
  @discardableResult
  public func remove(
    _ id: FilmID, from shelf: Shelf, in change: ChangeID = ChangeID()
  ) async throws(StoreError) -> Bool {
    try await remove([id], from: shelf, in: change).contains(id)
  }

  /// Returns those of `ids` that are on a shelf.
  public func ids(among ids: Set<FilmID>, on shelf: Shelf) async throws(StoreError) -> Set<FilmID> {
    Set(try await marks(of: ids).filter { $0.value.shelves.contains(shelf) }.keys)
  }
}

/// Identifies a change of the library that may consist of several writes, such as an import.
public struct ChangeID: Sendable, Hashable {
  /// A random number. Stored in the library, so that a later run can undo the change.
  public let number: Int64

  /// Creates an id that differs from all others.
  public init() {
    self.init(number: .random(in: .min ... .max))
  }

  /// Creates the id of a change that a library has stored.
  public init(number: Int64) {
    self.number = number
  }
}

/// A step back through the changes of the library, or forward again.
public enum UndoStep: Sendable, Hashable, CaseIterable {
  /// Reverts the last change that is in force.
  case undo
  /// Restores the change that was undone last.
  case redo

  /// The number of changes that can be undone.
  package static let limit = 50

  package var reverse: UndoStep { self == .undo ? .redo : .undo }
}

/// The films of a change that was undone or redone.
public struct AffectedFilms: Sendable, Equatable {
  /// The number of all of them.
  public var count: Int
  /// The first of the films.
  public var films: [FilmName]
  /// What is recorded of the only film now; nil if there are several, or if it is not known.
  public var marks: FilmMarks?
  /// Whether a change that was undone is one of a sync. The next sync adds again films that only the account has, and
  /// sends it the ratings.
  public var isOfSync = false

  package static let namedFilms = 3

  /// Creates a description of films.
  public init(count: Int, films: [FilmName]) {
    self.count = count
    self.films = films
  }
}

/// A range of the sorted films of a shelf.
public struct ShelfPart: Sendable, Equatable {
  /// The number of all films on the shelf that meet the filter, not only of those in `elements`; 0 through a billion.
  public var total: Int { didSet { total = NumberLimits.counts.clamping(total) } }
  /// The films in the range, in the requested order.
  public var elements: [ShelvedFilm]
  /// The films in the range that could not be read.
  public var unreadable: [FilmName]

  /// The number of films in the range, whether they could be read or not. Add it to the offset to get the next one.
  public var count: Int { elements.count + unreadable.count }

  /// Creates a range of films.
  public init(total: Int, elements: [ShelvedFilm], unreadable: [FilmName] = []) {
    self.total = NumberLimits.counts.clamping(total)
    self.elements = elements
    self.unreadable = unreadable
  }
}

/// The result of a repair.
public struct LibraryRepair: Sendable, Equatable {
  /// The number of entries moved, including searches.
  public var count: Int
  /// The films that were moved, or whose details were.
  public var films: [FilmName]
  /// The file they were moved to; nil if there was nothing to repair.
  public var path: String?

  /// Creates a result. Without arguments, there was nothing to repair.
  public init(count: Int = 0, films: [FilmName] = [], path: String? = nil) {
    self.count = count
    self.films = films
    self.path = path
  }
}
