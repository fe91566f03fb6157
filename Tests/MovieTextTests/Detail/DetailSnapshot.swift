import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText

/// Compares a response, presented in English and rendered at several widths, with its golden.
struct DetailSnapshot {
  var state: DetailScene.Response.State
  var expanded: Set<DetailScene.Part> = []
  var source = CatalogSource.tmdb
  var palette = Palette.plain
  var charset = Charset.unicode
  var widths = [40, 80, 120]

  var viewModel: DetailScene.ViewModel { viewModel(in: EnglishWords()) }

  func viewModel(in words: any Words) -> DetailScene.ViewModel {
    let response = DetailScene.Response(source: source, id: 603, state: state, expanded: expanded)
    return DetailPresenter(words: words).viewModel(for: response)
  }

  func lines(width: Int, in words: any Words = EnglishWords()) -> [Substring] {
    DetailText(page: .sample(width: width)).render(viewModel(in: words)).split(separator: "\n")
  }

  func check(named name: String? = nil) {
    assertView(viewModel, in: DetailText.self, palette: palette, charset: charset, widths: widths, named: name)
  }
}

extension DetailSnapshot {
  init(
    _ details: MovieDetails, expanded: Set<DetailScene.Part> = [], source: CatalogSource = .tmdb,
    palette: Palette = .plain, charset: Charset = .unicode, widths: [Int] = [40, 80, 120]
  ) {
    self.init(
      state: .loaded(details), expanded: expanded, source: source, palette: palette, charset: charset, widths: widths)
  }
}
