public import MovieDisplay

/// Renders settings as two columns of names and values.
public struct SettingsText: TextView<SettingsScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: SettingsScene.ViewModel) -> [TextLine] {
    if let value = viewModel.value, page.showsChangeAlone, viewModel.failure == nil {
      return [TextLine(CleanText(value))]
    }
    // Where rows have the focus, a line above them would move them.
    let confirmation = page.isInteractive ? nil : viewModel.confirmation
    let lines = changes(failure: viewModel.failure, confirmations: [confirmation].compactMap(\.self))
    if !lines.isEmpty, page.showsChangeAlone { return lines }
    let keys = Dictionary(viewModel.settings.map { ($0.fact.label, $0.key) }) { $1 }
    let table = FactTable(facts: viewModel.settings.map(\.fact), page: page) { keys[$0.label].map { .setting($0) } }
    return lines + heading(viewModel.title) + table.lines(width: page.width)
  }
}
