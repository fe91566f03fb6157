import MovieJSON

// TMDb's data contains numbers in quotes, integers with a fraction, nulls and missing fields.
//
// A wire model is an initializer `init?(_ json: JSONNode)` of a domain type. It reads each field in one line, returns nil
// only if the value is of no use without a field, and is passed to `list` or to `TMDbClient.send`:
//
//   extension Video {
//     init?(_ json: JSONNode) {
//       guard let key = json.textIfAny("key") else { return nil }
//       self.init(key: key, name: json.trimmed("name"), size: json.amount("size"))
//     }
//   }
//   …
//   videos: json["videos"]?.list("results", Video.init)?.rows
extension JSONNode {
  /// The text of a field; empty if it is missing.
  func text(_ key: String) -> String { self[key]?.string ?? "" }

  /// The text of a field; nil if it is missing or empty.
  func textIfAny(_ key: String) -> String? {
    guard let text = self[key]?.string, !text.isEmpty else { return nil }
    return text
  }

  /// The text of a field, without white space around it.
  func trimmed(_ key: String) -> String {
    let text = text(key)
    // Most texts begin and end with an ASCII letter or sign, which is faster to check.
    let signs: Range<UInt8> = 0x21..<0x7F
    if let first = text.utf8.first, let last = text.utf8.last, signs.contains(first), signs.contains(last) {
      return text
    }
    let start = text.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  func number(_ key: String) -> Double? { self[key]?.lenientNumber }

  func integer(_ key: String) -> Int? { self[key]?.lenientInteger }

  /// A number greater than 0; nil for 0, which means unknown.
  func amount(_ key: String) -> Int? {
    integer(key).flatMap { $0 > 0 ? $0 : nil }
  }

  func flag(_ key: String) -> Bool { self[key]?.bool ?? false }

  /// Reads an array row by row. Rows for which `row` returns nil are skipped and counted. Nil if there is no array.
  func list<Row>(_ key: String, _ row: (JSONNode) -> Row?) -> (rows: [Row], skipped: Int)? {
    guard let array = self[key], array.isArray else { return nil }
    var rows: [Row] = []
    var skipped = 0
    for child in array.children {
      if let row = row(child) { rows.append(row) } else { skipped += 1 }
    }
    return (rows, skipped)
  }

  var lenientInteger: Int? { integer ?? lenientNumber.flatMap { Int(exactly: $0) } }

  private var lenientNumber: Double? {
    if let number { return number }
    guard let value = string.flatMap(Double.init), value.isFinite else { return nil }
    return value
  }
}
