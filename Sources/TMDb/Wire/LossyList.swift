/// An array whose rows are decoded one by one. Rows that cannot be decoded are skipped and counted.
struct LossyList<Row: Decodable>: Decodable {
  var rows: [Row] = []
  var skipped = 0

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      // After a failure, the container is still at the same row. Decoding `Anything` skips it.
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
