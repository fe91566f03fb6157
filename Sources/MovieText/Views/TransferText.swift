public import MovieDisplay

/// Renders import and export results: counts, and the lines that were not imported.
public struct TransferText: TextView<TransferScene.ViewModel> {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: TransferScene.ViewModel) -> [TextLine] {
    if let activity = viewModel.activity { return paragraph(activity, style: .muted) }
    let result = viewModel.emptyState.map { emptyState($0) } ?? viewModel.confirmations.flatMap { paragraph($0) }
    return result + viewModel.sections.flatMap(lines)
  }

  private func lines(of section: TransferScene.Section) -> [TextLine] {
    let column = section.rows.reduce(0) { max($0, CleanText($1.place).width) } + 2
    return [.empty] + heading(section.title, remark: section.count)
      + section.rows.flatMap { lines(of: $0, at: column) } + paragraph(section.remainder, style: .muted)
  }

  /// The place, the title and the reason. The reason moves below the title if it does not fit beside it, and is wrapped.
  private func lines(of row: TransferScene.Row, at column: Int) -> [TextLine] {
    if row.place.isEmpty { return paragraph(row.reason, style: .muted) }
    var first = TextLine(CleanText(row.place).truncated(to: page.width), .muted)
    let width = page.width - column
    guard width > 0, !(row.title + row.reason).isEmpty else { return [first] }
    first.pad(to: column)
    let title = CleanText(row.title).truncated(to: width)
    let reason = CleanText(row.reason)
    first.append(title)
    if reason.width == 0 { return [first] }
    if title.width > 0, title.width + 2 + reason.width <= width {
      first.append(": ", .muted)
      first.append(reason, .muted)
      return [first]
    }
    var reasons = reason.wrapped(to: width)
    if title.width == 0 { first.append(reasons.removeFirst(), .muted) }
    return [first] + reasons.map { TextLine(.blank(column)) + TextLine($0, .muted) }
  }
}

extension TransferScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    if let activity { return text.paragraph(activity) }
    let result = emptyState.map { text.emptyState($0) } ?? confirmations.flatMap { text.paragraph($0) }
    let details = sections.flatMap { section in
      let rows = section.rows.flatMap { text.line([$0.place, $0.title, $0.reason]) }
      return text.line([section.title, section.count]) + rows + text.line([section.remainder])
    }
    return result + details
  }
}
