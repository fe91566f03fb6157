import MovieDomain
import MovieTestSupport
import Synchronization
import Testing

@Suite struct MovieQueryTests {
  @Test(arguments: [
    ("blade runner", "blade runner"), ("  blade \t runner\n", "blade runner"), ("\u{A0}M\u{3000}", "M"), ("七", "七"),
    ("", nil), (" ", nil), ("\t\r\n", nil), ("\u{A0}\u{2003}\u{3000}", nil),
  ])
  func `White space is trimmed and folded, and is no query alone`(text: String, trimmed: String?) {
    #expect(MovieQuery(text)?.text == trimmed)
  }

  @Test(arguments: ["x", "ы", "👨‍👩‍👧"])
  func `A long query is truncated`(letter: String) {
    let text = " " + String(repeating: letter, count: 10_000)
    #expect(MovieQuery(text)?.text == String(repeating: letter, count: MovieQuery.longestText))
  }

  @Test func `A truncated query does not end with a space`() {
    let text = String(repeating: "x", count: MovieQuery.longestText - 1) + "   and more"
    #expect(MovieQuery(text)?.text == String(repeating: "x", count: MovieQuery.longestText - 1))
  }

  @Test(
    arguments: [
      ("nosferatu 1922", "nosferatu", 1922), ("Nosferatu (1922)", "Nosferatu", 1922),
      ("  the general\t1926 ", "the general", 1926), ("Blade Runner 2049", "Blade Runner", 2049),
      ("2001 1968", "2001", 1968), ("2001", nil, nil), ("(1922)", nil, nil), ("nosferatu", nil, nil),
      ("area 51", nil, nil), ("apollo 13", nil, nil), ("year 1869", nil, nil), ("year 2101", nil, nil),
      ("x 19222", nil, nil), ("x 1922a", nil, nil), ("x ١٩٢٢", nil, nil), ("x (1922", nil, nil), ("x1922", nil, nil),
      ("1922 nosferatu", nil, nil),
    ] as [(String, String?, Int?)])
  func aYearThatEndsTheTextIsRead(text: String, title: String?, year: Int?) throws {
    #expect(try #require(MovieQuery(text)).withYearFromText == title.flatMap { MovieQuery($0, year: year) })
    #expect(try #require(MovieQuery(text, year: 1979)).withYearFromText == nil, "It keeps the year that it has.")
  }
}

@Suite(.timeLimit(.minutes(10))) struct SettingsAwareCatalogTests {
  let store = TransientSettings()
  let made = Made()

  @Test func `A catalog is created on first use and after relevant changes`() async throws {
    let catalog = SettingsAwareCatalog(.tmdb, settings: store) { [made] in made.catalog($0) }
    #expect(made.settings == [])
    _ = try await catalog.movie(1)
    _ = try await catalog.genres()
    #expect(made.settings.count == 1)
    try await store.set([SettingValue(.theme, "dark"), SettingValue(.genre, "Drama"), SettingValue(.history, "off")])
    _ = try await catalog.movie(1)
    #expect(made.settings.count == 1)
    for (setting, value) in [(Setting.language, "ru"), (.region, "DE"), (.adult, "on")] {
      try await store.set([SettingValue(setting, value)])
      _ = try await catalog.movie(1)
      #expect(made.settings.last?[setting] == value)
    }
    #expect(made.settings.count == 4)
  }

  @Test func `Defaults are used if the settings cannot be read`() async throws {
    let catalog = SettingsAwareCatalog(.tmdb, settings: UnreadableSettings()) { [made] in made.catalog($0) }
    _ = try await catalog.movie(1)
    _ = try await catalog.movie(1)
    #expect(made.settings == [UserSettings()])
  }
}

/// Records the settings that catalogs were created with.
final class Made: Sendable {
  private let all = Mutex<[UserSettings]>([])

  var settings: [UserSettings] { all.withLock(\.self) }

  func catalog(_ settings: UserSettings) -> SampleCatalog {
    all.withLock { $0.append(settings) }
    return SampleCatalog(.tmdb, films: [Movie(id: 1, title: "Film")])
  }
}
