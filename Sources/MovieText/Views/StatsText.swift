public import MovieDisplay

/// Renders numbers as bars, in a section for each kind.
public struct StatsText: TextView<StatsScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  private static let longestBar = 48
  /// The fewest cells of a section beside another one.
  private static let narrowest = 72
  private static let gap = 4

  public func lines(of viewModel: StatsScene.ViewModel) -> [TextLine] {
    list(viewModel) { sections in
      let count = max(1, (page.width + Self.gap) / (Self.narrowest + Self.gap))
      var column = page
      column.width = (page.width + Self.gap) / count - Self.gap
      // Without a heading, it is the sum of all others.
      let sums = sections.prefix { $0.title.isEmpty }
      let others = sections.dropFirst(sums.count).map(StatsText(page: column).lines)
      let groups = sums.map(lines) + [Block.inRows(of: count, others, columnWidth: column.width, gap: Self.gap)]
      return groups.filter { !$0.isEmpty }.separated
    }
  }

  private func lines(of section: StatsScene.Section) -> [TextLine] {
    let heading = section.title.isEmpty ? [] : heading(section.title, remark: section.note)
    let facts = FactTable(facts: section.facts, page: page).lines(width: page.width)
    let cells = section.bars.map { (label: CleanText($0.label), value: CleanText($0.value), bar: $0) }
    let values = cells.map(\.value.width).max() ?? 0
    let labels = min(cells.map(\.label.width).max() ?? 0, max(1, min(32, page.width / 2)))
    let room = max(1, min(Self.longestBar, page.width - labels - values - 2))
    return heading + facts
      + cells.map { cell in
        var line = TextLine(cell.label.truncated(to: labels), to: cell.bar.route.map { .route($0) })
        line.pad(to: labels + 1)
        // A number that is not zero is seen.
        let length = cell.bar.length > 0 ? max(1, Int(cell.bar.length * Double(room) + 0.5)) : 0
        line.append(CleanText(String(repeating: "█", count: min(room, length))), .command)
        line.append(.blank(length > 0 ? 1 : 0))
        line.append(cell.value.truncated(to: max(1, page.width - line.width)), .muted)
        return line
      }
  }
}

extension StatsScene.Section: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([title, note]) + facts.flatMap { text.fact($0) }
      + bars.flatMap { text.line(["\($0.label.replacing("★ ", with: "")): \($0.value)"], to: $0.route) }
  }
}

extension StatsScene: TextScene { package typealias View = StatsText }
