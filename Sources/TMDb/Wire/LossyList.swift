/// A list of rows of which each is read by itself: an odd one is counted and left out.
struct LossyList<Row: Decodable>: Decodable {
  var rows: [Row] = []
  var skipped = 0

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      // A failed read does not move the container on: `Anything` takes the row instead.
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
