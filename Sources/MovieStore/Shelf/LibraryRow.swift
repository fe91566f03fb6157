import MovieDomain
import SQLite

/// A favorite as a row of the table of favorites and one of the table of details.
struct LibraryRow: Sendable {
  private let id: FilmID
  private let values: [SQLiteValue]
  private let details: String

  /// `added` is the earlier date for a film that is a favorite already.
  init(_ favorite: StoredFilm, added: CalendarDate, titleKeys: TitleKeys) throws {
    let movie = favorite.details.movie
    id = favorite.id
    details = try RecordCoding.text(DetailsRecord(favorite.details))
    values = [
      .text(favorite.source.idNamespace),
      .integer(movie.id),
      .text(movie.title),
      .text(titleKeys.key(movie.title)),
      .text(movie.releaseDate?.description),
      .real(movie.rating.average == nil ? nil : movie.rating.weighted),
      .text(added.description),
      .text(try RecordCoding.text(MovieRecord(movie))),
    ]
  }

  /// Adds the film, or updates its details and keeps the date on which it was added.
  func save(_ db: Connection) throws {
    try db.run(Self.upsert, values)
    let key = try Self.key(of: id, db).map { SQLiteValue.integer($0) } ?? .null
    try db.run("INSERT OR REPLACE INTO favoriteDetails (favorite, details) VALUES (?, ?)", [key, .text(details)])
  }

  private static let upsert = """
    INSERT INTO favorite (source, id, title, titleKey, releaseDate, score, added, movie)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (source, id) DO UPDATE SET title = excluded.title, titleKey = excluded.titleKey,
      releaseDate = excluded.releaseDate, score = excluded.score, added = excluded.added, movie = excluded.movie
    """

  /// The key of the film's row; nil if it is not a favorite.
  static func key(of id: FilmID, _ db: Connection) throws -> Int64? {
    try db.integer("SELECT key FROM favorite WHERE source = ? AND id = ?", id.values)
  }

  /// The date on which the film was added; nil if it is not a favorite or the date cannot be read.
  static func added(_ id: FilmID, _ db: Connection) throws -> CalendarDate? {
    try db.text("SELECT added FROM favorite WHERE source = ? AND id = ?", id.values)
      .flatMap { CalendarDate(iso8601: Substring($0)) }
  }

  /// Removes the film and its details. Returns false if it was not a favorite.
  static func delete(_ id: FilmID, _ db: Connection) throws -> Bool {
    try db.run("DELETE FROM favorite WHERE source = ? AND id = ?", id.values)
    return db.changes > 0
  }
}

extension FilmID {
  /// The values for `source = ? AND id = ?`.
  var values: [SQLiteValue] { [.text(source.idNamespace), .integer(movie)] }
}

extension LibraryRow {
  /// The columns that the functions below read, followed by one with details.
  static let columns = "source, id, title, added, movie"

  private enum Column {
    static let source = 0
    static let id = 1
    static let title = 2
    static let added = 3
    static let movie = 4
    static let details = 5
  }

  /// Decodes a row. Returns nil if it is damaged.
  static func favorite(_ row: borrowing Row) -> ShelvedFilm? {
    guard let id = id(of: row),
      let added = row.text(Column.added).flatMap({ CalendarDate(iso8601: Substring($0)) }),
      let text = row.text(Column.movie),
      let movie = (try? RecordCoding.record(MovieRecord.self, from: text))?.movie, movie.id == id.movie
    else { return nil }
    return ShelvedFilm(source: id.source, movie: movie, added: added)
  }

  /// Decodes a row with the column `details` as well.
  static func details(_ row: borrowing Row) -> StoredFilm? {
    guard let favorite = favorite(row) else { return nil }
    guard let text = row.text(Column.details), let record = detailsRecord(text) else {
      return StoredFilm(only: favorite)
    }
    return StoredFilm(
      source: favorite.source, details: record.details(of: favorite.movie), added: favorite.added)
  }

  static func detailsRecord(_ text: String) -> DetailsRecord? {
    try? RecordCoding.record(DetailsRecord.self, from: text)
  }

  /// What identifies a damaged row.
  static func damaged(_ row: borrowing Row) -> DamagedFilm {
    DamagedFilm(id: id(of: row), title: row.text(Column.title))
  }

  private static func id(of row: borrowing Row) -> FilmID? {
    guard let source = row.text(Column.source), !source.isEmpty,
      let id = row.integer(Column.id).flatMap({ Int(exactly: $0) })
    else { return nil }
    return FilmID(CatalogSource(idNamespace: source), id)
  }
}
