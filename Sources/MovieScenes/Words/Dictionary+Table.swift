extension [String: String] {
  /// Reads pairs such as `AD: Andorra; AE: United Arab Emirates`. A literal of as many pairs takes a second to compile.
  init(table: String) {
    self.init()
    for pair in table.split(separator: ";") {
      let parts = pair.split(separator: ":", maxSplits: 1).map { String($0.drop(while: \.isWhitespace)) }
      self[parts[0]] = parts[1]
    }
  }
}
