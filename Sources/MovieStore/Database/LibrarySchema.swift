/// The tables of the library. A released migration is never edited: every change is a migration of its own.
enum LibrarySchema {
  static let migrations = Migrations([(name: "1", sql: first), (name: "2", sql: second)])

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

  /// Turns the favorites into films that may be on several shelves, without copying them.
  ///
  /// A film has the date on which it was added to each shelf, or an empty text. Partial indexes contain only the films
  /// of one shelf. `IS NOT` keeps a film with a damaged date of NULL on its shelf, where it is reported. `lastChange` has
  /// the shelves of films as they were before the last change; films that it took off their only shelf stay in the table
  /// until the next one.
  private static let second =
    """
    DROP TRIGGER favoriteAdded;
    DROP TRIGGER favoriteRemoved;
    DROP INDEX favoriteByTitle;
    DROP INDEX favoriteByDate;
    DROP INDEX favoriteByNewest;
    DROP INDEX favoriteByScore;
    DROP INDEX favoriteByBest;
    ALTER TABLE favorite RENAME TO film;
    ALTER TABLE film RENAME COLUMN added TO favorites;
    ALTER TABLE film ADD COLUMN watchlist TEXT NOT NULL DEFAULT '';
    ALTER TABLE film ADD COLUMN seen TEXT NOT NULL DEFAULT '';
    ALTER TABLE film ADD COLUMN stars REAL;
    ALTER TABLE film ADD COLUMN lastDay TEXT;
    ALTER TABLE film ADD COLUMN diary TEXT;
    ALTER TABLE favoriteDetails RENAME TO filmDetails;
    ALTER TABLE filmDetails RENAME COLUMN favorite TO film;
    CREATE TABLE lastChange (
      film INTEGER PRIMARY KEY REFERENCES film (key) ON DELETE CASCADE,
      favorites TEXT NOT NULL,
      watchlist TEXT NOT NULL,
      seen TEXT NOT NULL,
      stars REAL,
      lastDay TEXT,
      diary TEXT
    );
    CREATE INDEX filmOnNoShelf ON film (id) WHERE favorites = '' AND watchlist = '' AND seen = '';
    CREATE TABLE shelfCount (favorites INTEGER NOT NULL, watchlist INTEGER NOT NULL, seen INTEGER NOT NULL);
    INSERT INTO shelfCount SELECT number, 0, 0 FROM favoriteCount;
    DROP TABLE favoriteCount;
    CREATE TRIGGER filmAdded AFTER INSERT ON film BEGIN
      UPDATE shelfCount SET favorites = favorites + (NEW.favorites IS NOT ''),
        watchlist = watchlist + (NEW.watchlist IS NOT ''),
        seen = seen + (NEW.seen IS NOT '');
    END;
    CREATE TRIGGER filmRemoved AFTER DELETE ON film BEGIN
      UPDATE shelfCount SET favorites = favorites - (OLD.favorites IS NOT ''),
        watchlist = watchlist - (OLD.watchlist IS NOT ''),
        seen = seen - (OLD.seen IS NOT '');
    END;
    CREATE TRIGGER filmMoved AFTER UPDATE OF favorites, watchlist, seen ON film BEGIN
      UPDATE shelfCount SET favorites = favorites + (NEW.favorites IS NOT '') - (OLD.favorites IS NOT ''),
        watchlist = watchlist + (NEW.watchlist IS NOT '') - (OLD.watchlist IS NOT ''),
        seen = seen + (NEW.seen IS NOT '') - (OLD.seen IS NOT '');
    END;

    """ + ["favorites", "watchlist", "seen"].map(indexes).joined(separator: "\n")

  /// The indexes of a shelf, one for each order, or for each of its directions if films without a value come last.
  private static func indexes(of shelf: String) -> String {
    [
      ("Title", "titleKey, source, id"),
      ("Date", "releaseDate IS NULL, releaseDate, titleKey, source, id"),
      ("Newest", "releaseDate DESC, titleKey, source, id"),
      ("Score", "score IS NULL, score, titleKey, source, id"),
      ("Best", "score DESC, titleKey, source, id"),
      ("Added", "\(shelf), titleKey, source, id"),
      ("Latest", "\(shelf) DESC, titleKey, source, id"),
      ("FirstWatched", "lastDay IS NULL, lastDay, titleKey, source, id"),
      ("LastWatched", "lastDay DESC, titleKey, source, id"),
      ("Stars", "stars IS NULL, stars, titleKey, source, id"),
      ("MostStars", "stars DESC, titleKey, source, id"),
    ].map { "CREATE INDEX \(shelf)By\($0) ON film (\($1)) WHERE \(shelf) IS NOT '';" }.joined(separator: "\n")
  }
}
