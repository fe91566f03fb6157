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

  private func page(changes: [ShelfScene.Change]) -> JSONPage {
    page(.init(source: .tmdb, lastChange: .films(changes, on: .favorites)))
  }

  @Test func `A list of favorites`() throws {
    let favorites = [
      ShelvedFilm(source: .tmdb, movie: .spiritedAway, added: .sample),
      ShelvedFilm(source: .publicDomain, movie: .metropolis, added: .sample),
    ]
    try Envelope.compare(page(.init(source: .tmdb, films: favorites)), as: "shelf")
  }

  @Test func `An empty list is not a failure`() throws {
    let page = page(.init(source: .tmdb, films: []))
    #expect(page.outcome == .shown)
    #expect(try Envelope.read(page, as: "shelf") == ["movies": [], "unreadable": []])
  }

  @Test func `Favorites that cannot be read are named`() throws {
    let favorites = [ShelvedFilm(source: .tmdb, movie: .spiritedAway, added: .sample)]
    let unreadable = [FilmName(id: .init(.tmdb, 12), title: "Nosferatu"), .init(id: nil, title: nil)]
    let page = page(.init(source: .tmdb, films: favorites, unreadable: unreadable))
    #expect(page.outcome == .shown)
    let value = try Envelope.read(page, as: "shelf")
    #expect(value["movies"]?[0]?["id"] == 129)
    #expect(
      value["unreadable"] == [
        ["source": "tmdb", "id": 12, "title": "Nosferatu"], ["source": nil, "id": nil, "title": nil],
      ])
  }

  @Test func `A list of which nothing can be read is a failure`() throws {
    let page = page(.init(source: .tmdb, films: [], unreadable: [.init(id: nil, title: nil)]))
    try Envelope.expectFailure(page, code: "malformed")
  }

  @Test func `A repair names what was moved and where`() throws {
    let repair = LibraryRepair(count: 2, films: [.init(id: .init(.tmdb, 12), title: nil)], path: "/a.json")
    let value = try Envelope.read(page(.init(source: .tmdb, lastChange: .repair(.success(repair)))), as: "repair")
    #expect(
      value == ["moved": 2, "file": "/a.json", "movies": [["source": "tmdb", "id": 12, "title": nil]]])
    let nothing = page(.init(source: .tmdb, lastChange: .repair(.success(.init()))))
    #expect(
      try Envelope.read(nothing, as: "repair") == ["moved": 0, "file": nil, "movies": []])
  }

  @Test(arguments: [(UndoStep.undo, "undo", "undone"), (.redo, "redo", "redone")])
  func `An undo and a redo have schemas of their own`(step: UndoStep, schema: String, count: String) throws {
    let films = AffectedFilms(count: 20, films: [.init(id: .init(.tmdb, 12), title: "Nosferatu")])
    let value = try Envelope.read(
      page(.init(source: .tmdb, lastChange: .performed(step, .success(films)))), as: schema)
    #expect(value == [count: 20, "movies": [["source": "tmdb", "id": 12, "title": "Nosferatu"]]])
    let nothing = page(.init(source: .tmdb, lastChange: .performed(step, .success(nil))))
    #expect(nothing.code == "not-found")
  }

  @Test func `Every kind of change`() throws {
    let page = page(changes: [
      change(129, "Spirited Away", .added), change(34, "Metropolis", .alreadyThere, in: .publicDomain),
      change(7, "Lost Reel", .removed), change(8, nil, .removed), change(9, nil, .notThere()),
      change(10, nil, .notLoaded(CatalogError(.notFound))), change(11, "Dune", .notSaved(StoreError(.diskFull))),
      change(12, nil, .untried),
    ])
    #expect(page.outcome == .shownWithProblems)
    #expect(
      page.warnings == [
        "#9 is not in your favorites.", "This catalog has no film with id 10.",
        "Dune: The file was not saved: the disk is full.", "#12 was skipped.",
      ])
    try Envelope.compare(page, as: "shelf-changes")
  }

  @Test func `Adding none of the films is a failure`() throws {
    let page = page(changes: [
      change(1, nil, .notLoaded(CatalogError(.notFound))), change(2, nil, .notLoaded(.rejected)),
    ])
    try Envelope.expectFailure(page, code: "rejected-credential", outcome: .unauthorized)
  }

  @Test func `Removing a missing favorite is a failure`() throws {
    let page = page(changes: [change(9, nil, .notThere())])
    try Envelope.expectFailure(page, code: "not-found")
    #expect(page.message == "Nothing was removed. #9 is not in your favorites.")
  }

  @Test func `A change replaces the list`() throws {
    let favorites = [ShelvedFilm(source: .tmdb, movie: .spiritedAway, added: .sample)]
    let page = page(
      .init(source: .tmdb, films: favorites, lastChange: .films([change(129, "Spirited Away", .added)], on: .favorites))
    )
    let value = try Envelope.read(page, as: "shelf-changes")
    #expect(
      value == [
        "changes": [["id": 129, "source": "tmdb", "title": "Spirited Away", "status": "added", "error": nil]]
      ])
  }

  private func change(
    _ id: Movie.ID, _ title: String?, _ result: ShelfScene.Change.Result, in source: CatalogSource = .tmdb
  ) -> ShelfScene.Change {
    .init(.init(source, id), title: title, result)
  }

  @Test(arguments: [
    (StoreError.Code.diskFull, "disk-full", [] as [ShelvedFilm]?), (.newerVersion, "newer-version", nil),
  ])
  func `A failure replaces the list`(error: StoreError.Code, code: String, films: [ShelvedFilm]?) throws {
    let page = page(.init(source: .tmdb, films: films, error: StoreError(error)))
    try Envelope.expectFailure(page, code: code)
  }
}
