public import MovieDomain

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
