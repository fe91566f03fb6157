import SQLite

/// The tables of the library. A released migration is never edited: every change is a migration of its own.
enum LibrarySchema {
  static let migrations = Migrations([(name: "1", sql: first)])

  /// Each order is indexed in both directions, so that a page of 100,000 favorites is read without sorting.
  ///
  /// Details have a table of their own, because lists do not need them. Triggers count the favorites, because counting
  /// 100,000 rows is slow.
  private static let first = """
    CREATE TABLE favorite (
      key INTEGER PRIMARY KEY,
      source TEXT NOT NULL,
      id INTEGER NOT NULL,
      title TEXT NOT NULL,
      titleKey TEXT NOT NULL,
      releaseDate TEXT,
      score REAL,
      added TEXT NOT NULL,
      movie TEXT NOT NULL,
      UNIQUE (source, id)
    );
    CREATE INDEX favoriteByTitle ON favorite (titleKey, source, id);
    CREATE INDEX favoriteByDate ON favorite (releaseDate IS NULL, releaseDate, titleKey, source, id);
    CREATE INDEX favoriteByNewest ON favorite (releaseDate DESC, titleKey, source, id);
    CREATE INDEX favoriteByScore ON favorite (score IS NULL, score, titleKey, source, id);
    CREATE INDEX favoriteByBest ON favorite (score DESC, titleKey, source, id);
    CREATE TABLE favoriteDetails (
      favorite INTEGER PRIMARY KEY REFERENCES favorite (key) ON DELETE CASCADE,
      details TEXT NOT NULL
    );
    CREATE TABLE search (
      place INTEGER PRIMARY KEY,
      query TEXT NOT NULL
    );
    CREATE TABLE fact (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE favoriteCount (
      number INTEGER NOT NULL
    );
    INSERT INTO favoriteCount VALUES (0);
    CREATE TRIGGER favoriteAdded AFTER INSERT ON favorite BEGIN
      UPDATE favoriteCount SET number = number + 1;
    END;
    CREATE TRIGGER favoriteRemoved AFTER DELETE ON favorite BEGIN
      UPDATE favoriteCount SET number = number - 1;
    END;
    """
}
