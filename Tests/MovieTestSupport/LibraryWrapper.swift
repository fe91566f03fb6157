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
  public func nextChange(to step: UndoStep) async -> ChangeID? { await base.nextChange(to: step) }
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

/// A library with room for a few films.
public actor FullLibrary: LibraryWrapper {
  public let base: TransientFilmLibrary
  private var room: Int

  public init(base: TransientFilmLibrary, room: Int) {
    self.base = base
    self.room = room
  }

  public func add(_ films: [StoredFilm], in change: ChangeID) async throws(StoreError) -> Set<FilmID> {
    guard room >= films.count else { throw StoreError(.diskFull, path: "/a") }
    room -= films.count
    return await base.add(films, in: change)
  }
}

/// A library of which another process removes a film after each read of a shelf, the first that was read.
public struct ShrinkingLibrary: LibraryWrapper {
  public let base: TransientFilmLibrary

  public init(base: TransientFilmLibrary) { self.base = base }

  public func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async -> ShelfPart {
    let part = await base.films(on: shelf, order, meeting: filter, offset: offset, limit: limit)
    if let first = part.elements.first { _ = await base.remove([first.id], from: shelf, in: ChangeID()) }
    return part
  }
}

/// A library of a process that stops after it has added films, before it removes any.
public struct StoppedLibrary: LibraryWrapper {
  public let base: TransientFilmLibrary

  public init(base: TransientFilmLibrary) {
    self.base = base
  }

  public func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) -> Set<FilmID> { [] }
}

/// A library without permission to read it.
public struct UnusableLibrary: LibraryWrapper {
  public let base = TransientFilmLibrary()

  public init() {}

  public func marks(of ids: Set<FilmID>) throws(StoreError) -> [FilmID: FilmMarks] { throw StoreError(.denied) }
  public func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) throws(StoreError) -> ShelfPart { throw StoreError(.denied) }
}
