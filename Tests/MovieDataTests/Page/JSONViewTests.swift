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

  @Test func `Only the final page is written`() async {
    let written = Log<String>()
    let view = JSONView { written.add($0) }
    let page = JSONPage(content: .document([]))
    await view.displayProgress(page)
    await view.display(page)
    #expect(written.all == ["[]\n"])
  }
}

/// Goldens of `CatalogsProgramTests` and `JSONProgramTests` have the fields of a list in the given order.
@Suite struct JSONFieldsTests {
  @Test func `Shelves keep their own members`() {
    let home: JSONValue = ["shelves": [["id": "popular", "movies": [["id": 1, "title": "One"]]]]]
    let view = JSONView(fields: HomeJSON.fields.picking(["title"]))
    #expect(
      view.render(JSONPage(content: .document(home)))
        == #"{"shelves":[{"id":"popular","movies":[{"title":"One"}]}]}"# + "\n")
  }

  @Test func `A failure is written as a whole`() {
    let page = JSONPage(content: .failure(code: "offline", message: "No."), outcome: .failed)
    let fields = ListJSON.fields.picking(["id"])
    #expect(JSONView(fields: fields).render(page) == JSONView().render(page))
  }

  @Test func `The fields are those of the documents`() throws {
    let films = PagedList(ResultsPage(totalResults: 1, elements: [Movie.spiritedAway]))
    let people = PagedList(ResultsPage(totalResults: 1, elements: [PersonDetails.whole.person]))
    let genres = [Genre(id: 1, name: "Drama")]
    let shelved = ShelvedFilm(source: .tmdb, movie: .spiritedAway, added: .sample)
    let list = ListJSON.page(of: .init(source: .tmdb, key: .init(.popular), pages: .loaded(films)))
    #expect(try Envelope("list").read(list)["movies"]?[0]?.keys == ListJSON.fields.names)
    #expect(ListJSON.fields == SearchJSON.fields)
    #expect(ListJSON.fields.names == HomeJSON.fields.names)
    let film = DetailJSON.page(of: .init(source: .tmdb, id: 129, state: .loaded(.whole)))
    #expect(try Envelope("detail").read(film).keys == DetailJSON.fields.names)
    let person = PersonJSON.page(of: .init(source: .tmdb, key: .init(id: 608), value: .loaded(.whole)))
    #expect(try Envelope("person").read(person).keys == PersonJSON.fields.names)
    let page = PeopleJSON.page(of: .init(source: .tmdb, key: .init(), pages: .loaded(people)))
    #expect(try Envelope("people").read(page)["people"]?[0]?.keys == PeopleJSON.fields.names)
    let shelf = ShelfJSON.page(of: .init(source: .tmdb, films: [shelved]))
    #expect(try Envelope("shelf").read(shelf)["movies"]?[0]?.keys == ShelfJSON.fields.names)
    let all = GenresJSON.page(of: .init(source: .tmdb, value: .loaded(genres)))
    #expect(try Envelope("genres").read(all)["genres"]?[0]?.keys == GenresJSON.fields.names)
  }
}

/// What scenes write before they have their data, and when the token is rejected.
@Suite struct SceneStateTests {
  private static let loading: [String: JSONPage] = [
    "detail": DetailJSON.page(of: .init(source: .tmdb, id: 1, state: .loading)),
    "genres": GenresJSON.page(of: .init(source: .tmdb, value: .loading)),
    "history": HistoryJSON.page(of: .init()),
    "list": ListJSON.page(of: .init(source: .tmdb, key: .init(.popular), pages: .loading)),
    "people": PeopleJSON.page(of: .init(source: .tmdb, key: .init(), pages: .loading)),
    "person": PersonJSON.page(of: .init(source: .tmdb, key: .init(id: 608), value: .loading)),
    "settings": SettingsJSON.page(of: .init()), "shelf": ShelfJSON.page(of: .init(source: .tmdb)),
  ]

  @Test(arguments: loading.keys.sorted()) func `The document is empty while loading`(scene: String) {
    #expect(Self.loading[scene]?.content == .document([:]))
  }

  private static let rejected: [String: JSONPage] = [
    "detail": DetailJSON.page(of: .init(source: .tmdb, id: 1, state: .failed(.rejected))),
    "genres": GenresJSON.page(of: .init(source: .tmdb, value: .failed(.rejected))),
    "people": PeopleJSON.page(of: .init(source: .tmdb, key: .init(), pages: .failed(.rejected))),
    "person": PersonJSON.page(of: .init(source: .tmdb, key: .init(id: 608), value: .failed(.rejected))),
    "search": SearchJSON.page(of: .init(source: .tmdb, progress: .failed(.init(.popular), .rejected))),
  ]

  @Test(arguments: rejected.keys.sorted()) func `A rejected token is unauthorized`(scene: String) throws {
    let page = try #require(Self.rejected[scene])
    #expect(page.outcome == .unauthorized)
    #expect(try Envelope(scene).read(page)["error"]?["code"] == "rejected-credential")
  }
}
