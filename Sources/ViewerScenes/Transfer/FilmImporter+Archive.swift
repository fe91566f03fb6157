package import MovieDomain
import MovieScenes

// An archive contains all details, so importing it needs no catalog.
extension FilmImporter {
  /// Puts the films of an archive on their shelves, with their details, dates and diaries.
  ///
  /// With a `shelf`, films of other shelves are skipped. Imports with the same `change` are undone together. `progress`
  /// receives the number of entries processed so far. Stops at the first error of the library; films added before stay.
  package static func restore(
    _ archive: any ArchivedFilms, onto shelf: Shelf? = nil, in library: any FilmLibrary,
    change: ChangeID = ChangeID(), isDryRun: Bool = false, progress: (Int) async -> Void = { _ in }
  ) async -> ImportReport {
    var report = ImportReport()
    report.hasEntries = true
    let library = ImportTarget(library, in: change, isDryRun: isDryRun)
    var count = 0
    do throws(StoreError) {
      while true {
        let entries = try await archive.next()
        guard !entries.isEmpty else { return report }
        report.malformed += entries.lazy.filter { $0.film == nil }.map { ImportReport.Line($0.line, reason: .notAFilm) }
        let part = entries.compactMap { $0.chosen(for: shelf) }
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
    var results: [(film: FilmID, line: ImportReport.Line, isNew: Bool)] = []
    for entry in entries {
      guard var film = entry.film else { continue }
      let stored = known.contains(film.id) ? try await library.details(of: film.id) : nil
      if let stored, !stored.isIncomplete || film.isIncomplete {
        (film.details, film.isIncomplete) = (stored.details, stored.isIncomplete)
      }
      results.append((film.id, entry.reportLine, batch.append(film, after: stored)))
    }
    let news = try await batch.write(to: library, &report)
    for (film, line, isNew) in results {
      if isNew, news.contains(film) { report.added.append(line) } else { report.alreadyThere.append(line) }
    }
  }
}

extension ArchivedFilm {
  fileprivate var reportLine: ImportReport.Line { .init(line, title: film?.details.movie.shownTitle) }

  /// The entry limited to a shelf, if one was chosen; nil if the film is not on it.
  fileprivate func chosen(for shelf: Shelf?) -> ArchivedFilm? {
    guard let film else { return nil }
    if let shelf, film.shelves[shelf] == nil { return nil }
    return ArchivedFilm(line: line, film.limited(to: shelf))
  }
}
