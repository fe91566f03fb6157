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

  @Test func searches() throws {
    let dune = RecentSearches(["dune"])
    try Envelope.compare(
      [
        "newest first": page(.init(searches: RecentSearches(["blade runner", "千と千尋", "\u{202E}\"x\""]))),
        "none": page(.init(searches: RecentSearches())),
        "all are cleared": page(.init(searches: RecentSearches(), change: .cleared)),
        "one is removed": page(.init(searches: dune, change: .removed(query: "blade", existed: true))),
        "a missing one is removed": page(.init(searches: dune, change: .removed(query: "blade", existed: false))),
        "they cannot be read": page(.init(searches: dune, error: StoreError(.readOnly))),
      ], as: "history")
  }
}
