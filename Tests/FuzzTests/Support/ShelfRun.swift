import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import ViewerScenes

/// Shows a shelf in every form.
enum ShelfRun {
  static func show(_ part: ShelfPart, on shelf: Shelf) throws {
    let response = ShelfScene.Response(
      source: CatalogSource(idNamespace: "tmdb"), shelf: shelf, films: part.elements, unreadable: part.unreadable)
    for words in CurrentWords.allLanguages {
      let viewModel = ShelfPresenter(words: words).viewModel(for: response)
      try ShownText.check(ListText(page: TextPage(width: 80)).render(viewModel))
      try ShownText.check(json: JSONView().render(ShelfJSON(words: words).viewModel(for: response)))
      _ = TSVView(hasHeader: true).render(ShelfTSV(words: words).viewModel(for: response))
    }
  }
}
