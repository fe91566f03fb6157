import MovieTerminal

/// Where the focus goes from a target.
enum FocusMove: Sendable, Hashable {
  case up, down, left, right
  /// To the next target in reading order, and to the one before.
  case next, previous
}

extension PageLayout {
  /// The target that a move leads to; nil if there is none in that direction.
  ///
  /// `goal` is the column that moves up and down keep to, so that going down and up again returns to the same target.
  func target(_ move: FocusMove, from target: PageTarget, goal: Int) -> PageTarget? {
    switch move {
    case .left:
      beside(target).filter { $0.area.columns.upperBound <= target.column }.max { $0.column < $1.column }
    case .right:
      beside(target).filter { $0.column >= target.area.columns.upperBound }.min { $0.column < $1.column }
    case .up: nearest(targets(above: target.row), goal: goal)
    case .down: nearest(targets(below: target.area.rows.upperBound), goal: goal)
    case .next: index(of: target.id).flatMap { targets.indices.contains($0 + 1) ? targets[$0 + 1] : nil }
    case .previous: index(of: target.id).flatMap { $0 > 0 ? targets[$0 - 1] : nil }
    }
  }

  /// The targets that share a row with one.
  private func beside(_ target: PageTarget) -> [PageTarget] {
    targets(in: target.area.rows).filter { $0.id != target.id }
  }

  /// The target with the least distance in columns.
  private func nearest(_ candidates: [PageTarget], goal: Int) -> PageTarget? {
    candidates.min { ($0.columnDistance(to: goal), $0.column) < ($1.columnDistance(to: goal), $1.column) }
  }
}

extension PageTarget {
  /// How many columns are between the target and a column.
  fileprivate func columnDistance(to goal: Int) -> Int {
    area.columns.contains(goal) ? 0 : min(abs(goal - column), abs(goal - (area.columns.upperBound - 1)))
  }
}
