import GRDB

/// The SQLite that databases are kept with.
public enum SQLiteLibrary {
  /// Its version, such as `3.40.1`; nil when it does not work here.
  public static var version: String? {
    try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
  }
}
