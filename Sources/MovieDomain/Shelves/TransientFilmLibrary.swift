/// Shelves stored in memory.
public actor TransientFilmLibrary: FilmLibrary {
  private struct Entry {
    var film: StoredFilm
    /// The numbers of the changes that added the film to its shelves.
    var additions: [Shelf: Int]
  }

  private struct Change {
    var id: ChangeID
    var number: Int
    /// The films as they were before the change, or after it if it was undone; nil for films that were on no shelf.
    var films: [FilmID: Entry?] = [:]
  }

  private let titleKeys: TitleKeys
  private var stored: [FilmID: Entry] = [:]
  private var lastChange = 0
  /// The changes that can be undone, the next one last.
  private var changesInForce: [Change] = []
  /// The changes that can be redone, the next one last.
  private var undoneChanges: [Change] = []
  private let observers = ChangeObservers<Set<FilmID>>()

  /// Creates an empty library. `titleKeys` determines the order of titles.
  public init(titleKeys: TitleKeys = .byLetters) {
    self.titleKeys = titleKeys
  }

  private init(titleKeys: TitleKeys, stored: [FilmID: Entry]) {
    self.titleKeys = titleKeys
    self.stored = stored
  }

  @discardableResult
  public func add(_ films: [StoredFilm], in change: ChangeID) -> Set<FilmID> {
    var new: Set<FilmID> = []
    for film in films {
      let earlier = stored[film.id]?.film
      let merged = film.merged(into: earlier)
      var additions = stored[film.id]?.additions ?? [:]
      if merged?.shelves != earlier?.shelves || merged?.diary != earlier?.diary {
        new.insert(film.id)
        let number = note(film.id, in: change)
        for shelf in (merged?.shelves ?? [:]).keys where earlier?.shelves[shelf] == nil { additions[shelf] = number }
      }
      stored[film.id] = merged.map { Entry(film: $0, additions: additions) }
    }
    if !films.isEmpty { observers.send(Set(films.map(\.id))) }
    return new
  }

  @discardableResult
  public func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) -> Set<FilmID> {
    let removed = ids.filter { stored[$0]?.film.shelves[shelf] != nil }
    for id in removed {
      note(id, in: change)
      stored[id]?.film.shelves[shelf] = nil
      if shelf == .seen {
        stored[id]?.film.diary = nil
        if stored[id]?.film.shelves[.watchlist] == nil {
          stored[id]?.film.shelves[.watchlist] = watchlistDate(leftBySeeing: id)
        }
      }
      if stored[id]?.film.shelves.isEmpty ?? false { stored[id] = nil }
    }
    if !removed.isEmpty { observers.send(removed) }
    return removed
  }

  @discardableResult
  public func unrate(_ id: FilmID, in change: ChangeID) -> Bool {
    guard stored[id]?.film.diary?.rating != nil else { return false }
    note(id, in: change)
    stored[id]?.film.diary?.forgetRatings()
    observers.send([id])
    return true
  }

  @discardableResult
  public func perform(_ step: UndoStep) -> AffectedFilms? {
    guard let change = step == .undo ? changesInForce.popLast() : undoneChanges.popLast() else { return nil }
    func place(_ id: FilmID) -> (Int, String) { (id.movie, id.source.idNamespace) }
    let films = change.films.sorted { place($0.key) < place($1.key) }.map { id, entry in
      FilmName(id: id, title: (entry ?? stored[id])?.film.details.movie.title)
    }
    let current = change.films.keys.reduce(into: [:]) { $0[$1] = .some(stored[$1]) }
    let taken = Change(id: change.id, number: change.number, films: current)
    if step == .undo { undoneChanges.append(taken) } else { changesInForce.append(taken) }
    for (id, var entry) in change.films {
      // What was learned of a film since then stays.
      if let film = stored[id]?.film {
        entry?.film.details = film.details
        entry?.film.isIncomplete = film.isIncomplete
      }
      stored[id] = entry
    }
    observers.send(Set(change.films.keys))
    return AffectedFilms(count: films.count, films: Array(films.prefix(AffectedFilms.namedFilms)))
  }

  public func nextChange(to step: UndoStep) -> ChangeID? {
    (step == .undo ? changesInForce : undoneChanges).last?.id
  }

  public func marks(of ids: Set<FilmID>) -> [FilmID: FilmMarks] {
    ids.reduce(into: [:]) { $0[$1] = stored[$1]?.film.marks }
  }

  public func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) -> ShelfPart {
    let films = stored.values.map(\.film).filter {
      filter?.meets($0.details, diary: $0.diary, from: $0.source) ?? true
    }
    let sorted = order.arrange(films.compactMap { $0.listed(on: shelf) }, by: titleKeys) {
      stored[$0]?.additions[shelf] ?? 0
    }
    return ShelfPart(total: sorted.count, elements: Array(sorted.dropFirst(max(0, offset)).prefix(max(0, limit))))
  }

  public func details(of id: FilmID) -> StoredFilm? { stored[id]?.film }

  public nonisolated(nonsending) func snapshot<Value>(
    _ body: nonisolated(nonsending) (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await body(copy())
  }

  public nonisolated func repair() -> LibraryRepair { LibraryRepair() }

  public nonisolated func changes() -> AsyncStream<Set<FilmID>> { observers.stream() }

  private func copy() -> TransientFilmLibrary { TransientFilmLibrary(titleKeys: titleKeys, stored: stored) }

  /// The date on which a film came onto the watchlist that it has left for being seen; nil if it was not there, or has been
  /// there again since.
  private func watchlistDate(leftBySeeing id: FilmID) -> CalendarDate? {
    for change in changesInForce.reversed() {
      guard let shelves = change.films[id].map({ $0?.film.shelves ?? [:] }) else { continue }
      if shelves[.seen] == nil { return shelves[.watchlist] }
      if shelves[.watchlist] != nil { return nil }
    }
    return nil
  }

  /// Stores how a film was before the change, which begins again if a later one is about the film. Returns its number.
  @discardableResult
  private func note(_ id: FilmID, in change: ChangeID) -> Int {
    for place in undoneChanges.indices where undoneChanges[place].id == change {
      undoneChanges[place].films.removeValue(forKey: id)
    }
    undoneChanges.removeAll { $0.films.isEmpty }
    let begun = changesInForce.lastIndex { $0.id == change } ?? changesInForce.count
    let later = changesInForce.dropFirst(begun + 1) + undoneChanges
    if begun == changesInForce.count || later.contains(where: { $0.films[id] != nil }) {
      changesInForce = changesInForce.suffix(UndoStep.limit - 1) + [Change(id: change, number: lastChange + 1)]
      // What was undone while the change went on can still be redone, as one change that comes after this one.
      let parts = undoneChanges.filter { $0.id == change }
      let undone = parts.reduce(into: [:]) { $0.merge($1.films) { newer, _ in newer } }
      undoneChanges = undone.isEmpty ? [] : [Change(id: change, number: lastChange + 2, films: undone)]
      lastChange += 2
    }
    let place = changesInForce.lastIndex { $0.id == change } ?? 0
    if changesInForce[place].films[id] == nil { changesInForce[place].films[id] = .some(stored[id]) }
    return changesInForce[place].number
  }
}
