/// Looks up the films of a list in a catalog, and puts them on a shelf.
public struct FilmImporter: Sendable {
  /// The number of films looked up at the same time.
  private static let concurrentFilms = 6

  private let catalog: any MovieCatalog
  private let library: any FilmLibrary
  private let shelf: Shelf
  private let today: CalendarDate
  private let change = ChangeID()

  /// Creates an importer. `today` is the date for films whose row has none.
  public init(catalog: any MovieCatalog, library: any FilmLibrary, shelf: Shelf, today: CalendarDate) {
    self.catalog = catalog
    self.library = library
    self.shelf = shelf
    self.today = today
  }

  /// Adds the films of a list in order, and reports the result of each row.
  ///
  /// `progress` receives the number of rows processed so far. Stops at an error that would affect every film, such as a
  /// lost connection; films added before stay.
  public func add(_ list: FilmList, progress: (Int) async -> Void = { _ in }) async -> ImportReport {
    var report = ImportReport()
    report.malformed = list.malformed
    report.leavesOutDiary = list.hasDiary && shelf != .seen
    var start = 0
    while start < list.rows.count {
      let rows = list.rows[start..<min(start + Self.concurrentFilms, list.rows.count)]
      for (row, finding) in zip(rows, await findings(rows)) {
        guard report.stop == nil else {
          report.untried.append(row.reportLine)
          continue
        }
        await record(finding, for: row, in: &report)
      }
      start = rows.endIndex
      if report.stop != nil { break }
      await progress(start)
    }
    report.untried += list.rows[start...].lazy.map(\.reportLine)
    return report
  }

  private enum Finding: Sendable {
    case film(MovieDetails)
    case alreadyThere
    case nothing(ImportReport.Reason)
    case failure(CatalogError)
    case storeFailure(StoreError)
  }

  private func findings(_ rows: ArraySlice<FilmList.Row>) async -> [Finding] {
    await withTaskGroup(of: (Int, Finding).self) { group in
      for (index, row) in zip(rows.indices, rows) {
        group.addTask { (index, await find(row)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func find(_ row: FilmList.Row) async -> Finding {
    do throws(CatalogError) {
      let id: Movie.ID
      switch try await FilmMatcher(catalog: catalog).match(row) {
      case .film(let found): id = found
      case .nothing(let reason): return .nothing(reason)
      }
      do throws(StoreError) {
        if let stored = try await library.details(of: FilmID(catalog.source, id)) {
          // A row may have a viewing that the diary does not have yet.
          return stored.shelves[shelf] != nil && shelf != .seen ? .alreadyThere : .film(stored.details)
        }
      } catch {
        return .storeFailure(error)
      }
      return .film(try await catalog.movie(id))
    } catch {
      return error.code == .notFound ? .nothing(.noSuchID) : .failure(error)
    }
  }

  private func record(_ finding: Finding, for row: FilmList.Row, in report: inout ImportReport) async {
    switch finding {
    case .alreadyThere: report.alreadyThere.append(row.reportLine)
    case .nothing(let reason): report.notMatched.append(row.reportLine(reason))
    case .failure(let error) where Self.concernsOneFilm.contains(error.code):
      report.failed.append(row.reportLine(.failed(error)))
    case .failure(let error):
      report.stop = .catalog(error)
      report.untried.append(row.reportLine)
    case .storeFailure(let error):
      report.stop = .store(error)
      report.untried.append(row.reportLine)
    case .film(let details):
      let line = ImportReport.Line(row.line, title: details.movie.title)
      do throws(StoreError) {
        let film = StoredFilm(
          source: catalog.source, details: details, on: shelf, added: row.date ?? today, diary: row.diary)
        if try await library.add(film, in: change) {
          report.added.append(line)
        } else {
          report.alreadyThere.append(line)
        }
      } catch {
        report.stop = .store(error)
        report.untried.append(line)
      }
    }
  }

  /// Errors that may concern only one film, so that the import continues.
  private static let concernsOneFilm: Set<CatalogError.Code> = [
    .malformedResponse, .tooLarge, .refused, .redirected, .serverFailed,
  ]
}

extension FilmList.Row {
  fileprivate var reportLine: ImportReport.Line { .init(line, title: title) }

  fileprivate func reportLine(_ reason: ImportReport.Reason) -> ImportReport.Line {
    .init(line, title: title, reason: reason)
  }
}
