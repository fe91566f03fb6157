package import MovieDomain
import MovieScenes

/// Looks up the films of a list in a catalog, and puts them on a shelf.
package struct FilmImporter: Sendable {
  private static let concurrentFilms = 6
  private static let filmsPerWrite = 6

  let catalog: any MovieCatalog
  private let library: ImportTarget
  private let shelf: Shelf?
  private let today: CalendarDate

  /// Creates an importer. Without a shelf, films go to those of their rows. `today` is the date for films whose row has
  /// none. Imports with the same `change` are undone together. A dry run changes nothing.
  package init(
    catalog: any MovieCatalog, library: any FilmLibrary, shelf: Shelf?, today: CalendarDate,
    in change: ChangeID = ChangeID(), isDryRun: Bool = false
  ) {
    self.catalog = catalog
    self.library = ImportTarget(library, in: change, isDryRun: isDryRun)
    self.shelf = shelf
    self.today = today
  }

  /// Adds the films of a list, and reports the result of each row. The rows of a film are added together.
  ///
  /// `progress` receives the number of rows processed so far. Stops at an error that would affect every film, such as a
  /// lost connection; films added before stay.
  package func add(_ list: FilmList, progress: (Int) async -> Void = { _ in }) async -> ImportReport {
    var report = ImportReport()
    report.malformed = list.malformed
    report.hasEntries = list.hasEntries
    report.withoutReview = list.undatedReviews
    report.leavesOutDiary = list.hasDiary && shelf != nil && shelf != .seen
    let films = Self.films(in: list.rows)
    var results = [Result?](repeating: nil, count: list.rows.count)
    await withTaskGroup(of: (Int, Finding).self) { group in
      var (asked, taken, count) = (0, 0, 0)
      var waiting: [Int: Finding] = [:]
      var part: [(film: [Int], finding: Finding)] = []
      func ask() {
        guard asked < films.count else { return }
        group.addTask { [asked] in (asked, await find(list.rows[films[asked][0]])) }
        asked += 1
      }
      for _ in 0..<Self.concurrentFilms { ask() }
      for await (index, finding) in group {
        waiting[index] = finding
        // In the order of the rows, whatever the order of the answers.
        while report.stop == nil, let next = waiting.removeValue(forKey: taken) {
          part.append((films[taken], next))
          taken += 1
          if part.count == Self.filmsPerWrite || taken == films.count || next.stopsImport {
            await add(part, of: list, &results, &report)
            count += part.reduce(0) { $0 + $1.film.count }
            part = []
            if report.stop == nil { await progress(count) }
          }
        }
        if report.stop != nil { return group.cancelAll() }
        // After the write, so that what has been asked for before is stored.
        ask()
      }
    }
    for (row, result) in zip(list.rows, results) {
      switch result {
      case .added(let title): report.added.append(.init(row.line, title: title))
      case .alreadyThere(let title): report.alreadyThere.append(.init(row.line, title: title))
      case .notMatched(let reason): report.notMatched.append(.init(row.line, title: row.title, reason: reason))
      case .failed(let error): report.failed.append(.init(row.line, title: row.title, reason: .failed(error)))
      case nil: report.untried.append(.init(row.line, title: row.title))
      }
    }
    return report
  }

  /// The rows of each film, by their indices, in the order of the first rows.
  private static func films(in rows: [FilmList.Row]) -> [[Int]] {
    var films: [[Int]] = []
    var places: [[String?]: Int] = [:]
    for (index, row) in rows.enumerated() {
      if let place = places[row.name] {
        films[place].append(index)
      } else {
        places[row.name] = films.count
        films.append([index])
      }
    }
    return films
  }

  /// The result of a row. The title is that of the film.
  private enum Result {
    case added(String)
    case alreadyThere(String)
    case notMatched(ImportReport.Reason)
    case failed(CatalogError)
  }

  /// Looks up films and adds those before the first error that stops the import.
  private func add(
    _ films: [(film: [Int], finding: Finding)], of list: FilmList, _ results: inout [Result?],
    _ report: inout ImportReport
  ) async {
    var batch = ImportBatch()
    var found: [(row: Int, movie: Movie, isNew: Bool)] = []
    for (film, finding) in films where report.stop == nil {
      switch finding {
      case .film(let details):
        do throws(StoreError) {
          // Rows before this one, or another program, may have changed it since it was found.
          let stored = try await library.details(of: FilmID(catalog.source, details.movie.id))
          for index in film {
            let row = list.rows[index]
            let isNew = batch.append(
              StoredFilm(
                source: catalog.source, details: details, on: shelf ?? row.shelf ?? .seen,
                added: min(row.date ?? today, today), diary: row.diary), after: stored, ratedOn: row.date,
              leavesOutWatched: shelf == nil, guessesRewatches: list.hasEntries)
            found.append((index, details.movie, isNew))
          }
        } catch {
          report.stop = .store(error)
        }
      case .result(let result):
        for index in film { results[index] = result }
      case .stop(let error):
        report.stop = error
      }
    }
    do throws(StoreError) {
      let news = try await batch.write(to: library, &report)
      for (index, movie, isNew) in found {
        let isAdded = isNew && news.contains(FilmID(catalog.source, movie.id))
        results[index] = isAdded ? .added(movie.shownTitle) : .alreadyThere(movie.shownTitle)
      }
    } catch {
      report.stop = .store(error)
    }
  }

  /// What was found out about the rows of a film.
  private enum Finding {
    case film(MovieDetails)
    case result(Result)
    /// An error that would affect every film.
    case stop(CatalogOrStoreError)

    var stopsImport: Bool { if case .stop = self { true } else { false } }
  }

  private func find(_ row: FilmList.Row) async -> Finding {
    do throws(CatalogError) {
      let id: Movie.ID
      switch try await match(row) {
      case .film(let found): id = found
      case .nothing(let reason): return .result(.notMatched(reason))
      }
      let stored: StoredFilm?
      do throws(StoreError) {
        stored = try await library.details(of: FilmID(catalog.source, id))
      } catch {
        return .stop(.store(error))
      }
      if let stored, !stored.isIncomplete { return .film(stored.details) }
      let details = try await catalog.movie(id)
      // What a search has shown of a new film is too little.
      if stored == nil, let error = details.staleness?.errorOfDetails { throw error }
      return .film(details)
    } catch {
      guard error.code == .notFound else {
        return Self.concernsOneFilm.contains(error.code) ? .result(.failed(error)) : .stop(.catalog(error))
      }
      // TMDb merges and removes films, so what else the row says may still name one.
      guard row.tmdbID != nil, row.imdbID != nil || row.title != nil else { return .result(.notMatched(.noSuchID)) }
      var rest = row
      rest.tmdbID = nil
      let finding = await find(rest)
      if case .result(.notMatched(.noSuchTitle)) = finding { return .result(.notMatched(.noSuchID)) }
      return finding
    }
  }

  /// Errors that may concern only one film, so that the import continues.
  private static let concernsOneFilm: Set<CatalogError.Code> = [
    .malformedResponse, .tooLarge, .refused, .redirected, .serverFailed,
  ]
}
