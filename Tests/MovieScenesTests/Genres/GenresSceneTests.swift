import MovieDisplay
import MovieDomain
import SceneTestSupport
import Testing
import ViewerScenes

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

  @Test func `A catalog without genres says so, and so does the page while they load`() {
    #expect(shown(.loaded([])).emptyState == EmptyState(title: "This catalog has no genres"))
    #expect(shown(.loading).activity == "Loading…")
  }

  private func shown(_ genres: Loadable<[Genre]>, in words: any Words = EnglishWords()) -> GenresScene.ViewModel {
    GenresPresenter.shown(.init(source: .tmdb, value: genres), in: words)
  }
}

@Suite struct GenreAliasesTests {
  @Test(arguments: [
    ("sci-fi", "Science Fiction"), ("SciFi", "Science Fiction"), ("sci fi", "Science Fiction"),
    ("sf", "Science Fiction"), ("comedies", "Comedy"), ("cartoons", "Animation"), ("docs", "Documentary"),
    ("kids", "Family"), ("фантастический", "Science Fiction"), ("мультики", "Animation"), ("вестерны", "Western"),
    ("", nil), ("bogus", nil), ("science", nil), ("Horror", nil),
  ])
  func `Other names mean a genre, and everything else does not`(typed: String, name: String?) {
    #expect(GenreAliases.name(for: typed) == name)
  }
}
