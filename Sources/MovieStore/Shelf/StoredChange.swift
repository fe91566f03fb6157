import MovieDomain

/// The last change of the shelves, stored so that it can be undone.
enum StoredChange {
  /// The columns of a film that a change affects.
  private static let columns = "favorites, watchlist, seen, stars, lastDay, diary"

  /// Forgets the change before this one, unless a write of this change has already done so.
  static func begin(_ change: ChangeID, _ db: Connection) throws {
    let number = String(change.number)
    guard try db.text("SELECT value FROM fact WHERE name = 'change'") != number else { return }
    try db.run("DELETE FROM film WHERE favorites = '' AND watchlist = '' AND seen = ''")
    try db.run("DELETE FROM lastChange")
    try db.run("INSERT OR REPLACE INTO fact (name, value) VALUES ('change', ?)", [.text(number)])
  }

  /// Stores how a film was before its first write in this change.
  static func note(_ key: Int64, _ db: Connection) throws {
    try db.run(
      "INSERT OR IGNORE INTO lastChange (film, \(columns)) SELECT key, \(columns) FROM film WHERE key = ?",
      [.integer(key)])
  }

  /// Notes a film that was on no shelf.
  static func noteAdded(_ key: Int64, _ db: Connection) throws {
    try db.run(
      "INSERT OR IGNORE INTO lastChange (film, favorites, watchlist, seen) VALUES (?, '', '', '')", [.integer(key)])
  }

  /// Exchanges the state of the films before the last change with the current one. Returns what was undone and the ids of
  /// the films; nil if there is nothing to undo.
  static func undo(_ db: Connection) throws -> (UndoneChange, Set<FilmID>)? {
    let films = try db.statement(
      "SELECT source, id, title FROM film JOIN lastChange ON film.key = lastChange.film ORDER BY titleKey, source, id"
    ).all { row in
      DamagedFilm(
        id: row.integer(1).flatMap { Int(exactly: $0) }.map {
          FilmID(CatalogSource(idNamespace: row.text(0) ?? ""), $0)
        },
        title: row.text(2))
    }
    guard !films.isEmpty else { return nil }
    try db.execute(
      """
      CREATE TEMP TABLE undone AS
        SELECT key, film.favorites, film.watchlist, film.seen, film.stars, film.lastDay, film.diary
        FROM film JOIN lastChange ON film.key = lastChange.film;
      UPDATE film SET (\(columns)) = (SELECT \(columns) FROM lastChange WHERE film = key)
        WHERE key IN (SELECT film FROM lastChange);
      DELETE FROM lastChange;
      INSERT INTO lastChange (film, \(columns)) SELECT key, \(columns) FROM undone;
      DROP TABLE undone;
      """)
    try db.run("INSERT OR REPLACE INTO fact (name, value) VALUES ('change', 'undone')")
    return (
      UndoneChange(count: films.count, films: Array(films.prefix(UndoneChange.namedFilms))),
      Set(films.compactMap(\.id))
    )
  }
}
