package import MovieDomain
import MovieScenes

/// Looks up the films of a list in a catalog, and puts them on a shelf.
package struct FilmImporter: Sendable {
  /// The result of a row. The title is that of the film.
  private enum Result {
    case imported(String, ImportBatch.Result)
    case notMatched(ImportReport.Reason)
    case failed(CatalogError)
  }

  /// What was found out about the rows of a film.
  private enum Finding {
    case film(MovieDetails)
    case result(Result)
    /// An error that would affect every film.
    case stop(CatalogOrStoreError)

    var stopsImport: Bool { if case .stop = self { true } else { false } }
  }

  /// The film that a row means.
  private enum Match {
    case film(Movie.ID)
    /// No film matches clearly, and why.
    case nothing(ImportReport.Reason)
  }

  private static let concurrentFilms = 6
  private static let filmsPerWrite = 6

  private let catalog: any MovieCatalog
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
    // The rows of each film, by their indices, in the order of the first rows.
    let films = Dictionary(grouping: list.rows.indices) { list.rows[$0].name }.values.sorted { $0[0] < $1[0] }
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
      case .imported(let title, let result): report.append(.init(row.line, title: title), result)
      case .notMatched(let reason): report.notMatched.append(.init(row.line, title: row.title, reason: reason))
      case .failed(let error): report.failed.append(.init(row.line, title: row.title, reason: .failed(error)))
      case nil: report.untried.append(.init(row.line, title: row.title))
      }
    }
    return report
  }

  /// Looks up films and adds those before the first error that stops the import.
  private func add(
    _ films: [(film: [Int], finding: Finding)], of list: FilmList, _ results: inout [Result?],
    _ report: inout ImportReport
  ) async {
    var batch = ImportBatch()
    var found: [(row: Int, movie: Movie, result: ImportBatch.Result)] = []
    for (film, finding) in films where report.stop == nil {
      switch finding {
      case .film(let details):
        do throws(StoreError) {
          // Rows before this one, or another program, may have changed it since it was found.
          let stored = try await library.details(of: FilmID(catalog.source, details.movie.id))
          for index in film {
            let row = list.rows[index]
            let result = batch.append(
              StoredFilm(
                source: catalog.source, details: details, on: shelf ?? row.shelf ?? .seen,
                added: min(row.date ?? today, today), diary: row.diary), after: stored,
              ratedOn: row.date.map { min($0, today) }, leavesOutWatched: shelf == nil,
              guessesRewatches: list.hasEntries)
            found.append((index, details.movie, result))
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
      for (index, movie, var result) in found {
        result.isNew = result.isNew && news.contains(FilmID(catalog.source, movie.id))
        results[index] = .imported(movie.shownTitle, result)
      }
    } catch {
      report.stop = .store(error)
    }
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
        return Survey.reach(of: error) == .all ? .stop(.catalog(error)) : .result(.failed(error))
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

  /// Returns the id of the film a row means, or why no film matches clearly.
  ///
  /// Uses the row's TMDb id if the catalog has TMDb's ids, and does not check that the film exists. Otherwise uses the
  /// IMDb id if the catalog knows such ids. Otherwise searches for the title and year, and compares all titles that the
  /// catalog knows, those of films of the year also without subtitles. Throws what the catalog throws.
  private func match(_ row: FilmList.Row) async throws(CatalogError) -> Match {
    if catalog.source.idNamespace == CatalogSource.tmdbNamespace, let id = row.tmdbID { return .film(id) }
    var noFilm = row.tmdbID == nil && row.imdbID == nil ? ImportReport.Reason.noSuchTitle : .otherCatalog
    if let id = row.imdbID {
      do throws(CatalogError) {
        if case .movie(let movie)? = try await catalog.item(withIMDbID: id) { return .film(movie.id) }
        noFilm = .noSuchID
      } catch  where error.code == .unsupported {
        // The catalog does not know IMDb ids.
      }
    }
    guard let title = row.title else { return .nothing(noFilm) }
    var reason = noFilm
    // Services may disagree on the release year, so search again without it.
    for year in row.year == nil ? [nil] : [row.year, nil] {
      guard let query = MovieQuery(title, year: year) else { return .nothing(.noTitle) }
      let found = try await catalog.movies(matching: query, page: 1).elements
      let named = try await films(named: title, of: row.year, among: found)
      switch Self.choose(from: named, of: row.year) {
      case .film(let id): return .film(id)
      case .nothing(let other): reason = other == .noSuchTitle ? noFilm : other
      }
    }
    return .nothing(reason)
  }

  private func films(
    named title: String, of year: Int?, among movies: [Movie]
  ) async throws(CatalogError) -> [Movie] {
    let named = movies.filter { $0.isNamed(title) }
    guard named.isEmpty else { return named }
    let wanted = FoldedText(title)
    var known: [Movie] = []
    var shortened: [Movie] = []
    for movie in movies.prefix(Self.comparedFilms) {
      let isOfYear = year != nil && movie.releaseDate?.year == year
      let others = try await catalog.otherTitles(of: movie.id)
      let titles = [movie.title, movie.originalTitle] + others
      if titles.contains(where: { FoldedText($0) == wanted }) {
        known.append(movie)
        if isOfYear { break }
      } else if isOfYear, titles.contains(where: { FoldedText($0.withoutSubtitle) == wanted }) {
        // Other films may have titles that begin so, but hardly in the same year.
        shortened.append(movie)
      }
    }
    return known.isEmpty ? shortened : known
  }

  /// The number of films whose other titles are asked for, which may take a request each. A search has the best ones first.
  private static let comparedFilms = 5

  /// The number of films to choose from that a report names.
  private static let namedFilms = 5

  /// Returns the film that was released in the year, or else the only one of an adjacent year. Without a year, returns the
  /// only film.
  private static func choose(from named: [Movie], of year: Int?) -> Match {
    func only(_ films: [Movie]) -> Match? {
      guard films.count > 1 else { return films.first.map { .film($0.id) } }
      return .nothing(.severalFilms(Array(films.prefix(namedFilms))))
    }
    guard let year else { return only(named) ?? .nothing(.noSuchTitle) }
    let dated = named.compactMap { movie in movie.releaseDate.map { (movie, year: $0.year, abs($0.year - year)) } }
    // Of films with one title and year, the first is the best known.
    if let (movie, _, _) = dated.first(where: { $0.2 == 0 }) { return .film(movie.id) }
    if let match = only(dated.filter { $0.2 == 1 }.map(\.0)) { return match }
    return .nothing(dated.min { $0.2 < $1.2 }.map { .otherYear($0.year) } ?? .noSuchTitle)
  }

  // MARK: - Archives

  /// Puts the films of an archive on their shelves, with their details, dates and diaries.
  ///
  /// With a `shelf`, films of other shelves are skipped. Viewings after `lastDay` are left out and reported, and the day of
  /// a rating is at most `lastDay`. Imports with the same `change` are undone together. `progress` receives the number of
  /// entries processed so far. Stops at the first error of the library; films added before stay.
  package static func restore(
    _ archive: any ArchivedFilms, onto shelf: Shelf? = nil, in library: any FilmLibrary,
    diaryUpTo lastDay: CalendarDate? = nil, change: ChangeID = ChangeID(), isDryRun: Bool = false,
    progress: (Int) async -> Void = { _ in }
  ) async -> ImportReport {
    var report = ImportReport()
    report.hasEntries = true
    let library = ImportTarget(library, in: change, isDryRun: isDryRun)
    var count = 0
    do throws(StoreError) {
      while true {
        let entries = try await archive.next()
        guard !entries.isEmpty else { return report }
        var part: [ArchivedFilm] = []
        for entry in entries {
          if entry.film == nil { report.malformed.append(entry.reportLine) }
          guard var entry = entry.chosen(for: shelf) else { continue }
          if let lastDay, report.stop == nil { report.partial += entry.limitDiary(to: lastDay) }
          part.append(entry)
        }
        if report.stop == nil {
          do throws(StoreError) {
            try await add(part, to: library, report: &report)
          } catch {
            report.stop = .store(error)
          }
        }
        if report.stop != nil { report.untried += part.lazy.map(\.reportLine) }
        count += entries.count
        if report.stop == nil { await progress(count) }
      }
    } catch {
      report.stop = .store(error)
      return report
    }
  }

  private static func add(
    _ entries: [ArchivedFilm], to library: ImportTarget, report: inout ImportReport
  ) async throws(StoreError) {
    guard !Task.isCancelled else { throw StoreError(.cancelled) }
    // Entries come with what was known at the time, and stored details may be newer.
    let known = Set(try await library.marks(of: Set(entries.compactMap(\.film?.id))).keys)
    var batch = ImportBatch()
    var results: [(film: FilmID, line: ImportReport.Line, result: ImportBatch.Result)] = []
    for entry in entries {
      guard var film = entry.film else { continue }
      let stored = known.contains(film.id) ? try await library.details(of: film.id) : nil
      if let stored, !stored.isIncomplete || film.isIncomplete {
        (film.details, film.isIncomplete) = (stored.details, stored.isIncomplete)
      }
      results.append((film.id, entry.reportLine, batch.append(film, after: stored)))
    }
    let news = try await batch.write(to: library, &report)
    for (film, line, var result) in results {
      result.isNew = result.isNew && news.contains(film)
      report.append(line, result)
    }
  }
}

extension String {
  /// A title without what follows the first mark that may begin a subtitle.
  fileprivate var withoutSubtitle: String {
    let marks = [": ", ". ", ", ", " – ", " — "].compactMap { firstRange(of: $0)?.lowerBound }
    return marks.min().map { String(self[..<$0]) } ?? self
  }
}

extension ImportReport {
  /// Lists a line that was imported.
  fileprivate mutating func append(_ line: Line, _ result: ImportBatch.Result) {
    if result.isNew { added.append(line) } else { alreadyThere.append(line) }
    if result.leavesOutReview { partial.append(.init(line.number, title: line.title, reason: .otherReview)) }
  }
}

extension ArchivedFilm {
  fileprivate var reportLine: ImportReport.Line {
    guard let film else { return .init(line, title: title, reason: reason) }
    return .init(line, title: film.details.movie.shownTitle)
  }

  /// Removes the viewings after a day, and returns the lines of a report about them. A rating of later is one of that day.
  fileprivate mutating func limitDiary(to lastDay: CalendarDate) -> [ImportReport.Line] {
    guard let diary = film?.diary else { return [] }
    film?.diary = Diary(
      filmRating: diary.filmRating, ratedOn: diary.ratedOn.map { min($0, lastDay) },
      viewings: diary.viewings.filter { $0.day.date <= lastDay })
    return diary.viewings.filter { $0.day.date > lastDay }.map {
      ImportReport.Line(line, title: film?.details.movie.shownTitle, reason: .futureDay($0.day.date))
    }
  }

  /// The entry limited to a shelf, if one was chosen; nil if the film is not on it.
  fileprivate func chosen(for shelf: Shelf?) -> ArchivedFilm? {
    guard let film else { return nil }
    if let shelf, film.shelves[shelf] == nil { return nil }
    return ArchivedFilm(line: line, film.limited(to: shelf))
  }
}
