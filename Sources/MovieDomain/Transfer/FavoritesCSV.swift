/// Writes favorites as CSV, with the columns that `FilmList` and Letterboxd's importer read.
public enum FavoritesCSV {
  /// Letterboxd ignores `Date`, the date on which a film was added to the favorites.
  private static let header = ["tmdbID", "Title", "Year", "Date"]
  /// The number of favorites read at a time.
  private static let batchSize = 500

  /// Passes all favorites to `write`, sorted by title, as several pieces of text. Returns the number of favorites.
  ///
  /// `clean` removes line breaks and control characters from a title. Throws what the library and `write` throw.
  @discardableResult
  public static func write(
    _ library: any FavoritesLibrary, clean: (String) -> String, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> Int {
    try await write(record(header))
    var count = 0
    while true {
      let favorites = try await library.favorites(.title, offset: count, limit: batchSize).elements
      guard !favorites.isEmpty else { return count }
      count += favorites.count
      try await write(favorites.map { record(fields(of: $0, clean: clean)) }.joined())
    }
  }

  private static func fields(of favorite: Favorite, clean: (String) -> String) -> [String] {
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
