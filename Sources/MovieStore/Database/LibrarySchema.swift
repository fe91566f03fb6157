import MovieDomain

enum LibrarySchema {
  /// Marks a file as a library ("vipL"), so that a database of another program is never changed.
  static let applicationID: Int64 = 0x7669_704C
  static let version: Int64 = 3

  private static let tables: Set = [
    "film", "filmDetails", "filmTags", "search", "fact", "change", "changedFilm", "shelfCount",
  ]

  /// Whether the database has the tables; false if it is empty.
  ///
  /// Throws `StoreError(.foreign)` for a database that is not a library, and `.newerVersion`.
  static func isComplete(_ db: Connection, path: String) throws -> Bool {
    let names = try Set(db.statement("SELECT name FROM sqlite_schema").all { $0.text(0) })
    let id = try db.integer("PRAGMA application_id") ?? 0
    let version = try db.integer("PRAGMA user_version") ?? 0
    if id == 0, version == 0, names.isEmpty { return false }
    guard id == applicationID else { throw StoreError(.foreign, path: path) }
    guard version <= Self.version else { throw StoreError(.newerVersion, path: path) }
    guard version == Self.version, tables.isSubset(of: names) else { throw StoreError(.foreign, path: path) }
    return true
  }

  /// Makes the tables in an empty database. Throws what `isComplete` throws.
  static func prepare(_ db: Connection, path: String) throws {
    guard try !isComplete(db, path: path) else { return }
    try db.transaction(.exclusive) {
      try db.execute(sql)
      try db.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  /// A film has the date on which it was added to each shelf, with the number of that change, as in
  /// `2026-11-26 00000042`, or an empty text. Each order is indexed in both directions, so that a page of 100,000 films is
  /// read without sorting; partial indexes contain only the films of one shelf. `IS NOT` keeps a film with a damaged
  /// date of NULL on its shelf, where it is reported.
  ///
  /// Details have a table of their own, because lists do not need them. The numbers that filters need, and what statistics
  /// need, have columns and an index for each shelf, which is a tenth of the size of the rows; ids and codes are between
  /// spaces, as in ` 18 35 `. Genres, countries, services and people are tags, such as `g18 cDE s8 p7 ntmdb`, and a full-text
  /// index finds the films of a shelf by them; it has a film's shelves as tags too. Triggers keep it up to date, and count
  /// the films, because counting 100,000 rows is slow. `changedFilm` has the shelves of films as they were before each of
  /// the last changes, or after one that was undone; films on no shelf stay in the table for as long as one of the changes
  /// names them.
  private static let sql =
    """
    CREATE TABLE film (
      key INTEGER PRIMARY KEY, source TEXT NOT NULL, id INTEGER NOT NULL, title TEXT NOT NULL, titleKey TEXT NOT NULL,
      releaseDate TEXT, score REAL, favorites TEXT NOT NULL, watchlist TEXT NOT NULL, seen TEXT NOT NULL, stars REAL,
      lastDay TEXT, days TEXT, diary TEXT, runtime INTEGER, average REAL, votes INTEGER, language TEXT, certification TEXT,
      genres TEXT NOT NULL DEFAULT ' ', countries TEXT NOT NULL DEFAULT ' ', directors TEXT,
      tags TEXT NOT NULL DEFAULT '', movie TEXT NOT NULL, UNIQUE (source, id));
    CREATE INDEX filmOnNoShelf ON film (id) WHERE favorites = '' AND watchlist = '' AND seen = '';
    CREATE TABLE filmDetails (
      film INTEGER PRIMARY KEY REFERENCES film (key) ON DELETE CASCADE, details TEXT NOT NULL);
    CREATE VIRTUAL TABLE filmTags USING fts5 (
      tags, content = '', detail = none, columnsize = 0, tokenize = "ascii tokenchars '-._~%'");
    CREATE TABLE change (number INTEGER PRIMARY KEY, id INTEGER NOT NULL, isUndone INTEGER NOT NULL);
    CREATE TABLE changedFilm (
      change INTEGER NOT NULL REFERENCES change (number) ON DELETE CASCADE,
      film INTEGER NOT NULL REFERENCES film (key) ON DELETE CASCADE, favorites TEXT NOT NULL,
      watchlist TEXT NOT NULL, seen TEXT NOT NULL, stars REAL, lastDay TEXT, days TEXT, diary TEXT,
      PRIMARY KEY (change, film)) WITHOUT ROWID;
    CREATE INDEX changesOfFilm ON changedFilm (film);
    CREATE TABLE search (place INTEGER PRIMARY KEY, query TEXT NOT NULL);
    CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE shelfCount (favorites INTEGER NOT NULL, watchlist INTEGER NOT NULL, seen INTEGER NOT NULL);
    INSERT INTO shelfCount VALUES (0, 0, 0);
    CREATE TRIGGER filmAdded AFTER INSERT ON film BEGIN
      UPDATE shelfCount SET favorites = favorites + (NEW.favorites IS NOT ''),
        watchlist = watchlist + (NEW.watchlist IS NOT ''),
        seen = seen + (NEW.seen IS NOT '');
      INSERT INTO filmTags (rowid, tags) VALUES (NEW.key, \(tags("NEW")));
    END;
    CREATE TRIGGER filmRemoved AFTER DELETE ON film BEGIN
      UPDATE shelfCount SET favorites = favorites - (OLD.favorites IS NOT ''),
        watchlist = watchlist - (OLD.watchlist IS NOT ''),
        seen = seen - (OLD.seen IS NOT '');
      INSERT INTO filmTags (filmTags, rowid, tags) VALUES ('delete', OLD.key, \(tags("OLD")));
    END;
    CREATE TRIGGER filmMoved AFTER UPDATE OF favorites, watchlist, seen, tags ON film
      WHEN \(tags("OLD")) IS NOT \(tags("NEW")) BEGIN
      UPDATE shelfCount SET favorites = favorites + (NEW.favorites IS NOT '') - (OLD.favorites IS NOT ''),
        watchlist = watchlist + (NEW.watchlist IS NOT '') - (OLD.watchlist IS NOT ''),
        seen = seen + (NEW.seen IS NOT '') - (OLD.seen IS NOT '');
      INSERT INTO filmTags (filmTags, rowid, tags) VALUES ('delete', OLD.key, \(tags("OLD")));
      INSERT INTO filmTags (rowid, tags) VALUES (NEW.key, \(tags("NEW")));
    END;

    """ + Shelf.allCases.map(indexes).joined(separator: "\n")

  /// The tags of a row, with the shelves that it is on.
  private static func tags(_ row: String) -> String {
    "(" + Shelf.allCases.map(\.column).map { "iif(\(row).\($0) IS NOT '', '\($0) ', '') || " }.joined() + "\(row).tags)"
  }

  /// The columns that filters and statistics read.
  private static let facts =
    "runtime, releaseDate, average, votes, stars, language, certification, genres, countries, days, directors"

  /// The indexes of a shelf: one for each order, and one of the facts. An index of titles is read backward, too.
  private static func indexes(of shelf: Shelf) -> String {
    let orders = ShelfOrder.Field.allCases.flatMap { field in
      field == .title ? [ShelfOrder.title] : [ShelfOrder(field), ShelfOrder(field, isDescending: true)]
    }
    var indexes = orders.map { (name: $0.index(on: shelf), terms: $0.sql(on: shelf)) }
    indexes.append((name: "\(shelf.column)ByFacts", terms: "\(facts), \(shelf.column)"))
    return indexes.map {
      "CREATE INDEX \($0.name) ON film (\($0.terms)) WHERE \(shelf.column) IS NOT '';"
    }.joined(separator: "\n")
  }
}
