public import MovieDomain

/// Writes a shelf as CSV, with the columns that `FilmList` and Letterboxd's importer read.
///
/// A film has a row for each viewing, or else one that tells when it was added, and one for a rating of the film, or for
/// its removal.
public enum FilmCSV {
  /// Letterboxd ignores `Date`, the date on which a film was added to the shelf, or rated if the row is about that, and
  /// `List`, the shelf or `removedRating`.
  private static let header = [
    "Title", "Year", "imdbID", "tmdbID", "WatchedDate", "Rating", "Rewatch", "Review", "Tags", "Date", "List",
  ]
  /// Marks a row about the removal of a rating.
  static let removedRating = "unrated"
  private static let batchSize = 500

  /// Passes all films of a shelf at one moment to `write`, sorted by title, as several pieces of text. Returns what was
  /// written.
  ///
  /// `clean` removes line breaks and control characters from a text; reviews keep their line breaks. Throws what the
  /// library and `write` throw.
  @discardableResult
  public static func write(
    _ library: any FilmLibrary, _ shelf: Shelf, clean: (String) -> String,
    to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> ExportReport {
    try await library.snapshot { reader throws(StoreError) in
      try await write(record(header))
      var report = ExportReport()
      while true {
        let offset = report.written + report.unreadable.count
        let part = try await reader.films(on: shelf, .title, offset: offset, limit: batchSize)
        guard part.count > 0 else { return report }
        report.written += part.elements.count
        report.unreadable += part.unreadable
        let imdbIDs = try await reader.imdbIDs(of: part.elements.map(\.id))
        try await write(
          part.elements.map { rows(of: $0, imdbIDs[$0.id] ?? "", on: shelf, clean: clean) }.joined())
      }
    }
  }

  private static func rows(
    of film: ShelvedFilm, _ imdbID: String, on shelf: Shelf, clean: (String) -> String
  ) -> String {
    let diary = shelf == .seen ? film.diary ?? Diary() : Diary()
    let added = film.added.description
    // Only this tells an importer that a viewing is not the rewatch of the same day.
    let rewatched = Set(diary.viewings.filter(\.isRewatch).map(\.day))
    var rows = zip(diary.viewings, diary.shownViewings).map { viewing, shown in
      let isRewatch = viewing.isRewatch || shown.isRewatch && !rewatched.contains(viewing.day)
      return [
        viewing.day.date.description, viewing.rating?.description ?? "", isRewatch ? "Yes" : "",
        withoutControls(viewing.review), clean(viewing.tags), added, shelf.rawValue,
      ]
    }
    if rows.isEmpty { rows.append(["", "", "", "", "", added, shelf.rawValue]) }
    // An importer takes the day for that of the rating, so the one on which the film was added has a row of its own.
    if let rating = diary.filmRating {
      rows.append(["", rating.description, "", "", "", diary.ratedOn?.description ?? "", shelf.rawValue])
    } else if let removed = diary.ratedOn {
      rows.append(["", "", "", "", "", removed.description, removedRating])
    }
    let film = [
      clean(film.movie.title), film.movie.releaseDate.map { String($0.year) } ?? "", imdbID,
      // An id of another catalog would identify another film.
      film.source.idNamespace == CatalogSource.tmdbNamespace ? String(film.movie.id) : "",
    ]
    return rows.map { record(film + $0) }.joined()
  }

  /// A review keeps its line breaks, but nothing else that a terminal would obey, such as a return that overwrites a line.
  private static func withoutControls(_ review: String) -> String {
    // `\r\n` is one character.
    let lines = String(review.map { $0 == "\r" ? "\n" : $0 })
    return String(
      String.UnicodeScalarView(
        lines.unicodeScalars.filter { scalar in
          switch scalar {
          case "\n", "\r", "\t": true
          case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": false
          default: scalar.properties.generalCategory != .control
          }
        }))
  }

  /// A line as specified by RFC 4180.
  private static func record(_ fields: [String]) -> String {
    fields.map { quoted($0.withFormulaGuard) }.joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ field: String) -> String {
    let isPlain = field.utf8.allSatisfy { ![0x0A, 0x0D, 0x22, 0x2C].contains($0) }
    // Scalars, because a quote with a combining accent is another `Character`, but to a parser still a quote.
    let doubled = String(String.UnicodeScalarView(field.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }))
    return isPlain ? field : "\"\(doubled)\""
  }
}

// An apostrophe before text that a spreadsheet would run as a formula, as OWASP advises against CSV injection.
extension String {
  private static let apostrophe = UInt8(ascii: "'")
  private static let formulaBeginnings = Set("=+-@\t\r\n".utf8)

  fileprivate var withFormulaGuard: String { isFormula ? "'" + self : self }

  /// The text that was guarded. Other text is returned as it is, such as the title '71.
  var withoutFormulaGuard: String {
    utf8.first == Self.apostrophe && isFormula ? String(unicodeScalars.dropFirst()) : self
  }

  /// Whether a formula begins the text, or follows apostrophes, of which one may be a guard.
  private var isFormula: Bool { utf8.first { $0 != Self.apostrophe }.map(Self.formulaBeginnings.contains) ?? false }
}
