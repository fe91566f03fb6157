public import MovieDisplay

/// Renders settings as two columns of names and values.
public struct SettingsText: TextView, SettingsDisplay, PageText {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func lines(of viewModel: SettingsScene.ViewModel) -> [TextLine] {
    if let value = viewModel.value, page.showsChangeAlone, viewModel.failure == nil {
      return [TextLine(CleanText(value))]
    }
    let lines = changes(
      failure: viewModel.failure, confirmations: [viewModel.confirmation].compactMap(\.self))
    if !lines.isEmpty, page.showsChangeAlone { return lines }
    let table = FactTable(facts: viewModel.settings, page: page) { .setting($0.label) }
    return lines + heading(viewModel.title) + table.lines(width: page.width)
  }
}
