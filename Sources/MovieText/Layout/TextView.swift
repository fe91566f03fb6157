public import MovieDisplay

/// A display made of text: it renders a view model, purely, and writes what it rendered.
public protocol TextView<ViewModel>: Display {
  var page: TextPage { get }
  var write: @Sendable (String) async -> Void { get }

  init(page: TextPage, write: @escaping @Sendable (String) async -> Void)

  /// The whole text of a view model, each line ended with a line feed.
  func render(_ viewModel: ViewModel) -> String
}

extension TextView {
  public func display(_ viewModel: ViewModel) async {
    await write(render(viewModel))
  }

  package func encode(_ lines: [TextLine]) -> String {
    lines.reduce(into: "") { $0 += $1.encoded(with: page.palette) + "\n" }
  }
}
