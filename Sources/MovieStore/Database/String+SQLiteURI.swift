extension String {
  /// The path escaped for an SQLite URI, which is needed to open a file as immutable.
  var inDatabaseAddress: String {
    utf8.map { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "/", "-", "_", ".": String(UnicodeScalar(byte))
      default: "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
    }.joined()
  }
}
