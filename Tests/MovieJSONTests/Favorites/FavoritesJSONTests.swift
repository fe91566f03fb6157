import JSONTestSupport
import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import PublicDomainCatalog
import TMDb
import Testing

@Suite struct FavoritesJSONTests {
  private func page(_ response: FavoritesScene.Response) -> JSONPage {
    FavoritesJSON(words: EnglishWords()).viewModel(for: response)
  }

  private func page(changes: [FavoritesScene.Change]) -> JSONPage {
    page(.init(source: .tmdb, changes: changes))
  }

  @Test func `A list of favorites`() throws {
    let favorites = try [
      Favorite(source: .tmdb, movie: .spiritedAway, added: .sample),
      Favorite(source: .publicDomain, movie: .metropolis, added: .sample),
    ]
    try Envelope.compare(page(.init(source: .tmdb, favorites: favorites)), as: "favorites")
  }

  @Test func `An empty list is not a failure`() throws {
    let page = page(.init(source: .tmdb, favorites: []))
    #expect(page.outcome == .shown)
    #expect(try Envelope.read(page, as: "favorites") == ["movies": [], "unreadable": []])
  }

  @Test func `Favorites that cannot be read are named`() throws {
    let favorites = try [Favorite(source: .tmdb, movie: .spiritedAway, added: .sample)]
    let unreadable = [DamagedFavorite(id: .init(.tmdb, 12), title: "Nosferatu"), .init(id: nil, title: nil)]
    let page = page(.init(source: .tmdb, favorites: favorites, unreadable: unreadable))
    #expect(page.outcome == .shown)
    let value = try Envelope.read(page, as: "favorites")
    #expect(value["movies"]?[0]?["id"] == 129)
    #expect(
      value["unreadable"] == [
        ["source": "tmdb", "id": 12, "title": "Nosferatu"], ["source": nil, "id": nil, "title": nil],
      ])
  }

  @Test func `A list of which nothing can be read is a failure`() throws {
    let page = page(.init(source: .tmdb, favorites: [], unreadable: [.init(id: nil, title: nil)]))
    #expect(page.outcome == .failed)
    #expect(page.code == "malformed")
    try Envelope.read(page, as: "favorites")
  }

  @Test func `A repair names what was moved and where`() throws {
    let repair = FavoritesRepair(count: 2, favorites: [.init(id: .init(.tmdb, 12), title: nil)], path: "/a.json")
    let value = try Envelope.read(page(.init(source: .tmdb, repair: repair)), as: "favorites-repair")
    #expect(
      value == ["moved": 2, "file": "/a.json", "favorites": [["source": "tmdb", "id": 12, "title": nil]]])
    let nothing = page(.init(source: .tmdb, repair: .init()))
    #expect(
      try Envelope.read(nothing, as: "favorites-repair") == ["moved": 0, "file": nil, "favorites": []])
  }

  @Test func `Every kind of change`() throws {
    let page = page(changes: [
      .added(.spiritedAway), .alreadyThere(.metropolis), .removed(id: 7, title: "Lost Reel"),
      .removed(id: 8, title: nil), .notThere(id: 9), .failed(id: 10, CatalogError(.notFound)),
    ])
    #expect(page.outcome == .shown)
    #expect(page.warnings == ["#10: Not found in this catalog."])
    try Envelope.compare(page, as: "favorites-changes")
  }

  @Test func `Adding none of the films is a failure`() throws {
    let page = page(changes: [.failed(id: 1, CatalogError(.notFound)), .failed(id: 2, .rejected)])
    #expect(page.outcome == .unauthorized)
    #expect(page.code == "rejected-credential")
    try Envelope.read(page, as: "favorites-changes")
  }

  @Test func `Removing a missing favorite is not a failure`() throws {
    let page = page(changes: [.notThere(id: 9)])
    #expect(page.outcome == .shown)
    #expect(try Envelope.read(page, as: "favorites-changes")["changes"]?[0]?["status"] == "not-there")
  }

  @Test func `A change replaces the list`() throws {
    let favorites = try [Favorite(source: .tmdb, movie: .spiritedAway, added: .sample)]
    let page = page(.init(source: .tmdb, favorites: favorites, changes: [.added(.spiritedAway)]))
    let value = try Envelope.read(page, as: "favorites-changes")
    #expect(value == ["changes": [["id": 129, "title": "Spirited Away", "status": "added", "error": nil]]])
  }

  @Test func `A failure replaces the list`() throws {
    let page = page(.init(source: .tmdb, favorites: [], error: StoreError(.diskFull)))
    #expect(page.code == "disk-full")
    #expect(page.outcome == .failed)
  }

  @Test func `An unreadable library has an error code`() throws {
    let page = page(.init(source: .tmdb, error: StoreError(.newerVersion, path: "/home/u/library.sqlite")))
    #expect(page.code == "newer-version")
    #expect(page.outcome == .failed)
    try Envelope.read(page, as: "favorites")
  }

  @Test func `The document is empty while loading`() {
    #expect(page(.init(source: .tmdb)).content == .document([:]))
  }
}
