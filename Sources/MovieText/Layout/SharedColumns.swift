/// Divides the width of a table between two columns of text.
struct SharedColumns {
  /// The widths of the texts in each row.
  let rows: [(leading: Int, trailing: Int)]
  let leading: Int
  let trailing: Int

  init(rows: [(leading: Int, trailing: Int)]) {
    self.rows = rows
    leading = rows.map(\.leading).max() ?? 0
    trailing = rows.map(\.trailing).max() ?? 0
  }

  /// The width of the first column that wraps the fewest rows, if both have `room` cells together.
  func leadingWidth(in room: Int) -> Int {
    guard leading + trailing > room else { return leading }
    let narrowest = max(1, min(leading, room / 6))
    let widest = max(narrowest, min(leading, room * 2 / 3))
    let costs = (narrowest...widest).map { width in (width: width, cost: cost(of: width, in: room)) }
    // Of equal widths, the widest: names are read first.
    return costs.min { ($0.cost, -$0.width) < ($1.cost, -$1.width) }?.width ?? widest
  }

  /// The number of lines, counting rows out of line a little.
  private func cost(of width: Int, in room: Int) -> Int {
    rows.reduce(0) { sum, row in
      let rest = max(1, room - width)
      if row.leading <= width, row.trailing <= rest { return sum + 10 }
      if row.leading + row.trailing <= room { return sum + 11 }
      return sum + 10 * max((row.leading + width - 1) / width, (row.trailing + rest - 1) / rest)
    }
  }
}
