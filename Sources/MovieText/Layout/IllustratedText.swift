public import MovieDisplay

/// A display that loads the pictures that a text view has room for, and then shows the view with them.
///
/// Pictures are loaded only if the view's page has pictures, for example none yet: `PagePictures()`.
public struct IllustratedText<View: TextView>: Display {
  private let view: View
  private let load: @Sendable ([PictureRequest]) async -> PagePictures

  /// Creates a display of a view. `load` returns what can be loaded; films without a picture have title cards.
  public init(_ view: View, load: @escaping @Sendable ([PictureRequest]) async -> PagePictures) {
    self.view = view
    self.load = load
  }

  public func display(_ viewModel: View.ViewModel) async {
    var page = view.page
    if page.pictures != nil {
      let requests = view.pictureRequests(for: viewModel)
      if !requests.isEmpty { page.pictures = await load(requests) }
    }
    await View(page: page, write: view.write).display(viewModel)
  }
}
