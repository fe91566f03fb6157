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
    let place = TextLine(CleanText(row.place).truncated(to: page.width), .muted)
    let width = page.width - column
    guard width > 0 else { return [place] }
    let (title, reason) = (CleanText(row.title).truncated(to: width), CleanText(row.reason))
    let both = TextLine(title) + TextLine(": ", .muted) + TextLine(reason, .muted)
    let isBeside = title.width > 0 && reason.width > 0 && both.width <= width
    let below = reason.wrapped(to: width).map { TextLine($0, .muted) }
    return Block.beside([[place], isBeside ? [both] : title.width > 0 ? [TextLine(title)] + below : below]) {
      $0 * column
    }
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
