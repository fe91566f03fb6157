public import MovieDisplay

/// The detail scene as a bare poster, with the film's name below.
public struct PosterText: TextView, DetailDisplay {
  public let page: TextPage
  public let art: PosterArt
  public let size: PosterSize
  public let write: @Sendable (String) async -> Void

  public init(
    page: TextPage, art: PosterArt, size: PosterSize, write: @escaping @Sendable (String) async -> Void = { _ in }
  ) {
    self.page = page
    self.art = art
    self.size = size
    self.write = write
  }

  public func render(_ viewModel: DetailScene.ViewModel) -> String {
    switch viewModel.content {
    case .loading(let text): encode(paragraph(text, style: .muted))
    case .empty(let state): encode(emptyState(state))
    case .film(let film):
      encode(
        PosterBlock(art: art, film: film, size: size).lines(palette: page.palette)
          + FilmHeading(film: film, link: page.link(to: film.route)).name(width: page.width)
          + footer(hints: [], footnotes: viewModel.footnotes))
    }
  }
}
