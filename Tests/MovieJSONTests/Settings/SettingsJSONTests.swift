import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import Testing

@Suite struct SettingsJSONTests {
  private func page(_ response: SettingsScene.Response) -> JSONPage {
    SettingsJSON(words: EnglishWords()).viewModel(for: response)
  }

  private func settings() throws -> Settings {
    var settings = Settings()
    try settings.set(.language, to: "pt_br")
    try settings.set(.adult, to: "on")
    return settings
  }

  @Test func allOfThem() throws {
    try Envelope.compare(page(.list(settings())), as: "settings")
  }

  @Test func one() throws {
    #expect(
      try Envelope.read(page(.value(.language, settings())), as: "settings") == ["key": "language", "value": "pt-BR"])
    #expect(
      try Envelope.read(page(.value(.region, settings())), as: "settings") == ["key": "region", "value": nil])
  }

  @Test func aChangedOneHasItsNewValue() throws {
    let page = page(.changed(try SettingValue(.theme, "DARK")))
    #expect(try Envelope.read(page, as: "settings") == ["key": "theme", "value": "dark"])
  }

  @Test func whatWasResetHasTheValueOfNobodyHavingSetIt() throws {
    #expect(try Envelope.read(page(.reset(.adult)), as: "settings") == ["key": "adult", "value": "off"])
    #expect(try Envelope.read(page(.reset(.genre)), as: "settings") == ["key": "genre", "value": nil])
    #expect(page(.reset(nil)).content == page(.list(Settings())).content)
  }

  @Test func unknownNamesAndValuesAreMisuse() throws {
    for request in [("colour", "x"), ("theme", "pink")] {
      let error = #expect(throws: SettingError.self) {
        _ = try SettingValue(Setting(named: request.0), request.1)
      }
      let page = page(.misused(try #require(error)))
      #expect(page.outcome == .misused)
      #expect(page.code == "usage")
      #expect(page.message?.contains(request.0) == true)
      try Envelope.read(page, as: "settings")
    }
  }

  @Test func aFileThatCannotBeReadHasItsCode() throws {
    let page = page(.failed(StoreError(.setAside, path: "/a", movedTo: "/b")))
    #expect(page.code == "set-aside")
    #expect(page.outcome == .failed)
    try Envelope.read(page, as: "settings")
  }
}
