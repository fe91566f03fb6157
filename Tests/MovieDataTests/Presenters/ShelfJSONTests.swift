import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import Testing
import ViewerScenes

@Suite struct ShelfJSONTests {
  private func page(_ response: ShelfScene.Response) -> JSONPage {
    ShelfJSON(words: EnglishWords()).viewModel(for: response)
  }

  private static let films = [
    ShelvedFilm(source: .tmdb, movie: .spiritedAway, added: .sample),
    ShelvedFilm(source: .publicDomain, movie: .metropolis, added: .sample),
  ]

  @Test func lists() throws {
    let unreadable = [FilmName(id: .init(.tmdb, 12), title: "Nosferatu"), .init(id: nil, title: nil)]
    try Envelope.compare(
      [
        "films of two catalogs": page(.init(source: .tmdb, films: Self.films)),
        "no films": page(.init(source: .tmdb, films: [])),
        "films that cannot be read": page(.init(source: .tmdb, films: [Self.films[0]], unreadable: unreadable)),
        "nothing can be read": page(.init(source: .tmdb, films: [], unreadable: unreadable)),
        "a full disk": page(.init(source: .tmdb, films: [], error: StoreError(.diskFull))),
        "a newer version": page(.init(source: .tmdb, error: StoreError(.newerVersion))),
      ], as: "shelf")
  }

  @Test func repairs() throws {
    let repair = LibraryRepair(count: 2, films: [.init(id: .init(.tmdb, 12), title: nil)], path: "/a.json")
    try Envelope.compare(
      [
        "a repair": page(.init(source: .tmdb, lastChange: .repair(.success(repair)))),
        "nothing to repair": page(.init(source: .tmdb, lastChange: .repair(.success(.init())))),
      ], as: "repair")
  }

  @Test func `undo and redo`() throws {
    let films = AffectedFilms(count: 20, films: [.init(id: .init(.tmdb, 12), title: "Nosferatu")])
    func page(_ step: UndoStep, _ films: AffectedFilms?) -> JSONPage {
      self.page(.init(source: .tmdb, lastChange: .performed(step, .success(films))))
    }
    try Envelope.compare(["undo": page(.undo, films), "nothing to undo": page(.undo, nil)], as: "undo", named: "undo")
    try Envelope.compare(["redo": page(.redo, films), "nothing to redo": page(.redo, nil)], as: "redo", named: "redo")
  }

  @Test func changes() throws {
    func page(_ changes: ShelfScene.Change..., after films: [ShelvedFilm]? = nil) -> JSONPage {
      self.page(.init(source: .tmdb, films: films, lastChange: .films(changes, on: .favorites)))
    }
    try Envelope.compare(
      [
        "every kind": page(
          change(129, "Spirited Away", .added), change(34, "Metropolis", .alreadyThere, in: .publicDomain),
          change(7, "Lost Reel", .removed), change(8, nil, .removed), change(9, nil, .notThere()),
          change(10, nil, .notLoaded(CatalogError(.notFound))), change(11, "Dune", .notSaved(StoreError(.diskFull))),
          change(12, nil, .untried)),
        "none was added": page(
          change(1, nil, .notLoaded(CatalogError(.notFound))), change(2, nil, .notLoaded(.rejected))),
        "none was removed": page(change(9, nil, .notThere())),
        "a change of a list": page(change(129, "Spirited Away", .added), after: Self.films),
      ], as: "shelf-changes")
  }

  private func change(
    _ id: Movie.ID, _ title: String?, _ result: ShelfScene.Change.Result, in source: CatalogSource = .tmdb
  ) -> ShelfScene.Change {
    .init(.init(source, id), title: title, result)
  }
}
