/// Computes the difference of two sequences in bounded time: the smallest one for few changes, a coarser one for many.
package struct SequenceDiff {
  /// The maximum number of edits in an exact search.
  private static let editLimit = 256
  /// The maximum number of steps of all exact searches in a diff.
  private static let stepLimit = 1_000_000

  /// The maximum recursion depth of splitting at unique elements.
  private static let depthLimit = 32

  private let old: [Int]
  private let new: [Int]
  private var blocks: [DiffBlock] = []
  private var stepsLeft = SequenceDiff.stepLimit

  /// The changes from `old` to `new`, in order.
  package static func blocks<Element: Hashable>(from old: [Element], to new: [Element]) -> [DiffBlock] {
    // Compare numbers, because that is faster than comparing elements.
    var numbers: [Element: Int] = [:]
    numbers.reserveCapacity(old.count + new.count)
    func number(_ element: Element) -> Int {
      if let number = numbers[element] { return number }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
    var diff = SequenceDiff(old: old.map(number), new: new.map(number))
    diff.compare(0..<old.count, 0..<new.count, depth: 0)
    return diff.blocks.joined(over: 0)
  }

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>, depth: Int) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let a = oldRange.first, let b = newRange.first, old[a] == new[b] {
      oldRange = (a + 1)..<oldRange.upperBound
      newRange = (b + 1)..<newRange.upperBound
    }
    while let a = oldRange.last, let b = newRange.last, old[a] == new[b] {
      oldRange = oldRange.lowerBound..<a
      newRange = newRange.lowerBound..<b
    }
    if oldRange.isEmpty && newRange.isEmpty { return }
    if oldRange.isEmpty || newRange.isEmpty {
      blocks.append(DiffBlock(old: oldRange, new: newRange))
    } else if let exact = Self.shortestEdit(old: old[oldRange], new: new[newRange], stepsLeft: &stepsLeft) {
      blocks += exact
    } else {
      let anchors = depth < Self.depthLimit ? anchors(oldRange, newRange) : []
      guard !anchors.isEmpty else { return blocks.append(DiffBlock(old: oldRange, new: newRange)) }
      var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
      for anchor in anchors {
        compare(oldStart..<anchor.old, newStart..<anchor.new, depth: depth + 1)
        (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
      }
      compare(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound, depth: depth + 1)
    }
  }

  /// The longest common subsequence of the elements that occur exactly once on each side.
  private func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(old: Int, new: Int)] {
    let uniqueInOld = Self.unique(old[oldRange])
    let uniqueInNew = Self.unique(new[newRange])
    var pairs: [(old: Int, new: Int)] = []
    for index in newRange where uniqueInNew[new[index]] == index {
      if let oldIndex = uniqueInOld[new[index]], oldIndex >= 0 { pairs.append((oldIndex, index)) }
    }
    // Patience sorting: for each length, `tops` holds the pair that ends the increasing sequence with the lowest value.
    var tops: [Int] = []
    var before: [Int?] = []
    for (position, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? tops[low - 1] : nil)
      if low == tops.count { tops.append(position) } else { tops[low] = position }
    }
    var result: [(old: Int, new: Int)] = []
    var position = tops.last
    while let current = position {
      result.append(pairs[current])
      position = before[current]
    }
    return result.reversed()
  }

  /// The index of each element, or -1 if it occurs several times.
  private static func unique(_ elements: ArraySlice<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    places.reserveCapacity(elements.count)
    for index in elements.indices { places[elements[index]] = places[elements[index]] == nil ? index : -1 }
    return places
  }

  /// The changes by Myers' greedy algorithm for the shortest edit script (1986); nil if a limit on edits or steps was
  /// exceeded.
  ///
  /// The standard library's `difference(from:)` has no limit and takes minutes for long texts with little in common.
  private static func shortestEdit(
    old: ArraySlice<Int>, new: ArraySlice<Int>, stepsLeft: inout Int
  ) -> [DiffBlock]? {
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    let limit = min(Self.editLimit, old.count + new.count)
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

/// A range of the old sequence, and the range of the new one that replaces it. One of them may be empty.
package struct DiffBlock: Hashable, Sendable {
  package let old: Range<Int>
  package let new: Range<Int>
}

extension [DiffBlock] {
  /// The blocks, of which those with at most `gap` equal elements between them are one.
  func joined(over gap: Int) -> [DiffBlock] {
    reduce(into: []) { blocks, block in
      if let last = blocks.last, block.old.lowerBound - last.old.upperBound <= gap {
        blocks[blocks.count - 1] = DiffBlock(
          old: last.old.lowerBound..<block.old.upperBound, new: last.new.lowerBound..<block.new.upperBound)
      } else {
        blocks.append(block)
      }
    }
  }
}
