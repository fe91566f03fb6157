package import MovieDisplay

/// A two-column table of fact labels and values.
package struct FactTable {
  private static let gap = 2

  /// The facts with their values. The remark of a score follows on the same line if there is room, otherwise below.
  private let rows: [(fact: Fact, value: TextLine, remark: TextLine?)]

  /// Creates a table. `target` returns what the value of a fact leads to.
  package init(facts: [Fact], page: TextPage, target: (Fact) -> TextLine.Target? = { _ in nil }) {
    rows = facts.map { fact -> (fact: Fact, value: TextLine, remark: TextLine?) in
      switch fact.value {
      case .text(let text) where page.isInteractive && !fact.links.isEmpty:
        (fact, TextLine(CleanText(text), links: fact.links), nil)
      case .text(let text): (fact, TextLine(CleanText(text), to: target(fact)), nil)
      case .link(let text): (fact, TextLine(CleanText(text), .command, to: page.target(ofAddress: text)), nil)
      case .unknown(let text): (fact, TextLine(CleanText(text), .muted, to: target(fact)), nil)
      case .score(let badge, let votes): (fact, badge.line(), TextLine(CleanText(votes ?? ""), .muted))
      }
    }
  }

  package func lines(width: Int) -> [TextLine] {
    let widestLabel = rows.map { CleanText($0.fact.label).width }.max() ?? 0
    let labelWidth = min(widestLabel, width / 2)
    let valueColumn = labelWidth + Self.gap
    // Notes are left out where there is no room for all of them.
    let widths = rows.map { $0.value.width + ($0.remark.map { Self.gap + $0.width } ?? 0) }
    let noteColumn = widestLabel + (widths.max() ?? 0) + 2 * Self.gap
    let hasNotes = noteColumn + (rows.map { CleanText($0.fact.note).width }.max() ?? 0) <= width
    return rows.flatMap { fact, value, remark -> [TextLine] in
      let label = TextLine(CleanText(fact.label).truncated(to: labelWidth), .muted)
      if case .link = fact.value, valueColumn + value.width > width {
        // A wrapped URL does not work when it is copied, so a long one gets the full width.
        return [label] + value.wrapped(to: width)
      }
      let room = max(1, width - valueColumn)
      let longest = CleanText(written: value.string).longestWord
      if remark == nil, room < longest, longest + Self.gap <= width {
        // A number or a path in two parts would be misread, so it goes below the label.
        return [label] + value.wrapped(to: width - Self.gap).map { TextLine(.blank(Self.gap)) + $0 }
      }
      var values = remark == nil ? value.wrapped(to: room) : [value]
      values.flow(remark ?? .empty, gap: Self.gap, width: room)
      guard !values.isEmpty else { return [] }
      let notes = hasNotes && !fact.note.isEmpty ? [TextLine(CleanText(fact.note), .muted)] : []
      return Block.beside([[label], values, notes]) { [0, valueColumn, noteColumn][$0] }
    }
  }
}
