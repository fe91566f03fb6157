import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

/// Shows the page of a film that was stored, in every form.
enum FilmRun {
  static func show(_ details: MovieDetails, from source: CatalogSource) throws {
    let response = DetailScene.Response(
      source: source, id: details.movie.id, state: .loaded(details), expanded: Set(DetailScene.Part.allCases))
    for words in CurrentWords.allLanguages {
      let viewModel = DetailPresenter(words: words).viewModel(for: response)
      try ShownText.check(DetailText(page: TextPage(width: 80)).render(viewModel))
      try ShownText.check(json: JSONView().render(DetailJSON(words: words).viewModel(for: response)))
    }
  }
}
