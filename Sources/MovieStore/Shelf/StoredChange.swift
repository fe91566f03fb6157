import MovieDomain

/// The last changes of the shelves, stored so that they can be undone and redone.
///
/// Those that were undone are the newest.
enum StoredChange {
  private static let columns = "favorites, watchlist, seen, stars, lastDay, days, diary"

  /// Begins a change of a film, unless another write of this change has already done so. Returns its number.
  ///
  /// Other changes may have begun since, such as those made during an import. If one of them is about the film, this one
  /// begins again, because films are put back in reverse order.
  ///
  /// Forgets what could be redone, the oldest change if there are too many, and the films that were left for them. What
  /// was undone while the change went on, such as a part of an import, can still be redone, unless it is done again.
  static func begin(_ change: ChangeID, of film: Int64?, _ db: Connection) throws -> Int64? {
    let (id, film) = (SQLiteValue.integer(change.number), film.map { SQLiteValue.integer($0) } ?? .null)
    try db.run(
      "DELETE FROM changedFilm WHERE film = ? AND change IN (SELECT number FROM change WHERE isUndone AND id = ?)",
      [film, id])
    let begun = try db.integer(
      """
      SELECT number FROM change WHERE id = ? AND NOT isUndone
        AND NOT EXISTS (SELECT 1 FROM changedFilm WHERE film = ? AND change > number)
      ORDER BY number DESC LIMIT 1
      """, [id, film])
    if let begun { return begun }
    try db.run(
      """
      DELETE FROM change
      WHERE number NOT IN (SELECT number FROM change WHERE NOT isUndone ORDER BY number DESC LIMIT ?)
        AND NOT (isUndone AND id = ?)
      """, [.integer(UndoStep.limit - 1), id])
    try db.run(
      """
      DELETE FROM film WHERE favorites = '' AND watchlist = '' AND seen = ''
        AND NOT EXISTS (SELECT 1 FROM changedFilm WHERE film = key)
      """)
    // Without changes, those that the films on shelves remember count.
    let numbers = Shelf.allCases.map { "CAST(substr(\($0.column), 12, 8) AS INTEGER)" }.joined(separator: ", ")
    try db.run(
      """
      INSERT INTO change (number, id, isUndone) VALUES (
        1 + coalesce((SELECT max(number) FROM change), (SELECT max(max(\(numbers))) FROM film), 0), ?, 0)
      """, [id])
    let number = try db.integer("SELECT max(number) FROM change")
    try db.execute(
      """
      INSERT INTO change (id, isUndone) SELECT id, 1 FROM change WHERE isUndone LIMIT 1;
      UPDATE OR REPLACE changedFilm SET change = (SELECT max(number) FROM change)
        WHERE change IN (SELECT number FROM change WHERE isUndone)
      """)
    return number
  }

  /// Stores how a film was before its first write in a change.
  static func note(_ key: Int64, in number: Int64, _ db: Connection) throws {
    try db.run(
      "INSERT OR IGNORE INTO changedFilm (change, film, \(columns)) SELECT ?, key, \(columns) FROM film WHERE key = ?",
      [.integer(number), .integer(key)])
  }

  /// Notes a film that was on no shelf.
  static func noteAdded(_ key: Int64, in number: Int64, _ db: Connection) throws {
    try db.run(
      "INSERT OR IGNORE INTO changedFilm (change, film, favorites, watchlist, seen) VALUES (?, ?, '', '', '')",
      [.integer(number), .integer(key)])
  }

  /// The stored date on which a film came onto the watchlist that it has left for being seen; nil if it was not there,
  /// or has been there again since.
  static func watchlistDate(leftBySeeing key: Int64, _ db: Connection) throws -> String? {
    try db.text(
      """
      SELECT iif(seen = '', nullif(watchlist, ''), NULL) FROM changedFilm JOIN change ON change = number
      WHERE film = ? AND NOT isUndone AND (seen = '' OR watchlist <> '') ORDER BY number DESC LIMIT 1
      """, [.integer(key)])
  }

  /// The number of the change that a step takes; nil if there is none.
  static func next(_ step: UndoStep, _ db: Connection) throws -> Int64? {
    switch step {
    case .undo: try db.integer("SELECT max(number) FROM change WHERE NOT isUndone")
    case .redo: try db.integer("SELECT min(change) FROM changedFilm JOIN change ON change = number WHERE isUndone")
    }
  }

  /// Exchanges the stored state of the films of a change with the current one. Returns the films and all of their ids;
  /// nil if there is no such change.
  static func perform(_ step: UndoStep, _ db: Connection) throws -> (AffectedFilms, Set<FilmID>)? {
    guard let number = try next(step, db) else { return nil }
    let films = try db.statement(
      """
      SELECT source, id, title FROM film JOIN changedFilm ON film.key = changedFilm.film WHERE change = ?
      ORDER BY titleKey, source, id
      """
    ).all([.integer(number)]) { row in
      FilmName(id: LibraryRow.id(of: row), title: row.text(2))
    }
    try db.execute(
      """
      CREATE TEMP TABLE current AS
        SELECT key, \(columns) FROM film WHERE key IN (SELECT film FROM changedFilm WHERE change = \(number));
      UPDATE film SET (\(columns)) = (SELECT \(columns) FROM changedFilm WHERE change = \(number) AND film = key)
        WHERE key IN (SELECT key FROM current);
      INSERT OR REPLACE INTO changedFilm (change, film, \(columns)) SELECT \(number), key, \(columns) FROM current;
      DROP TABLE current;
      UPDATE change SET isUndone = NOT isUndone WHERE number = \(number)
      """)
    var affected = AffectedFilms(count: films.count, films: Array(films.prefix(AffectedFilms.namedFilms)))
    if step == .undo { affected.isOfSync = try StoredSyncMemory.forget(undone: number, db) }
    return (affected, Set(films.compactMap(\.id)))
  }
}
