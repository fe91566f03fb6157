import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@Suite struct GenresSceneTests {
  @Test func `Genres lead to their films, sorted by their names in the language of the screen`() {
    let russian = RussianWords()
    assertShown([
      "English": shown(.loaded(.english)), "Russian": shown(.loaded(.english), in: russian),
      "as a Russian catalog sorts them": shown(.loaded(.russian), in: russian),
      "failed": shown(.failed(CatalogError(.rejectedCredential))), "not loaded": shown(.idle),
    ])
  }

  private func shown(_ genres: Loadable<[Genre]>, in words: any Words = EnglishWords()) -> GenresScene.ViewModel {
    GenresPresenter(words: words).viewModel(for: .init(source: .tmdb, value: genres))
  }
}
