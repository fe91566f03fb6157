extension String {
  /// A path as an address of a database has it: only such can say that nobody changes the file.
  var inDatabaseAddress: String {
    utf8.map { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "/", "-", "_", ".": String(UnicodeScalar(byte))
      default: "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
    }.joined()
  }
}
