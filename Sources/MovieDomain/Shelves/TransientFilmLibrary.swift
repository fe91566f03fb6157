/// Shelves stored in memory.
public actor TransientFilmLibrary: FilmLibrary {
  private struct Change {
    var id: ChangeID
    /// The films as they were before the change; nil for films that were on no shelf.
    var earlier: [FilmID: StoredFilm?] = [:]
  }

  private let titleKeys: TitleKeys
  private var stored: [FilmID: StoredFilm] = [:]
  private var lastChange: Change?
  private let observers = ChangeObservers<Set<FilmID>>()

  /// Creates an empty library. `titleKeys` determines the order of titles.
  public init(titleKeys: TitleKeys = .byLetters) {
    self.titleKeys = titleKeys
  }

  private init(titleKeys: TitleKeys, stored: [FilmID: StoredFilm]) {
    self.titleKeys = titleKeys
    self.stored = stored
  }

  @discardableResult
  public func add(_ films: [StoredFilm], in change: ChangeID) -> Set<FilmID> {
    var new: Set<FilmID> = []
    for film in films {
      let earlier = stored[film.id]
      var film = film
      film.shelves.merge(earlier?.shelves ?? [:]) { $1 }
      if let known = earlier?.diary {
        film.diary = known.merging(film.diary)
      }
      if film.shelves != earlier?.shelves || film.diary != earlier?.diary {
        new.insert(film.id)
        note(film.id, in: change)
      }
      stored[film.id] = film
    }
    if !films.isEmpty { observers.send(Set(films.map(\.id))) }
    return new
  }

  @discardableResult
  public func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) -> Set<FilmID> {
    let removed = ids.filter { stored[$0]?.shelves[shelf] != nil }
    for id in removed {
      note(id, in: change)
      stored[id]?.shelves[shelf] = nil
      if shelf == .seen { stored[id]?.diary = nil }
      if stored[id]?.shelves.isEmpty ?? false { stored[id] = nil }
    }
    if !removed.isEmpty { observers.send(removed) }
    return removed
  }

  public func undo() -> UndoneChange? {
    guard let change = lastChange else { return nil }
    let films = change.earlier.sorted { $0.key.movie < $1.key.movie }.map { id, film in
      DamagedFilm(id: id, title: (film ?? stored[id])?.details.movie.title)
    }
    lastChange = Change(id: ChangeID(), earlier: change.earlier.keys.reduce(into: [:]) { $0[$1] = .some(stored[$1]) })
    for (id, film) in change.earlier { stored[id] = film }
    observers.send(Set(change.earlier.keys))
    return UndoneChange(count: films.count, films: Array(films.prefix(UndoneChange.namedFilms)))
  }

  public func marks(of ids: Set<FilmID>) -> [FilmID: FilmMarks] {
    ids.reduce(into: [:]) { $0[$1] = stored[$1]?.marks }
  }

  public func films(on shelf: Shelf, _ order: ShelfOrder, offset: Int, limit: Int) -> ShelfPart {
    let sorted = order.arrange(stored.values.compactMap { $0.listed(on: shelf) }, by: titleKeys)
    return ShelfPart(total: sorted.count, elements: Array(sorted.dropFirst(max(0, offset)).prefix(max(0, limit))))
  }

  public func details(of id: FilmID) -> StoredFilm? { stored[id] }

  public nonisolated func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await body(copy())
  }

  public nonisolated func repair() -> LibraryRepair { LibraryRepair() }

  public nonisolated func changes() -> AsyncStream<Set<FilmID>> { observers.stream() }

  private func copy() -> TransientFilmLibrary {
    TransientFilmLibrary(titleKeys: titleKeys, stored: stored)
  }

  /// Stores how a film was before the change.
  private func note(_ id: FilmID, in change: ChangeID) {
    if lastChange?.id != change { lastChange = Change(id: change) }
    if lastChange?.earlier[id] == nil { lastChange?.earlier[id] = .some(stored[id]) }
  }
}
