import GRDB

/// The SQLite library that the program uses.
public enum SQLiteLibrary {
  /// The version, such as `3.40.1`; nil if no database can be opened in memory.
  public static var version: String? {
    try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
  }
}
