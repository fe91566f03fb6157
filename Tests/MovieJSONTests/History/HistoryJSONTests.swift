import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import Testing

@Suite struct HistoryJSONTests {
  private func page(_ response: HistoryScene.Response) -> JSONPage {
    HistoryJSON(words: EnglishWords()).viewModel(for: response)
  }

  @Test func theNewestFirst() throws {
    try Envelope.compare(page(.list(RecentSearches(["blade runner", "千と千尋", "\u{202E}\"x\""]))), as: "history")
  }

  @Test func noneAreAnEmptyList() throws {
    let page = page(.list(RecentSearches()))
    #expect(page.outcome == .shown)
    #expect(try Envelope.read(page, as: "history") == ["searches": []])
  }

  @Test func whatWasDone() throws {
    #expect(try Envelope.read(page(.cleared), as: "history") == ["cleared": true])
    #expect(
      try Envelope.read(page(.removed(query: "blade", wasThere: true)), as: "history") == ["removed": ["blade"]])
  }

  @Test func whatWasNotThereIsNotFound() throws {
    let page = page(.removed(query: "blade", wasThere: false))
    #expect(page.outcome == .failed)
    #expect(page.code == "not-found")
    #expect(page.message?.contains("blade") == true)
    try Envelope.read(page, as: "history")
  }

  @Test func aHistoryThatCannotBeReadHasItsCode() throws {
    let page = page(.failed(StoreError(.readOnly)))
    #expect(page.code == "read-only")
    #expect(page.outcome == .failed)
    try Envelope.read(page, as: "history")
  }
}
