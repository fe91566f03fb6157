package import MovieDisplay

/// A two-column table of fact labels and values.
package struct FactTable {
  private static let gap = 2

  private let rows: [(label: CleanText, value: Value, note: CleanText)]
  private let labelWidth: Int

  private enum Value {
    case text(TextLine)
    case link(CleanText, TextLine.Target?)
    /// A score with a star. A remark follows on the same line if there is room, otherwise below.
    case score(TextLine, remark: TextLine)

    var width: Int {
      switch self {
      case .text(let text): text.width
      case .link(let text, _): text.width
      case .score(let score, let remark): score.width + (remark.width > 0 ? FactTable.gap + remark.width : 0)
      }
    }

    func lines(width: Int) -> [TextLine] {
      switch self {
      case .text(let text): return text.wrapped(to: width)
      case .link(let text, let target): return text.wrapped(to: width).map { TextLine($0, .command, to: target) }
      case .score(let score, let remark):
        var lines = [score]
        lines.flow(remark, gap: FactTable.gap, width: width)
        return lines
      }
    }
  }

  /// Creates a table. `target` returns what the value of a fact leads to.
  package init(facts: [Fact], page: TextPage, target: (Fact) -> TextLine.Target? = { _ in nil }) {
    rows = facts.map { fact in
      let value: Value =
        switch fact.value {
        case .text(let text) where page.isInteractive && !fact.links.isEmpty:
          .text(TextLine(CleanText(text), links: fact.links))
        case .text(let text): .text(TextLine(CleanText(text), to: target(fact)))
        case .link(let text): .link(CleanText(text), page.target(ofAddress: text))
        case .unknown(let text): .text(TextLine(CleanText(text), .muted, to: target(fact)))
        case .score(let badge, let votes): .score(badge.line(), remark: TextLine(CleanText(votes ?? ""), .muted))
        }
      return (CleanText(fact.label), value, CleanText(fact.note))
    }
    labelWidth = rows.map(\.label.width).max() ?? 0
  }

  package func lines(width: Int) -> [TextLine] {
    let labelWidth = min(labelWidth, width / 2)
    let valueColumn = labelWidth + Self.gap
    // Notes are left out where there is no room for all of them.
    let noteColumn = self.labelWidth + (rows.map(\.value.width).max() ?? 0) + 2 * Self.gap
    let hasNotes = noteColumn + (rows.map(\.note.width).max() ?? 0) <= width
    return rows.flatMap { label, value, note -> [TextLine] in
      let label = TextLine(label.truncated(to: labelWidth), .muted)
      if case .link = value, valueColumn + value.width > width {
        // A wrapped URL does not work when it is copied, so a long one gets the full width.
        return [label] + value.lines(width: width)
      }
      let values = value.lines(width: max(1, width - valueColumn))
      guard !values.isEmpty else { return [] }
      let notes = hasNotes && note.width > 0 ? [TextLine(note, .muted)] : []
      return Block.beside([[label], values, notes]) { [0, valueColumn, noteColumn][$0] }
    }
  }
}
