import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import Testing
import ViewerScenes

@Suite struct SettingsJSONTests {
  private func page(_ response: SettingsScene.Response) -> JSONPage {
    SettingsJSON(words: EnglishWords()).viewModel(for: response)
  }

  private func settings() throws -> UserSettings {
    var settings = UserSettings()
    try settings.set(.language, to: "pt_br")
    try settings.set(.adult, to: "on")
    return settings
  }

  @Test func `All settings`() throws {
    let reset = page(.init(settings: UserSettings(), change: .reset(nil)))
    try Envelope.compare(
      ["two are changed": page(.init(settings: settings())), "all are reset": reset], as: "settings")
    #expect(reset.content == page(.init(settings: UserSettings())).content)
  }

  @Test func `One setting`() throws {
    func refused(_ name: String, _ value: String) throws -> JSONPage {
      let error = #expect(throws: SettingError.self) { try SettingValue(Setting(named: name), value) }
      return page(.init(settings: UserSettings(), problem: .invalidRequest(try #require(error))))
    }
    let settings = try settings()
    try Envelope.compare(
      [
        "language is read": page(.init(settings: settings, change: .read(.language))),
        "region is read": page(.init(settings: settings, change: .read(.region))),
        "theme is changed": page(.init(settings: settings, change: .changed(try SettingValue(.theme, "DARK")))),
        "adult is reset": page(.init(settings: UserSettings(), change: .reset(.adult))),
        "genre is reset": page(.init(settings: UserSettings(), change: .reset(.genre))),
        "an unknown name": refused("colour", "x"), "an unknown value": refused("theme", "pink"),
        "an unreadable file": page(.init(problem: .failed(StoreError(.setAside, path: "/a", movedTo: "/b")))),
      ], as: "settings")
  }
}

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
