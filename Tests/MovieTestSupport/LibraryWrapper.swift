public import MovieDomain

/// A library that forwards to one in memory what it does not implement itself.
public protocol LibraryWrapper: FilmLibrary {
  nonisolated var base: TransientFilmLibrary { get }
}

extension LibraryWrapper {
  public func add(_ films: [StoredFilm], in change: ChangeID) async -> Set<FilmID> { await base.add(films, in: change) }
  public func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) async -> Set<FilmID> {
    await base.remove(ids, from: shelf, in: change)
  }
  public func unrate(_ id: FilmID, in change: ChangeID) async -> Bool { await base.unrate(id, in: change) }
  public func perform(_ step: UndoStep) async -> AffectedFilms? { await base.perform(step) }
  public func marks(of ids: Set<FilmID>) async -> [FilmID: FilmMarks] { await base.marks(of: ids) }
  public nonisolated func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await base.snapshot(body) }
  public nonisolated func repair() -> LibraryRepair { base.repair() }
  public func details(of id: FilmID) async -> StoredFilm? { await base.details(of: id) }
  public nonisolated func changes() -> AsyncStream<Set<FilmID>> { base.changes() }
  public func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async -> ShelfPart {
    await base.films(on: shelf, order, meeting: filter, offset: offset, limit: limit)
  }
}

/// A library in which another process makes a change before each film that is added.
public struct HurriedLibrary: LibraryWrapper {
  public let base: TransientFilmLibrary
  private let meanwhile: @Sendable (TransientFilmLibrary, [StoredFilm]) async -> Void

  public init(
    _ base: TransientFilmLibrary, meanwhile: @escaping @Sendable (TransientFilmLibrary, [StoredFilm]) async -> Void
  ) {
    self.base = base
    self.meanwhile = meanwhile
  }

  public func add(_ films: [StoredFilm], in change: ChangeID) async -> Set<FilmID> {
    await meanwhile(base, films)
    return await base.add(films, in: change)
  }
}
