/// Myers' greedy algorithm for the shortest edit script (1986), with limits on edits and steps.
///
/// The standard library's `difference(from:)` has no limit and takes minutes for long texts with little in common.
enum ShortestEdit {
  /// The changes; nil if a limit was exceeded.
  static func blocks(
    old: ArraySlice<Int>, new: ArraySlice<Int>, editLimit: Int, stepsLeft: inout Int
  ) -> [DiffBlock]? {
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    let limit = min(editLimit, old.count + new.count)
    // `reached[k + limit + 1]` is the furthest index in `old` reached on diagonal k (old index - new index).
    var reached = [Int](repeating: 0, count: 2 * limit + 3)
    var trace: [[Int]] = []
    for edits in 0...limit {
      trace.append(Array(reached[(limit + 1 - edits)...(limit + 1 + edits)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let slot = diagonal + limit + 1
        let isInsertion = diagonal == -edits || (diagonal != edits && reached[slot - 1] < reached[slot + 1])
        var x = isInsertion ? reached[slot + 1] : reached[slot - 1] + 1
        var y = x - diagonal
        stepsLeft -= 1
        while x < old.count, y < new.count, old[oldStart + x] == new[newStart + y] {
          x += 1
          y += 1
          stepsLeft -= 1
        }
        reached[slot] = x
        if x >= old.count && y >= new.count {
          return path(edits: edits, trace: trace, end: (old.count, new.count), start: (oldStart, newStart))
        }
      }
      if stepsLeft < 0 { return nil }
    }
    return nil
  }

  /// Backtracks from `end`; `trace[d]` holds the diagonals -d…d before the d-th edit.
  private static func path(edits: Int, trace: [[Int]], end: (Int, Int), start: (Int, Int)) -> [DiffBlock] {
    var blocks: [DiffBlock] = []
    var (x, y) = end
    for edit in stride(from: edits, to: 0, by: -1) {
      let diagonal = x - y
      func reached(_ diagonal: Int) -> Int { trace[edit][diagonal + edit] }
      let isInsertion = diagonal == -edit || (diagonal != edit && reached(diagonal - 1) < reached(diagonal + 1))
      let previous = isInsertion ? diagonal + 1 : diagonal - 1
      (x, y) = (reached(previous), reached(previous) - previous)
      let (old, new) = (x + start.0, y + start.1)
      blocks.append(DiffBlock(old: old..<(isInsertion ? old : old + 1), new: new..<(isInsertion ? new + 1 : new)))
    }
    return blocks.reversed()
  }
}
