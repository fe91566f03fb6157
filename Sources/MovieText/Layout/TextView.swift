public import MovieDisplay

/// A display that renders view models as text and writes it.
public protocol TextView<ViewModel>: Display {
  var page: TextPage { get }
  var write: @Sendable (String) async -> Void { get }

  init(page: TextPage, write: @escaping @Sendable (String) async -> Void)

  /// Returns the text of a view model; every line ends with a line feed.
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
