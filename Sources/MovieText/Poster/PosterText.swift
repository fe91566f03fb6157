public import MovieDisplay

/// Renders the poster of the detail scene, with the film's title below.
public struct PosterText: TextView, DetailDisplay {
  public let page: TextPage
  /// What to show as the poster.
  public let art: PosterArt
  /// The size of the poster.
  public let size: PosterSize
  /// Whether another poster follows. Attributions are printed once, below the last.
  public let isFollowed: Bool
  public let write: @Sendable (String) async -> Void

  /// Creates a view of a title card that is as wide as the page, up to 40 columns.
  public init(page: TextPage, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.init(page: page, art: .titleCard, size: PosterSize(fittingColumns: page.width, rows: 30), write: write)
  }

  /// Creates a view of a poster.
  public init(
    page: TextPage, art: PosterArt, size: PosterSize, isFollowed: Bool = false,
    write: @escaping @Sendable (String) async -> Void = { _ in }
  ) {
    self.page = page
    self.art = art
    self.size = size
    self.isFollowed = isFollowed
    self.write = write
  }

  public func render(_ viewModel: DetailScene.ViewModel) -> String {
    switch viewModel.content {
    case .loading(let text): encode(paragraph(text, style: .muted))
    case .empty(let state): encode(emptyState(state))
    case .film(let film):
      encode(
        PosterBlock(art: art, film: film, size: size).lines(palette: page.posterPalette)
          + FilmHeading(film: film, link: page.link(to: film.route)).name(width: page.width)
          + (isFollowed ? [.empty] : footer(hints: [], footnotes: viewModel.footnotes)))
    }
  }
}
