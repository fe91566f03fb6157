/// An array whose rows are decoded independently; rows that fail are counted and skipped.
struct LossyList<Row: Decodable>: Decodable {
  var rows: [Row] = []
  var skipped = 0

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      // A failed decode does not advance the container, so consume the row as `Anything`.
      if let row = try? container.decode(Row.self) {
        rows.append(row)
      } else {
        _ = try container.decode(Anything.self)
        skipped += 1
      }
    }
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
