public import MovieDisplay

/// A display that renders view models as text and writes it.
public protocol TextView<ViewModel>: Display {
  /// The page to render for.
  var page: TextPage { get }
  /// Writes the text of a view model, such as to standard output.
  var write: @Sendable (String) async -> Void { get }

  /// Creates a view that renders for `page` and passes the text to `write`.
  init(page: TextPage, write: @escaping @Sendable (String) async -> Void)

  /// Returns the lines of a view model, as wide as the page at most. A `Frame` of `MovieTerminal` can draw them.
  func lines(of viewModel: ViewModel) -> [TextLine]

  /// Returns the text of a view model. Every line ends with a line feed.
  func render(_ viewModel: ViewModel) -> String

  /// Returns the pictures that the text of a view model has room for; none if the page has no pictures.
  func pictureRequests(for viewModel: ViewModel) -> [PictureRequest]
}

extension TextView {
  public func render(_ viewModel: ViewModel) -> String { encode(lines(of: viewModel)) }

  public func pictureRequests(for viewModel: ViewModel) -> [PictureRequest] { [] }

  public func display(_ viewModel: ViewModel) async {
    await write(render(viewModel))
  }

  /// Returns the text of lines, with escape sequences if the page has colors or links.
  package func encode(_ lines: [TextLine]) -> String {
    lines.reduce(into: "") { text, line in
      let line = page.charset == .ascii ? line.inASCII(limit: page.width) : line
      text += line.encoded(with: page.palette, link: page.link) + "\n"
    }
  }
}
