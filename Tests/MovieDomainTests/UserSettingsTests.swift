import Testing

@testable import MovieDomain

@Suite(.timeLimit(.minutes(10))) struct SettingsTests {
  @Test(arguments: [
    (Setting.language, "PT_br", "pt-BR"), (.region, "de", "DE"), (.adult, "On", "on"), (.theme, "DARK", "dark"),
    (.genre, " Science Fiction ", "Science Fiction"), (.history, "off", "off"), (.posters, "ON", "on"),
    (.keys, " quit = Q ,sort==", "quit = Q, sort=="), (.services, " Netflix ,MUBI,, netflix", "Netflix, MUBI"),
  ])
  func `Valid values are normalized`(setting: Setting, text: String, canonical: String) throws {
    #expect(try SettingValue(setting, text).text == canonical)
  }

  @Test(arguments: Setting.allCases)
  func `Each setting can be set, read and reset`(setting: Setting) throws {
    let fresh = UserSettings()
    for value in setting.validValues {
      var settings = fresh
      try settings.set(setting, to: value)
      #expect(settings[setting] == value)
      #expect(settings.changes(since: fresh) == (value == fresh[setting] ? [] : [setting]))
      #expect(fresh.changes(since: settings) == settings.changes(since: fresh))
      settings.reset(setting)
      #expect(settings == fresh)
    }
  }

  @Test(arguments: [Setting.adult, .history])
  func `A switch has several words for on and off`(setting: Setting) throws {
    for (words, value) in [(["on", "ON", "true", "True", "yes", "Yes"], "on"), (["off", "false", "NO"], "off")] {
      #expect(try words.map { try SettingValue(setting, $0).text } == words.map { _ in value })
    }
  }

  @Test(arguments: [
    (Setting.language, "english"), (.region, "Germany"), (.adult, "maybe"), (.theme, ""), (.genre, "  "),
    (.history, "1"), (.keys, "quit"), (.keys, "quit=,"), (.keys, "=Q"), (.services, " , "),
  ])
  func `An error lists the valid values`(setting: Setting, text: String) throws {
    let error = SettingError(
      key: setting.rawValue, problem: .invalidValue(text), valid: setting.validValues,
      isComplete: setting.listsAllValues)
    #expect(throws: error) { try SettingValue(setting, text) }
  }

  // A comparison of each name with all before it would take minutes.
  @Test func `Ten thousand services are named once each`() throws {
    let names = (0..<10_000).map { "Service \($0)" }
    var settings = UserSettings()
    try settings.set(.services, to: (names + names).joined(separator: ", "))
    #expect(settings.services == names)
  }

  @Test func `Transient settings report which values changed`() async throws {
    let settings = TransientSettings()
    var changes = settings.changes().makeAsyncIterator()
    try await settings.set([SettingValue(.theme, "auto")])
    try await settings.set([SettingValue(.theme, "dark"), SettingValue(.adult, "on")])
    await settings.reset([.theme, .adult, .genre])
    #expect(await changes.next() == [.theme, .adult])
    #expect(await changes.next() == [.theme, .adult])
    #expect(await settings.settings() == UserSettings())
  }
}
