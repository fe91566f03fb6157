import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import Testing

@Suite struct SearchJSONTests {
  let query: MovieQuery
  let withYear: MovieQuery

  init() throws {
    query = try #require(MovieQuery("spirited \"away\""))
    withYear = try #require(MovieQuery("spirited \"away\"", year: 2001))
  }

  private func page(_ state: SearchScene.State) -> JSONPage {
    SearchJSON(words: EnglishWords()).viewModel(for: .init(source: .tmdb, text: query.text, state: state))
  }

  @Test func aPage() throws {
    let films = Page(totalPages: 2, totalResults: 21, elements: [Movie.spiritedAway, .lostReel])
    try Envelope.compare(page(.found(.init(withYear, on: films))), as: "search")
  }

  @Test func anEarlierAnswerHasItsAge() throws {
    let films = Page(totalResults: 1, elements: [Movie.lostReel], skipped: 1, staleness: .sample)
    let page = page(.found(.init(query, on: films)))
    let value = try Envelope.read(page, as: "search")
    #expect(value["age"] == 3725)
    #expect(value["year"] == JSONValue.null)
    #expect(page.warnings.count == 2)
  }

  @Test func aPageThatDidNotComeLeavesWhatIsThere() throws {
    let films = Page(totalPages: 2, totalResults: 21, elements: [Movie.lostReel])
    let incomplete = page(.incomplete(.init(query, on: films), .timedOut))
    #expect(incomplete.outcome == .shown)
    #expect(incomplete.warnings == ["Next page: api.themoviedb.org took too long to answer."])
    #expect(try Envelope.read(incomplete, as: "search")["movies"]?[0]?["id"] == 7)
    #expect(page(.appending(.init(query, on: films))).content == incomplete.content)
  }

  @Test func nothingFoundIsNotFound() throws {
    let page = page(.found(.init(query, on: Page(totalResults: 0, elements: []))))
    #expect(page.outcome == .failed)
    #expect(page.code == "not-found")
    try Envelope.read(page, as: "search")
  }

  @Test func aPageAfterTheLastIsOutOfRange() {
    let beyond = Page<Movie>(number: 9, totalPages: 2, totalResults: 21, elements: [])
    #expect(page(.found(.init(query, on: beyond))).code == "out-of-range")
    #expect(page(.failed(.init(query: query, page: 501), CatalogError(.outOfRange))).code == "out-of-range")
  }

  @Test func rowsOfWhichNoneCouldBeReadAreNoAnswer() {
    let page = page(.found(.init(query, on: Page(totalResults: 3, elements: [], skipped: 3))))
    #expect(page.code == "malformed-answer")
    #expect(page.outcome == .failed)
  }

  @Test func failuresHaveTheirCodes() throws {
    let page = page(.failed(.init(query: query), .rejected))
    #expect(page.code == "rejected-credential")
    #expect(page.outcome == .unauthorized)
    #expect(try Envelope.read(page, as: "search")["error"]?["code"] == "rejected-credential")
  }

  @Test func nothingIsSaidBeforeThereIsAnything() {
    #expect(page(.waiting).content == .document([:]))
    #expect(page(.searching(earlier: nil)).content == .document([:]))
  }
}
