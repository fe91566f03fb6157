/// The rows of an array that could be read, and the number of those that could not.
struct LossyList<Row> {
  private(set) var rows: [Row] = []
  private(set) var skipped = 0

  /// Adds a row, or counts one that could not be read.
  mutating func append(_ row: Row?) {
    if let row {
      rows.append(row)
    } else {
      skipped += 1
    }
  }
}
