import GRDB
import MovieDomain

/// A favorite as a row of the table of favorites and one of the table of details.
struct FavoriteRow: Sendable {
  private let id: Favorite.ID
  private let arguments: [String: (any DatabaseValueConvertible & Sendable)?]
  private let details: String

  /// `added` is the earlier date for a film that is a favorite already.
  init(_ favorite: FavoriteDetails, added: CalendarDate, titleKeys: TitleKeys) throws {
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
      "added": added.description,
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
      releaseDate = excluded.releaseDate, score = excluded.score, added = excluded.added, movie = excluded.movie
    """

  /// The key of the film's row; nil if it is not a favorite.
  static func key(of id: Favorite.ID, _ db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(sql: "SELECT key FROM favorite WHERE source = ? AND id = ?")
    return try Int64.fetchOne(statement, arguments: [id.source.idNamespace, id.movie])
  }

  /// The date on which the film was added; nil if it is not a favorite or the date cannot be read.
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

}

// A damaged column can hold a value of any type, and GRDB's subscript would trap, so values are converted one by one.
extension FavoriteRow {
  /// The columns that the functions below read.
  static let columns = "source, id, title, added, movie"

  /// Decodes a row. Returns nil if it is damaged.
  static func favorite(_ row: Row) -> Favorite? {
    guard let id = id(of: row),
      let added = String.fromDatabaseValue(row["added"]).flatMap({ CalendarDate(iso8601: Substring($0)) }),
      let text = String.fromDatabaseValue(row["movie"]),
      let movie = (try? RecordCoding.record(MovieRecord.self, from: text))?.movie, movie.id == id.movie
    else { return nil }
    return Favorite(source: id.source, movie: movie, added: added)
  }

  /// Decodes a row with the column `details` as well.
  static func details(_ row: Row) -> FavoriteDetails? {
    guard let favorite = favorite(row) else { return nil }
    guard let text = String.fromDatabaseValue(row["details"]), let record = detailsRecord(text) else {
      return FavoriteDetails(only: favorite)
    }
    return FavoriteDetails(
      source: favorite.source, details: record.details(of: favorite.movie), added: favorite.added)
  }

  static func detailsRecord(_ text: String) -> DetailsRecord? {
    try? RecordCoding.record(DetailsRecord.self, from: text)
  }

  /// What identifies a damaged row.
  static func damaged(_ row: Row) -> DamagedFavorite {
    DamagedFavorite(id: id(of: row), title: String.fromDatabaseValue(row["title"]))
  }

  private static func id(of row: Row) -> Favorite.ID? {
    guard let source = String.fromDatabaseValue(row["source"]), !source.isEmpty,
      case .int64(let number) = (row["id"] as DatabaseValue).storage, let id = Int(exactly: number)
    else { return nil }
    return Favorite.ID(CatalogSource(idNamespace: source), id)
  }
}
