/// Rows that are on the screen already, but elsewhere: what happens when a page is scrolled.
///
/// The terminal moves them, so that only the new rows are written.
struct RowShift: Sendable, Hashable {
  /// The rows that the terminal moves, and those that become blank.
  let region: Range<Int>
  /// By how many rows the content moves up; negative if it moves down.
  let distance: Int

  /// Moving fewer rows is not worth it.
  private static let fewest = 4

  /// Finds the move that saves most rows; nil if none saves several.
  init?<Row: Hashable & Collection>(from old: [Row], to new: [Row]) {
    guard old.count == new.count else { return nil }
    let changed = new.indices.filter { old[$0] != new[$0] && !new[$0].isEmpty }
    guard changed.count >= Self.fewest else { return nil }
    let places = Dictionary(grouping: old.indices.filter { !old[$0].isEmpty }) { old[$0] }
    var saved: [Int: [Int]] = [:]
    for row in changed {
      for place in places[new[row]] ?? [] { saved[place - row, default: []].append(row) }
    }
    let best = saved.max { ($0.value.count, -abs($0.key), $0.key) < ($1.value.count, -abs($1.key), $1.key) }
    guard let (distance, rows) = best, let first = rows.first, let last = rows.last, rows.count >= Self.fewest,
      rows.count * 2 > last - first
    else { return nil }
    self.distance = distance
    region = min(first, first + distance)..<max(last, last + distance) + 1
  }

  /// Returns the elements of rows that were moved in the same way. Those of blank rows are `blank`.
  func moved<Element>(_ elements: [Element], perRow count: Int = 1, blank: Element) -> [Element] {
    let rows = region.lowerBound * count..<region.upperBound * count
    let blanks = Array(repeating: blank, count: abs(distance) * count)
    var result = elements
    result.replaceSubrange(
      rows,
      with: distance > 0
        ? elements[rows].dropFirst(blanks.count) + blanks : blanks + elements[rows].dropLast(blanks.count))
    return result
  }
}
