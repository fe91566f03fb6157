/// Writes favorites as CSV, with the columns that `FilmList` and Letterboxd's importer read.
public enum FilmCSV {
  /// Letterboxd ignores `Date`, the date on which a film was added to the favorites.
  private static let header = ["tmdbID", "Title", "Year", "Date"]
  /// The number of favorites read at a time.
  private static let batchSize = 500

  /// Passes all favorites of one moment to `write`, sorted by title, as several pieces of text. Returns what was written.
  ///
  /// `clean` removes line breaks and control characters from a title. Throws what the library and `write` throw.
  @discardableResult
  public static func write(
    _ library: any FilmLibrary, clean: (String) -> String, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> ExportReport {
    try await library.snapshot { favorites throws(StoreError) in
      try await write(record(header))
      var report = ExportReport()
      while true {
        let offset = report.written + report.unreadable.count
        let part = try await favorites.favorites(.title, offset: offset, limit: batchSize)
        guard part.count > 0 else { return report }
        report.written += part.elements.count
        report.unreadable += part.unreadable
        try await write(part.elements.map { record(fields(of: $0, clean: clean)) }.joined())
      }
    }
  }

  private static func fields(of favorite: ShelvedFilm, clean: (String) -> String) -> [String] {
    [
      // An id of another catalog would identify another film.
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
    // Scalars, because a quote with a combining accent is another `Character`, but to a parser still a quote.
    let doubled = String(String.UnicodeScalarView(field.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }))
    return isPlain ? field : "\"\(doubled)\""
  }
}
