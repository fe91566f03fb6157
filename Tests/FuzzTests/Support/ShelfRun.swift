import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import ViewerScenes

/// Shows what was stored in every form.
enum ShelfRun {
  static func show(_ part: ShelfPart, on shelf: Shelf) throws {
    let response = ShelfScene.Response(
      source: CatalogSource(idNamespace: "tmdb"), shelf: shelf, films: part.elements, unreadable: part.unreadable)
    try ShownText.check(response, ShelfPresenter.self, ListText.self, ShelfJSON.self)
    for words in CurrentWords.allLanguages {
      _ = TSVView(hasHeader: true).render(ShelfTSV(words: words).viewModel(for: response))
    }
  }

  static func show(_ details: MovieDetails, from source: CatalogSource) throws {
    let response = DetailScene.Response(
      source: source, id: details.movie.id, state: .loaded(details), expanded: Set(DetailScene.Part.allCases))
    try ShownText.check(response, DetailPresenter.self, DetailText.self, DetailJSON.self)
  }
}
