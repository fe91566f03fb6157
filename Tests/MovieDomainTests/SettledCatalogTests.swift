import MovieDomain
import Synchronization
import Testing

@Suite struct SettledCatalogTests {
  let store = TransientSettings()
  let made = Made()

  @Test func makesACatalogForTheFirstQuestionAndAfterEachChange() async throws {
    let catalog = SettledCatalog(.tmdb, settings: store) { [made] in made.catalog($0) }
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

  @Test func settingsThatCannotBeReadChangeNothing() async throws {
    let catalog = SettledCatalog(.tmdb, settings: UnreadableSettings()) { [made] in made.catalog($0) }
    _ = try await catalog.movie(1)
    _ = try await catalog.movie(1)
    #expect(made.settings == [Settings()])
  }

  @Test func tellsChangesApart() throws {
    var settings = Settings()
    #expect(settings.changes(since: Settings()) == [])
    try settings.set(.adult, to: "on")
    try settings.set(.language, to: "ru")
    #expect(settings.changes(since: Settings()) == [.adult, .language])
    #expect(Settings().changes(since: settings) == [.adult, .language])
  }
}

/// Keeps the settings that catalogs were made with.
final class Made: Sendable {
  private let all = Mutex<[Settings]>([])

  var settings: [Settings] { all.withLock(\.self) }

  func catalog(_ settings: Settings) -> StubCatalog {
    all.withLock { $0.append(settings) }
    return StubCatalog(films: [Movie(id: 1, title: "Film")])
  }
}

private struct UnreadableSettings: SettingsStore {
  func settings() throws(StoreError) -> Settings { throw StoreError(.malformed) }
  func set(_ values: [SettingValue]) {}
  func reset(_ settings: Set<Setting>) {}
  func changes() -> AsyncStream<SettingsChange> { AsyncStream { $0.finish() } }
}
