import GRDB
import MovieDomain

/// A favorite as a row of the table of favorites and one of the table of details.
struct FavoriteRow: Sendable {
  private let id: Favorite.ID
  private let arguments: [String: (any DatabaseValueConvertible & Sendable)?]
  private let details: String

  init(_ favorite: FavoriteDetails, titleKeys: TitleKeys) throws {
    let movie = favorite.details.movie
    id = favorite.id
    details = try RecordCoding.text(DetailsRecord(favorite.details))
    arguments = [
      "source": favorite.source.idNamespace,
      "id": movie.id,
      "title": movie.title,
      "titleKey": titleKeys.key(movie.title),
      "releaseDate": movie.releaseDate?.description,
      "score": movie.rating.average == nil ? nil : movie.rating.weighted,
      "added": favorite.added.description,
      "movie": try RecordCoding.text(MovieRecord(movie)),
    ]
  }

  /// Adds the film, or updates its details and keeps the date on which it was added.
  func save(_ db: Database) throws {
    try db.cachedStatement(sql: Self.upsert).execute(arguments: StatementArguments(arguments))
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO favoriteDetails (favorite, details) VALUES (?, ?)")
      .execute(arguments: [Self.key(of: id, db), details])
  }

  private static let upsert = """
    INSERT INTO favorite (source, id, title, titleKey, releaseDate, score, added, movie)
    VALUES (:source, :id, :title, :titleKey, :releaseDate, :score, :added, :movie)
    ON CONFLICT (source, id) DO UPDATE SET title = excluded.title, titleKey = excluded.titleKey,
      releaseDate = excluded.releaseDate, score = excluded.score, movie = excluded.movie
    """

  /// The key of the film's row; nil if it is not a favorite.
  static func key(of id: Favorite.ID, _ db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(sql: "SELECT key FROM favorite WHERE source = ? AND id = ?")
    return try Int64.fetchOne(statement, arguments: [id.source.idNamespace, id.movie])
  }

  /// The date on which the film was added; nil if it is not a favorite.
  static func added(_ id: Favorite.ID, _ db: Database) throws -> CalendarDate? {
    let statement = try db.cachedStatement(sql: "SELECT added FROM favorite WHERE source = ? AND id = ?")
    return try String.fetchOne(statement, arguments: [id.source.idNamespace, id.movie])
      .flatMap { CalendarDate(iso8601: Substring($0)) }
  }

  /// Removes the film and its details. Returns false if it was not a favorite.
  static func delete(_ id: Favorite.ID, _ db: Database) throws -> Bool {
    try db.cachedStatement(sql: "DELETE FROM favorite WHERE source = ? AND id = ?")
      .execute(arguments: [id.source.idNamespace, id.movie])
    return db.changesCount > 0
  }

  /// Decodes a row with the columns `source`, `added` and `movie`.
  static func favorite(_ row: Row) throws -> Favorite {
    guard let added = CalendarDate(iso8601: Substring(row["added"] as String)) else {
      throw DatabaseError(resultCode: .SQLITE_MISMATCH)
    }
    return Favorite(
      source: CatalogSource(idNamespace: row["source"]),
      movie: try RecordCoding.record(MovieRecord.self, from: row["movie"]).movie, added: added)
  }
}
