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
    try Envelope.compare(page(.init(settings: settings())), as: "settings")
  }

  @Test func `A setting that was read`() throws {
    let language = page(.init(settings: try settings(), change: .read(.language)))
    #expect(try Envelope.read(language, as: "settings") == ["key": "language", "value": "pt-BR"])
    let region = page(.init(settings: try settings(), change: .read(.region)))
    #expect(try Envelope.read(region, as: "settings") == ["key": "region", "value": nil])
  }

  @Test func `A changed setting has its new value`() throws {
    let page = page(.init(settings: try settings(), change: .changed(try SettingValue(.theme, "DARK"))))
    #expect(try Envelope.read(page, as: "settings") == ["key": "theme", "value": "dark"])
  }

  @Test func `A reset setting has its default`() throws {
    func reset(_ setting: Setting?) -> JSONPage { page(.init(settings: UserSettings(), change: .reset(setting))) }
    #expect(try Envelope.read(reset(.adult), as: "settings") == ["key": "adult", "value": "off"])
    #expect(try Envelope.read(reset(.genre), as: "settings") == ["key": "genre", "value": nil])
    #expect(reset(nil).content == page(.init(settings: UserSettings())).content)
  }

  @Test func `Unknown names and values are usage errors`() throws {
    for request in [("colour", "x"), ("theme", "pink")] {
      let error = #expect(throws: SettingError.self) {
        _ = try SettingValue(Setting(named: request.0), request.1)
      }
      let page = page(.init(settings: UserSettings(), problem: .invalidRequest(try #require(error))))
      try Envelope.expectFailure(page, code: "usage", outcome: .invalidRequest)
      #expect(page.message?.contains(request.0) == true)
    }
  }

  @Test func `An unreadable file has an error code`() throws {
    let page = page(.init(problem: .failed(StoreError(.setAside, path: "/a", movedTo: "/b"))))
    try Envelope.expectFailure(page, code: "set-aside")
  }
}
