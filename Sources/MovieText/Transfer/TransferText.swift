public import MovieDisplay

/// Renders import and export results: counts, and the lines that were not imported.
public struct TransferText: TextView, TransferDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: TransferScene.ViewModel) -> String {
    if let activity = viewModel.activity {
      return encode(paragraph(activity, style: .muted))
    }
    let head = viewModel.emptyState.map { emptyState($0) } ?? viewModel.confirmations.flatMap { paragraph($0) }
    return encode(head + viewModel.sections.flatMap(section))
  }

  private func section(_ section: TransferScene.Section) -> [TextLine] {
    let rows = section.rows.map { (place: CleanText($0.place), title: CleanText($0.title)) }
    let column = (rows.map(\.place.width).max() ?? 0) + 2
    return [.empty] + heading(section.title, remark: section.count)
      + rows.map { row in
        var line = TextLine(row.place.truncated(to: page.width), .muted)
        guard row.title.width > 0, column < page.width else { return line }
        line.pad(to: column)
        line.append(row.title.truncated(to: page.width - column))
        return line
      }
  }
}
