import MovieDisplay
import MovieDomain
import SceneTestSupport
import Testing

@testable import MovieScenes

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

@Suite struct GenreAliasesTests {
  @Test(arguments: [
    ("sci-fi", "Science Fiction"), ("SciFi", "Science Fiction"), ("sci fi", "Science Fiction"),
    ("sf", "Science Fiction"),
    ("comedies", "Comedy"), ("cartoons", "Animation"), ("docs", "Documentary"), ("kids", "Family"),
    ("фантастический", "Science Fiction"), ("мультики", "Animation"), ("вестерны", "Western"),
  ])
  func otherNamesMeanAGenre(typed: String, name: String) {
    #expect(GenreAliases.name(for: typed) == name)
  }

  @Test(arguments: ["", "bogus", "science", "Horror"])
  func everythingElseDoesNot(typed: String) {
    #expect(GenreAliases.name(for: typed) == nil)
  }
}
