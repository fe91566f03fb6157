// An archive contains all details, so importing it needs no catalog.
extension FilmImporter {
  /// The number of favorites added at a time.
  private static let archiveBatchSize = 100

  /// Adds the favorites of an archive with their details and dates. Films that already are favorites stay unchanged.
  ///
  /// `malformed` are line numbers for the report. `progress` receives the number of entries processed so far. Stops at
  /// the first error of the library; favorites added before stay.
  public static func restore(
    _ entries: [ArchivedFilm], malformed: [Int] = [], to library: any FilmLibrary,
    progress: (Int) async -> Void = { _ in }
  ) async -> ImportReport {
    var report = ImportReport()
    report.malformed += malformed.lazy.map { ImportReport.Line($0, reason: .notAFavorite) }
    var start = 0
    while start < entries.count {
      let part = entries[start..<min(start + archiveBatchSize, entries.count)]
      do throws(StoreError) {
        try await add(part, to: library, report: &report)
      } catch {
        report.stop = .store(error)
        report.untried += entries[start...].lazy.map(\.reportLine)
        return report
      }
      start = part.endIndex
      await progress(start)
    }
    return report
  }

  private static func add(
    _ entries: ArraySlice<ArchivedFilm>, to library: any FilmLibrary, report: inout ImportReport
  ) async throws(StoreError) {
    guard !Task.isCancelled else { throw StoreError(.cancelled) }
    var known = try await library.favoriteIDs(among: Set(entries.map(\.favorite.id)))
    let new = entries.filter { known.insert($0.favorite.id).inserted }
    try await library.add(new.map(\.favorite))
    let lines = Set(new.map(\.line))
    report.added += new.map(\.reportLine)
    report.alreadyThere += entries.filter { !lines.contains($0.line) }.map(\.reportLine)
  }
}

extension ArchivedFilm {
  fileprivate var reportLine: ImportReport.Line { .init(line, title: favorite.details.movie.title) }
}
