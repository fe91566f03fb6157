import JSONTestSupport
import LogTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct JSONViewTests {
  @Test func `A failure is an error object`() throws {
    let page = JSONPage(content: .failure(code: "not-found", message: "No \u{1B}film."), outcome: .failed)
    #expect(
      JSONView().render(page) == #"{"error":{"code":"not-found","message":"No \u001bfilm."}}"# + "\n")
    try Envelope("error").compare(["failure": page])
  }

  @Test func `Several failures have a line each, which ends without a full stop after a command`() {
    let missing = EmptyState(title: "No films", advice: "Add one: films add 12")
    let failures = [
      JSONPage.Content.failure(.notFound, saying: missing), .failure(.usage, saying: EmptyState(title: "Unknown")),
    ]
    #expect(
      JSONPage.Content.merging(failures)
        == .failure(code: "not-found", message: "No films. Add one: films add 12\nUnknown."))
  }

  @Test func `Only the final page is written`() async {
    let written = Log<String>()
    let view = JSONView { written.add($0) }
    let page = JSONPage(content: .document([]))
    await view.displayProgress(page)
    await view.display(page)
    #expect(written.all == ["[]\n"])
  }
}

/// Goldens of `SessionProgramTests` have the fields of a list in the given order.
@Suite struct JSONFieldsTests {
  @Test func `Shelves keep their own members`() {
    let home: JSONValue = ["shelves": [["id": "popular", "movies": [["id": 1, "title": "One"]]]]]
    let view = JSONView(fields: HomeScene.JSON.fields.picking(["title"]))
    #expect(
      view.render(JSONPage(content: .document(home)))
        == #"{"shelves":[{"id":"popular","movies":[{"title":"One"}]}]}"# + "\n")
  }

  @Test func `The films of a change have the named fields`() {
    let change: JSONValue = ["changes": [["id": 1, "title": "One", "status": "added"]]]
    let view = JSONView(fields: ShelfScene.JSON.fields.picking(["status", "id"]))
    #expect(view.render(JSONPage(content: .document(change))) == #"{"changes":[{"status":"added","id":1}]}"# + "\n")
  }

  @Test func `A failure is written as a whole`() {
    let page = JSONPage(content: .failure(code: "offline", message: "No."), outcome: .failed)
    let fields = ListScene.JSON.fields.picking(["id"])
    #expect(JSONView(fields: fields).render(page) == JSONView().render(page))
  }

  @Test func `The fields are those of the documents`() throws {
    let films = PagedList(ResultsPage(totalResults: 1, elements: [Movie.spiritedAway]))
    let people = PagedList(ResultsPage(totalResults: 1, elements: [PersonDetails.whole.person]))
    let genres = [Genre(id: 1, name: "Drama")]
    let shelved = ShelvedFilm(source: .tmdb, movie: .spiritedAway, added: .sample)
    let list = ListScene.JSON.page(of: .init(source: .tmdb, key: .init(.popular), pages: .loaded(films)))
    #expect(try Envelope("list").read(list)["movies"]?[0]?.keys == ListScene.JSON.fields.names)
    #expect(ListScene.JSON.fields == SearchScene.JSON.fields)
    #expect(ListScene.JSON.fields.names == HomeScene.JSON.fields.names)
    let film = DetailScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 129), value: .loaded(.init(.whole))))
    #expect(try Envelope("detail").read(film).keys == DetailScene.JSON.fields.names)
    let person = PersonScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 608), value: .loaded(.whole)))
    #expect(try Envelope("person").read(person).keys == PersonScene.JSON.fields.names)
    let page = PeopleScene.JSON.page(of: .init(source: .tmdb, key: .init(), pages: .loaded(people)))
    #expect(try Envelope("people").read(page)["people"]?[0]?.keys == PeopleScene.JSON.fields.names)
    let shelf = ShelfScene.JSON.page(of: .init(source: .tmdb, films: [shelved]))
    let shelfKeys = try #require(try Envelope("shelf").read(shelf)["movies"]?[0]?.keys)
    #expect(shelfKeys + ["status", "error"] == ShelfScene.JSON.fields.names)
    let all = GenresScene.JSON.page(of: .init(source: .tmdb, value: .loaded(genres)))
    #expect(try Envelope("genres").read(all)["genres"]?[0]?.keys == GenresScene.JSON.fields.names)
  }
}

/// What scenes write before they have their data, and when the token is rejected.
@Suite struct SceneStateTests {
  private static let loading: [String: JSONPage] = [
    "detail": DetailScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 1), value: .loading)),
    "genres": GenresScene.JSON.page(of: .init(source: .tmdb, value: .loading)),
    "history": HistoryScene.JSON.page(of: .init()),
    "list": ListScene.JSON.page(of: .init(source: .tmdb, key: .init(.popular), pages: .loading)),
    "people": PeopleScene.JSON.page(of: .init(source: .tmdb, key: .init(), pages: .loading)),
    "person": PersonScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 608), value: .loading)),
    "settings": SettingsScene.JSON.page(of: .init()), "shelf": ShelfScene.JSON.page(of: .init(source: .tmdb)),
  ]

  @Test(arguments: loading.keys.sorted()) func `The document is empty while loading`(scene: String) {
    #expect(Self.loading[scene]?.content == .document([:]))
  }

  private static let rejected: [String: JSONPage] = [
    "detail": DetailScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 1), value: .failed(.rejected))),
    "genres": GenresScene.JSON.page(of: .init(source: .tmdb, value: .failed(.rejected))),
    "people": PeopleScene.JSON.page(of: .init(source: .tmdb, key: .init(), pages: .failed(.rejected))),
    "person": PersonScene.JSON.page(of: .init(source: .tmdb, key: .init(id: 608), value: .failed(.rejected))),
    "search": SearchScene.JSON.page(of: .init(source: .tmdb, progress: .failed(.init(.popular), .rejected))),
  ]

  @Test(arguments: rejected.keys.sorted()) func `A rejected token is unauthorized`(scene: String) throws {
    let page = try #require(Self.rejected[scene])
    #expect(page.outcome == .unauthorized)
    #expect(try Envelope(scene).read(page)["error"]?["code"] == "rejected-credential")
  }
}
