import MovieDomain
import MovieTestSupport
import Synchronization
import Testing

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
