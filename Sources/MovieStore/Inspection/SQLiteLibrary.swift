import GRDB

/// The SQLite library in use.
public enum SQLiteLibrary {
  /// The version, such as `3.40.1`; nil if SQLite does not work.
  public static var version: String? {
    try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
  }
}
