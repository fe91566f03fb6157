package import MovieDomain

/// A library without permission to open it.
package struct UnusableLibrary: FilmLibrary {
  package init() {}

  package func add(_ films: [StoredFilm], in change: ChangeID) throws(StoreError) -> Set<FilmID> {
    throw StoreError(.denied)
  }
  package func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) throws(StoreError) -> Set<FilmID> {
    throw StoreError(.denied)
  }
  package func unrate(_ id: FilmID, in change: ChangeID) throws(StoreError) -> Bool { throw StoreError(.denied) }
  package func perform(_ step: UndoStep) throws(StoreError) -> AffectedFilms? { throw StoreError(.denied) }
  package func marks(of ids: Set<FilmID>) throws(StoreError) -> [FilmID: FilmMarks] { throw StoreError(.denied) }
  package func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) throws(StoreError) -> ShelfPart {
    throw StoreError(.denied)
  }
  package func details(of id: FilmID) throws(StoreError) -> StoredFilm? { throw StoreError(.denied) }
  package func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await body(self) }
  package func repair() -> LibraryRepair { LibraryRepair() }
  package func changes() -> AsyncStream<Set<FilmID>> { AsyncStream { $0.finish() } }
}
