import ArgumentParser
import Foundation
import MovieDomain
import MovieTMDb
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

  @Test func `While the browser is open, another day and another time zone begin`() async {
    await #expect(processExitsWith: .success) {
      let preferences = Preferences(
        options: try DisplayOptions.parse([]), settings: UserSettings(), environment: Environment([:]))
      // These zones never have the same day.
      setenv("TZ", "UTC-14", 1)
      let here = preferences.today
      setenv("TZ", "UTC+12", 1)
      #expect(preferences.today < here && preferences.forTMDb.today() < here)
    }
  }
}
