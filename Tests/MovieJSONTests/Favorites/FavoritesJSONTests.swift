import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import Testing

@Suite struct FavoritesJSONTests {
  private func page(_ response: FavoritesScene.Response) -> JSONPage {
    FavoritesJSON(words: EnglishWords()).viewModel(for: response)
  }

  @Test func allOfThem() throws {
    let favorites = try [
      Favorite(source: .tmdb, movie: .spiritedAway, added: .sample),
      Favorite(source: .publicDomain, movie: .metropolis, added: .sample),
    ]
    try Envelope.compare(page(.list(favorites, source: .tmdb)), as: "favorites")
  }

  @Test func noneAreAnEmptyList() throws {
    let page = page(.list([], source: .tmdb))
    #expect(page.outcome == .shown)
    #expect(try Envelope.read(page, as: "favorites") == ["movies": []])
  }

  @Test func everyChange() throws {
    let page = page(
      .changed([
        .added(.spiritedAway), .alreadyThere(.metropolis), .removed(id: 7, title: "Lost Reel"),
        .removed(id: 8, title: nil), .notThere(id: 9), .failed(id: 10, CatalogError(.notFound)),
      ]))
    #expect(page.outcome == .shown)
    #expect(page.warnings == ["#10: The server has nothing under that address."])
    try Envelope.compare(page, as: "favorites-changes")
  }

  @Test func nothingDoneIsAFailure() throws {
    let page = page(.changed([.failed(id: 1, CatalogError(.notFound)), .failed(id: 2, .rejected)]))
    #expect(page.outcome == .unauthorized)
    #expect(page.code == "rejected-credential")
    try Envelope.read(page, as: "favorites-changes")
  }

  @Test func whatWasNotThereIsNoFailure() throws {
    let page = page(.changed([.notThere(id: 9)]))
    #expect(page.outcome == .shown)
    #expect(try Envelope.read(page, as: "favorites-changes")["changes"]?[0]?["status"] == "not-there")
  }

  @Test func aLibraryThatCannotBeReadHasItsCode() throws {
    let page = page(.failed(StoreError(.newerVersion, path: "/home/u/library.sqlite")))
    #expect(page.code == "newer-version")
    #expect(page.outcome == .failed)
    try Envelope.read(page, as: "favorites")
  }

  @Test func nothingIsSaidBeforeThereIsAnything() {
    #expect(page(.loading).content == .document([:]))
  }
}
