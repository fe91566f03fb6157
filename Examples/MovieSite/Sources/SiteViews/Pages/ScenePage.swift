public import MovieDisplay

/// The display of a scene that makes what it shows a page. It is short-lived: it shows one page and is gone.
public actor ScenePage<ViewModel: SceneViewModel>: Display {
  private let markup: @Sendable (ViewModel) -> HTML
  /// The page and how the request ended; nil until the scene has shown something final.
  public private(set) var shown: (body: HTML, outcome: Outcome)?

  /// Creates a display that shows what `markup` returns, such as `PageFrame.page(of:)`.
  public init(_ markup: @escaping @Sendable (ViewModel) -> HTML) {
    self.markup = markup
  }

  public func display(_ viewModel: ViewModel) {
    shown = (markup(viewModel), viewModel.outcome)
  }
}
