package import MovieDisplay
package import MovieText

/// The catalog's lists, above its genres.
package struct IndexContent: LaidOutContent {
  let lists: [(title: String, route: Route)]
  let genres: GenresScene.ViewModel
  package let isLoading: Bool

  package var nextPage: NextPage { .none }
  package var warnings: [String] { genres.warnings }
  package var cards: [MovieCard] { [] }

  package func lines(on page: TextPage) -> [TextLine] {
    let view = GenresText(page: page)
    let lists = lists.map { TextLine(CleanText($0.title).truncated(to: page.width), .strong, to: .route($0.route)) }
    var genres = genres
    genres.hints = []
    return lists + [.empty] + view.lines(of: genres)
  }

  package func carousels(on page: TextPage) -> [Carousel] { [] }
  package func pictureRequests(on page: TextPage) -> [PictureRequest] { [] }
  package func answers(_ query: String) -> Bool { false }
}
