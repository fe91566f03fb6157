import ArgumentParser
import MovieDomain
import Testing

@testable import vip

@Suite struct PreferencesTests {
  @Test(arguments: [
    (["--language", "ru"], "de", "ru"), ([], "de", "de"), ([], nil, "fr"),
  ])
  func `An option takes precedence over settings that change`(
    arguments: [String], changed: String?, tag: String
  ) throws {
    let preferences = Preferences(
      options: try DisplayOptions.parse(arguments), settings: UserSettings(), environment: Environment(["LANG": "fr"]))
    var settings = UserSettings()
    settings.language = changed.flatMap { Language($0) }
    #expect(preferences.language(with: settings).tag == tag)
  }
}
