extension String {
  /// The path with percent-encoding, for an SQLite URI. Only a URI can say that a file is immutable.
  var encodedForSQLiteURI: String {
    utf8.map { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "/", "-", "_", ".": String(UnicodeScalar(byte))
      default: "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
    }.joined()
  }
}
