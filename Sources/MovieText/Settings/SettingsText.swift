public import MovieDisplay

/// The settings as text: names and values in two columns.
public struct SettingsText: TextView, SettingsDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: SettingsScene.ViewModel) -> String {
    if let state = viewModel.emptyState {
      return encode(emptyState(state))
    }
    if let text = viewModel.value ?? viewModel.confirmation {
      return encode([TextLine(CleanText(text))])
    }
    return encode(heading(viewModel.title) + FactTable(facts: viewModel.settings, page: page).lines(width: page.width))
  }
}
