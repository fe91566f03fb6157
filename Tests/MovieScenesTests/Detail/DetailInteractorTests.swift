import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@Suite struct DetailInteractorTests {
  typealias Response = DetailScene.Response

  var interactor = DetailInteractor(source: .tmdb)

  @Test mutating func `A film is loaded with the sections to expand, and the next one without them`() {
    #expect(interactor.handle(.load(id: 603, expanding: [.reviews])) == [.ask(.film(603))])
    #expect(interactor.response == Response(source: .tmdb, id: 603, state: .loading, expanded: [.reviews]))
    #expect(interactor.receive(.film(.success(.sample(603))), to: .film(603)) == [])
    #expect(
      interactor.response
        == Response(
          source: .tmdb, id: 603, state: .loaded(.sample(603)), expanded: [.reviews]))
    #expect(interactor.handle(.load(id: 2)) == [.ask(.film(2))])
    #expect(interactor.response == Response(source: .tmdb, id: 2, state: .loading))
  }

  @Test mutating func `Before the first load, there is no film`() {
    #expect(interactor.handle(.refresh) == [])
    #expect(interactor.response == Response(source: .tmdb) && interactor.response.filmMarks == FilmMarks())
    let viewModel = DetailPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.content == .empty(EmptyState(title: "Not loaded yet")))
  }

  @Test mutating func `The marks of the film are those of its catalog`() {
    _ = interactor.handle(.load(id: 603))
    #expect(interactor.receive(.film(.success(.sample(603))), to: .film(603)) == [])
    #expect(interactor.filmsOnScreen == [603])
    let marks = FilmMarks(shelves: [.seen], diary: Diary(filmRating: StarRating(halves: 9)))
    interactor.mark([.init(.publicDomain, 603): FilmMarks(shelves: [.favorites]), 603: marks])
    #expect(interactor.response.filmMarks == marks)
  }
}
