/// The SQLite library that the program uses.
public enum SQLiteLibrary {
  /// The version, such as `3.40.1`; nil if no database can be opened in memory.
  public static var version: String? {
    try? Connection(path: ":memory:").text("SELECT sqlite_version()")
  }
}
