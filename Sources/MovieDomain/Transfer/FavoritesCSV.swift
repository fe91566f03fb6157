/// Writes favorites as CSV with the columns that Letterboxd's importer and `FilmList` read.
public enum FavoritesCSV {
  /// `Date` is the date a film was added to the favorites; Letterboxd ignores it.
  private static let header = ["tmdbID", "Title", "Year", "Date"]
  /// The number of favorites read per batch.
  private static let batch = 500

  /// Writes all favorites of one moment, sorted by title, one chunk of text at a time.
  ///
  /// `clean` removes line breaks and control characters from a title.
  @discardableResult
  public static func write(
    _ library: any FavoritesLibrary, clean: (String) -> String, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> ExportReport {
    try await library.snapshot { favorites throws(StoreError) in
      try await write(record(header))
      var report = ExportReport()
      while true {
        let offset = report.written + report.unreadable.count
        let part = try await favorites.favorites(.title, offset: offset, limit: batch)
        guard part.count > 0 else { return report }
        report.written += part.elements.count
        report.unreadable += part.unreadable
        try await write(part.elements.map { record(fields(of: $0, clean: clean)) }.joined())
      }
    }
  }

  private static func fields(of favorite: Favorite, clean: (String) -> String) -> [String] {
    [
      // Ids from other catalogs would identify different films.
      favorite.source.idNamespace == FilmList.idNamespace ? String(favorite.movie.id) : "", clean(favorite.movie.title),
      favorite.movie.releaseDate.map { String($0.year) } ?? "", favorite.added.description,
    ]
  }

  /// A line as specified by RFC 4180.
  private static func record(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ field: String) -> String {
    let isPlain = field.utf8.allSatisfy { ![0x0A, 0x0D, 0x22, 0x2C].contains($0) }
    // Works on scalars because a quote followed by a combining accent is a different `Character`, but still a quote byte
    // to a CSV parser.
    let doubled = String(String.UnicodeScalarView(field.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }))
    return isPlain ? field : "\"\(doubled)\""
  }
}
