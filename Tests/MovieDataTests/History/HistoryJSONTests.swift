import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import Testing
import ViewerScenes

@Suite struct HistoryJSONTests {
  private func page(_ response: HistoryScene.Response) -> JSONPage {
    HistoryJSON(words: EnglishWords()).viewModel(for: response)
  }

  @Test func `Searches, newest first`() throws {
    try Envelope.compare(
      page(.init(searches: RecentSearches(["blade runner", "千と千尋", "\u{202E}\"x\""]))), as: "history")
  }

  @Test func `An empty list is not a failure`() throws {
    let page = page(.init(searches: RecentSearches()))
    #expect(page.outcome == .shown)
    #expect(try Envelope.read(page, as: "history") == ["searches": []])
  }

  @Test func `A change replaces the list`() throws {
    #expect(
      try Envelope.read(page(.init(searches: RecentSearches(), change: .cleared)), as: "history") == ["cleared": true])
    let removed = page(.init(searches: RecentSearches(["dune"]), change: .removed(query: "blade", existed: true)))
    #expect(try Envelope.read(removed, as: "history") == ["removed": ["blade"]])
  }

  @Test func `Removing a missing search is a failure`() throws {
    let page = page(.init(searches: RecentSearches(["dune"]), change: .removed(query: "blade", existed: false)))
    try Envelope.expectFailure(page, code: "not-found")
    #expect(page.message?.contains("blade") == true)
  }

  @Test func `An unreadable history has an error code`() throws {
    let page = page(.init(searches: RecentSearches(["dune"]), error: StoreError(.readOnly)))
    try Envelope.expectFailure(page, code: "read-only")
  }
}
