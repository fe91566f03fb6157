import MovieDisplay
import MovieText

/// The catalog's lists, above its genres.
struct ListsAndGenresText: BrowsableText {
  struct ViewModel: SceneViewModel {
    let lists: [Hint]
    let genres: GenresScene.ViewModel

    var outcome: Outcome { genres.outcome }
    var warnings: [String] { genres.warnings }
  }

  let page: TextPage

  func lines(of viewModel: ViewModel) -> [TextLine] {
    var genres = viewModel.genres
    genres.hints = []
    return viewModel.lists.map { TextLine(CleanText($0.text).truncated(to: page.width), .strong, to: .route($0.route)) }
      + [.empty] + GenresText(page: page).lines(of: genres)
  }
}
