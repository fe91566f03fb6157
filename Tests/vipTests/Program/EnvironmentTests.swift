import ArgumentParser
import Foundation
import MovieDomain
import MovieTMDb
import MovieTerminal
import Testing

@testable import vip

@Suite struct EnvironmentTests {
  @Test func `Each variable that is read by its name is one of the process`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL
    var names: Set<String> = []
    for folder in ["vip", "MovieTerminal"] {
      let files = FileManager.default.enumerator(at: sources.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        names.formUnion(text.matches(of: /\["([A-Z][A-Z_]+)"\]/).map { String($0.1) })
      }
    }
    #expect(names.count > 20 && names.isSubset(of: EnvironmentVariables.names))
  }

  @Test(arguments: [
    (["LANG": "ru_RU.UTF-8"], "ru-RU"), (["LANG": "C"], nil), (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil),
    (["LANG": "de_DE@euro"], "de-DE"), (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], "it-IT"),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": ""], "fr-FR"), ([:], nil),
    (["LC_ALL": "ru_RU.KOI8-R"], "en-RU"), (["LC_ALL": "ru", "LC_CTYPE": "C"], "ru"),
    (["LANG": "de_DE.ISO-8859-15"], "de-DE"),
  ])
  func `The language is that of the locale, if it can write the letters`(variables: [String: String], tag: String?) {
    #expect(EnvironmentVariables(variables).language?.tag == tag)
  }

  @Test func `Folders are those of the XDG specification, which ignores relative paths`() {
    let folders = Directories(
      environment: EnvironmentVariables([
        "HOME": "/h", "XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "",
      ]))
    #expect([folders.configuration, folders.data, folders.cache] == ["/h/.config/vip", "/d/vip", "/h/.cache/vip"])
  }
}

@Suite(.timeLimit(.minutes(10))) struct PreferencesTests {
  @Test func `While the browser is open, another day and another time zone begin`() async {
    await #expect(processExitsWith: .success) {
      let preferences = Preferences(
        options: try DisplayOptions.parse([]), settings: UserSettings(), environment: EnvironmentVariables([:]))
      // These zones never have the same day.
      setenv("TZ", "UTC-14", 1)
      let here = preferences.today
      setenv("TZ", "UTC+12", 1)
      #expect(preferences.today < here && preferences.forTMDb.today() < here)
    }
  }
}
