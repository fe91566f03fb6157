// Archives contain all details, so importing them makes no catalog requests.
extension FavoritesImporter {
  /// The number of films stored per batch.
  private static let archivePart = 100

  /// Adds the favorites of an archive with their details and dates. Existing favorites stay unchanged.
  public static func restore(
    _ entries: [ArchivedFavorite], malformed: [Int] = [], to library: any FavoritesLibrary,
    progress: (Int) async -> Void = { _ in }
  ) async -> ImportReport {
    var report = ImportReport()
    report.malformed = malformed.map { ImportReport.Line($0) }
    var start = 0
    while start < entries.count {
      let part = entries[start..<min(start + archivePart, entries.count)]
      do throws(StoreError) {
        try await keep(part, in: library, report: &report)
      } catch {
        report.stop = .store(error)
        report.untried = entries[start...].map(\.reportLine)
        return report
      }
      start = part.endIndex
      await progress(start)
    }
    return report
  }

  private static func keep(
    _ entries: ArraySlice<ArchivedFavorite>, in library: any FavoritesLibrary, report: inout ImportReport
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

extension ArchivedFavorite {
  fileprivate var reportLine: ImportReport.Line { .init(line, title: favorite.details.movie.title) }
}
