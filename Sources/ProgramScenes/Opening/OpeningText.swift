public import MovieDisplay
public import MovieText

/// Renders an address alone, what was opened, or why nothing was.
public struct OpeningText: TextView, OpeningDisplay {
  public let page: TextPage
  public let write: @Sendable (String) async -> Void

  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.page = page
    self.write = write
  }

  public func render(_ viewModel: OpeningScene.ViewModel) -> String {
    if let state = viewModel.emptyState { return encode(emptyState(state)) }
    // An address that is wrapped does not work when it is copied.
    if let address = viewModel.address { return encode([TextLine(CleanText(address))]) }
    return encode(paragraph(viewModel.confirmation ?? viewModel.activity ?? ""))
  }
}
