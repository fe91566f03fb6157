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
}
