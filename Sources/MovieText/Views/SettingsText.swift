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

  package func facts(of viewModel: SettingsScene.ViewModel) -> PageFacts {
    let notes = viewModel.settings.map { ($0.key, $0.fact.note) }
    let values = viewModel.settings.compactMap { row in row.value.map { (row.key, $0) } }
    return PageFacts(
      confirmation: viewModel.confirmation, notes: Dictionary(notes) { first, _ in first },
      settings: Dictionary(values) { first, _ in first })
  }
}

extension SettingsScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    let change = failure.map { text.emptyState($0) } ?? text.line([value ?? confirmation])
    return change.isEmpty ? text.line([title]) + settings.flatMap { text.fact($0.fact) } : change
  }
}

extension SettingsScene: TextScene { package typealias View = SettingsText }
