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
    let lines = changes(failure: viewModel.failure, confirmations: [viewModel.confirmation])
    if !lines.isEmpty, page.showsChangeAlone { return lines }
    // A table of facts has no more room for labels.
    let facts = viewModel.settings.map { page.isInteractive ? $0.fact : $0.keyedFact(width: page.width / 2) }
    let keys = Dictionary(zip(facts, viewModel.settings).map { ($0.label, $1.key) }) { $1 }
    let table = FactTable(facts: facts, page: page) { keys[$0.label].map { .setting($0) } }
    return lines + heading(viewModel.title) + table.lines(width: page.width)
  }

  package func facts(of viewModel: SettingsScene.ViewModel) -> PageFacts {
    let notes = viewModel.settings.map { row in
      (row.key, row.fact.label == row.key ? row.fact.note : "\(row.fact.note) (\(row.key))")
    }
    return PageFacts(notes: Dictionary(notes) { first, _ in first })
  }
}

extension SettingsScene.Row {
  /// The fact whose label has the key, unless that is the name. Where there is no room for both, the key remains, which
  /// people type.
  fileprivate func keyedFact(width: Int = .max) -> Fact {
    var fact = fact
    guard fact.label != key else { return fact }
    let label = "\(fact.label) (\(key))"
    fact.label = CleanText(label).width <= width ? label : key
    return fact
  }
}

extension SettingsScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    let change = failure.map { text.emptyState($0) } ?? text.line([value ?? confirmation])
    return change.isEmpty ? text.line([title]) + settings.flatMap { text.fact($0.keyedFact()) } : change
  }
}

extension SettingsScene: TextScene { package typealias View = SettingsText }
