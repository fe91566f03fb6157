import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// `LoadingTests` and `PeopleJSONTests` have pages that are outdated or could not be loaded.
@Suite struct PeopleSceneTests {
  @Test func aRowShowsWhatThePersonIsKnownFor() {
    let person = Person(
      id: 287, name: "Brad Pitt", department: "Acting", profilePath: "/p.jpg",
      knownFor: [
        .init(title: "Fight Club", movieID: 550), .init(title: "\u{200B}", movieID: 1),
        .init(title: "A Series", movieID: nil),
      ])
    let page = ResultsPage(totalPages: 2, totalResults: 40, elements: [person])
    let response = PeopleScene.Response(source: .tmdb, key: .init(), pages: .loaded(PagedList(page)))
    assertShown(["a page": PeoplePresenter.shown(response)])
  }

  @Test func `A catalog without people says so`() {
    let nothing = PagedList(ResultsPage<Person>(totalResults: 0, elements: []))
    let viewModel = PeoplePresenter.shown(.init(source: .tmdb, key: .init(), pages: .loaded(nothing)))
    #expect(viewModel.emptyState == EmptyState(title: "This catalog has no people"))
  }

  @Test(arguments: [("Mueller", false), ("Müller", false), ("чаплин", true), ("黒澤", true)])
  func `A name that is not found in other letters is worth a try in Latin ones`(name: String, isForeign: Bool) {
    let nothing = PagedList(ResultsPage<Person>(totalResults: 0, elements: []))
    let viewModel = PeoplePresenter.shown(.init(source: .tmdb, key: .init(query: name), pages: .loaded(nothing)))
    #expect(viewModel.outcome == .nothingFound)
    #expect(viewModel.emptyState?.advice.contains("Latin letters") == isForeign)
  }
}
