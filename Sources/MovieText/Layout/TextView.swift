public import MovieDisplay

/// Lays out view models as text. To show a scene, open it on `writing(_:loading:)`.
public protocol TextView<ViewModel>: Sendable {
  /// What the view lays out: the whole screen of a scene.
  associatedtype ViewModel: Sendable

  /// The page to lay out for.
  var page: TextPage { get }

  /// Creates a view that lays out for `page`.
  init(page: TextPage)

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

  /// Returns a display of the view's scene that passes the text of each view model to `write`, such as to standard output.
  ///
  /// If the page has pictures, for example none yet (`PagePictures()`), `loading` first returns those of the text that can
  /// be loaded. Films without a picture have title cards.
  public func writing(
    _ write: @escaping @Sendable (String) async -> Void,
    loading: (@Sendable ([PictureRequest]) async -> PagePictures)? = nil
  ) -> TextRenderer<Self> {
    TextRenderer(view: self, write: write, load: loading)
  }

  /// Returns the text of lines, with escape sequences if the page has colors or links.
  package func encode(_ lines: [TextLine]) -> String {
    lines.reduce(into: "") { text, line in
      let line = page.charset == .ascii ? line.inASCII(limit: page.width) : line
      text += line.encoded(with: page.palette, link: page.link) + "\n"
    }
  }
}

/// The display of a scene that writes text: `TextRenderer<HomeText>` is a `HomeDisplay`. Made by
/// `TextView.writing(_:loading:)`.
public struct TextRenderer<View: TextView>: Display {
  fileprivate let view: View
  fileprivate let write: @Sendable (String) async -> Void
  fileprivate let load: (@Sendable ([PictureRequest]) async -> PagePictures)?

  public func display(_ viewModel: View.ViewModel) async {
    var page = view.page
    let requests = page.pictures == nil ? [] : view.pictureRequests(for: viewModel)
    if let load, !requests.isEmpty { page.pictures = await load(requests) }
    await write(View(page: page).render(viewModel))
  }
}
