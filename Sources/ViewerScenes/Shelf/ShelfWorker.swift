import MovieDisplay
import MovieDomain
import MovieScenes

struct ShelfWorker: Worker {
  let context: SceneContext
  private var films: any FilmLibrary { context.films }

  func answer(_ question: ShelfInteractor.Question) async -> ShelfInteractor.Answer? {
    switch question {
    case .list(let shelf, let order, var selection, let page, let count):
      let filter: ShelfFilter?
      do throws(CatalogError) {
        filter = try await context.shelfFilter(&selection)
      } catch {
        return error.code == .cancelled ? nil : .unresolved(selection, error)
      }
      if selection.problem != nil { return .unresolved(selection, nil) }
      let part = await result { () async throws(StoreError) in
        let (offset, isTooLarge) = (page - 1).multipliedReportingOverflow(by: ShelfScene.pageSize)
        return try await films.films(
          on: shelf, order, meeting: filter, offset: isTooLarge ? .max : offset, limit: count * ShelfScene.pageSize)
      }
      guard filter != nil, case .success(let found) = part, found.total == 0 else {
        return .list(part, meeting: selection)
      }
      // Where there are no films, the criteria are not why.
      let all = try? await films.films(on: shelf, order, offset: 0, limit: 0)
      return .list(part, meeting: selection, ofNone: all?.total == 0)
    case .change(.add(let ids, let shelf)): return .changed(.films(await add(ids, to: shelf), on: shelf))
    case .change(.see(let ids, let day, let rating)):
      return .changed(.films(await see(ids, on: day, rating: rating), on: .seen))
    case .change(.unrate(let ids)): return .changed(.films(await unrate(ids), on: .seen))
    case .change(.remove(let ids, let shelf)): return .changed(.films(await remove(ids, from: shelf), on: shelf))
    case .change(.perform(let step)):
      return .changed(.performed(step, await result { () async throws(StoreError) in try await perform(step) }))
    case .change(.repair):
      return .changed(.repair(await result { () async throws(StoreError) in try await films.repair() }))
    case .change(.load), .change(.nextPage), .change(.rest), .change(.refresh): return nil
    }
  }

  private func perform(_ step: UndoStep) async throws(StoreError) -> AffectedFilms? {
    var affected = try await films.perform(step)
    // The step is done, also if it cannot be read what is recorded now.
    if affected?.count == 1, let film = affected?.films.first?.id, let marks = try? await films.marks(of: [film]) {
      affected?.marks = marks[film] ?? FilmMarks()
    }
    return affected
  }

  private func add(_ ids: [FilmID], to shelf: Shelf) async -> [ShelfScene.FilmChange] {
    let change = ChangeID()
    return await load(ids) { id, details throws(StoreError) in
      let film = StoredFilm(source: id.source, details: details, on: shelf, added: context.today())
      return try await films.add(film, in: change) ? .added : .alreadyThere
    }
  }

  private func see(_ ids: [FilmID], on day: ViewingDay?, rating: StarRating?) async -> [ShelfScene.FilmChange] {
    let change = ChangeID()
    return await load(ids) { id, details throws(StoreError) in
      let earlier = try await films.details(of: id)
      // Only what is new: another process may have changed the rest meanwhile.
      let diary = (earlier?.diary ?? Diary()).news(watchedOn: day, rating: rating, today: context.today())
      var film = StoredFilm(source: id.source, details: details, on: .seen, added: context.today(), diary: diary)
      film.leavesWatchlist = true
      let isChanged = try await films.add(film, in: change)
      // A diary that cannot be read stays for a repair.
      if day != nil || rating != nil, let marks = try await films.marks(of: [id])[id], marks.shelves.contains(.seen),
        marks.diary == nil
      {
        return .notSaved(StoreError(.unreadableDiary))
      }
      guard isChanged else { return .alreadyThere }
      let leftWatchlist = earlier?.shelves[.watchlist] != nil
      return .seen(on: day, rating: rating, before: earlier?.diary != nil, leftWatchlist: leftWatchlist)
    }
  }

  private func load(
    _ ids: [FilmID], _ save: (FilmID, MovieDetails) async throws(StoreError) -> ShelfScene.FilmChange.Result
  ) async -> [ShelfScene.FilmChange] {
    var changes: [ShelfScene.FilmChange] = []
    var added: [(path: String, source: CatalogSource)] = []
    for (place, id) in ids.enumerated() {
      let details: MovieDetails
      do throws(CatalogError) {
        details = try await context.catalog(of: id.source).movie(id.movie)
      } catch {
        if error.code == .cancelled { break }
        changes.append(.init(id, .notLoaded(error)))
        continue
      }
      do throws(StoreError) {
        changes.append(.init(id, title: details.movie.shownTitle, try await save(id, details)))
        if let path = details.movie.posterPath { added.append((path, id.source)) }
      } catch {
        changes += stopped(by: error, at: id, title: details.movie.shownTitle, before: ids[(place + 1)...])
        break
      }
    }
    await context.keepPosters?(added)
    return changes
  }

  private func remove(_ ids: [FilmID], from shelf: Shelf) async -> [ShelfScene.FilmChange] {
    await change(ids) { id, change throws(StoreError) in
      let earlier = try await films.details(of: id)
      guard try await films.remove(id, from: shelf, in: change) else {
        return .init(id, .notThere(others: try await filmsOfOtherCatalogs(like: id, on: shelf)))
      }
      var removal = ShelfScene.FilmChange(id, title: earlier?.details.movie.shownTitle, .removed)
      guard shelf == .seen else { return removal }
      removal.lostDiary = earlier?.diary
      guard earlier?.shelves[.watchlist] == nil else { return removal }
      // The film is removed, also if it cannot be read where it is now.
      let listed = try? await films.ids(among: [id], on: .watchlist)
      if listed?.isEmpty == false { removal.result = .returned }
      return removal
    }
  }

  private func unrate(_ ids: [FilmID]) async -> [ShelfScene.FilmChange] {
    await change(ids) { id, change throws(StoreError) in
      guard try await films.unrate(id, in: change) else { return .init(id, .notThere()) }
      return .init(id, title: try await films.details(of: id)?.details.movie.shownTitle, .unrated)
    }
  }

  /// Changes stored films one after the other. Words may name a film twice.
  private func change(
    _ ids: [FilmID], _ save: (FilmID, ChangeID) async throws(StoreError) -> ShelfScene.FilmChange
  ) async -> [ShelfScene.FilmChange] {
    let change = ChangeID()
    var changes: [ShelfScene.FilmChange] = []
    var known: Set<FilmID> = []
    let ids = ids.filter { known.insert($0).inserted }
    for (place, id) in ids.enumerated() {
      do throws(StoreError) {
        changes.append(try await save(id, change))
      } catch {
        return changes + stopped(by: error, at: id, title: nil, before: ids[(place + 1)...])
      }
    }
    return changes
  }

  /// The films of other catalogs that happen to have the same id, because one of them may be meant.
  private func filmsOfOtherCatalogs(like id: FilmID, on shelf: Shelf) async throws(StoreError) -> [FilmID] {
    let others = context.sources.filter { $0 != id.source }.map { FilmID($0, id.movie) }
    let found = try await films.ids(among: Set(others), on: shelf)
    return others.filter(found.contains)
  }

  /// An error of the store would repeat for every further film.
  private func stopped(
    by error: StoreError, at id: FilmID, title: String?, before rest: ArraySlice<FilmID>
  ) -> [ShelfScene.FilmChange] {
    [.init(id, title: title, .notSaved(error))] + rest.map { .init($0, .untried) }
  }
}
