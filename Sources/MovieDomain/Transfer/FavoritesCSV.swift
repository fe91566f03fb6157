/// Favorites as comma-separated values, with the columns that Letterboxd's importer and `FilmList` read.
public enum FavoritesCSV {
  /// `Date` is the day on which a film became a favorite; Letterboxd passes over it.
  private static let header = ["tmdbID", "Title", "Year", "Date"]
  /// As many as are read at once.
  private static let part = 500

  /// Writes all favorites by title, a piece of text at a time, and gives how many they are.
  ///
  /// `clean` makes a title one line that a terminal may show.
  @discardableResult
  public static func write(
    _ library: any FavoritesLibrary, clean: (String) -> String, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> Int {
    try await write(record(header))
    var count = 0
    while true {
      let favorites = try await library.favorites(.title, offset: count, limit: part).elements
      guard !favorites.isEmpty else { return count }
      count += favorites.count
      try await write(favorites.map { record(fields(of: $0, clean: clean)) }.joined())
    }
  }

  private static func fields(of favorite: Favorite, clean: (String) -> String) -> [String] {
    [
      // Ids of other catalogs would name other films.
      favorite.source.idNamespace == FilmList.idNamespace ? String(favorite.movie.id) : "", clean(favorite.movie.title),
      favorite.movie.releaseDate.map { String($0.year) } ?? "", favorite.added.description,
    ]
  }

  /// A line as RFC 4180 has it.
  private static func record(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ field: String) -> String {
    let isPlain = field.utf8.allSatisfy { ![0x0A, 0x0D, 0x22, 0x2C].contains($0) }
    // By scalars: a quote with an accent on it is another character, but still a quote to who reads bytes.
    let doubled = String(String.UnicodeScalarView(field.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }))
    return isPlain ? field : "\"\(doubled)\""
  }
}
