public import MovieDisplay

/// Renders the poster of the detail scene as large as fits, with the film's title and makers below. Without a picture,
/// it is a title card.
public struct PosterText: TextView<DetailScene.ViewModel> {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: DetailScene.ViewModel) -> [TextLine] {
    switch viewModel.content {
    case .loading(let text): return paragraph(text, style: .muted)
    case .empty(let state): return emptyState(state)
    case .film(let film):
      let art = page.pictures?[film.posterPath] ?? .titleCard
      return PosterBlock(art: art, card: MovieCard(film), size: size).lines(on: page)
        + film.heading(width: page.width) + film.makers(width: page.width)
        + footer(hints: [], footnotes: viewModel.footnotes)
    }
  }

  public func pictureRequests(for viewModel: DetailScene.ViewModel) -> [PictureRequest] {
    guard page.pictures != nil, case .film(let film) = viewModel.content else { return [] }
    return [PictureRequest(film.posterPath, .poster, size: size)].compactMap(\.self)
  }

  /// The number of lines below the poster: the title, the makers and the attribution.
  private static let caption = 6
  /// The height on a page without one.
  private static let usualRows = 30

  private var size: PosterSize {
    PosterSize(fittingColumns: page.width, rows: page.height.map { $0 - Self.caption } ?? Self.usualRows)
  }
}
