/// Settings stored in memory.
public actor TransientSettings: SettingsStore {
  private var current: UserSettings
  private let observers = ChangeObservers<SettingsChange>()

  /// Creates a store that holds `settings`; the defaults unless given.
  public init(_ settings: UserSettings = UserSettings()) {
    current = settings
  }

  public func settings() -> UserSettings { current }

  public func set(_ values: [SettingValue]) throws(StoreError) {
    var settings = current
    do throws(SettingError) {
      for value in values {
        try settings.set(value.setting, to: value.text)
      }
    } catch {
      throw StoreError(.malformed, setting: error)
    }
    change(to: settings)
  }

  public func reset(_ settings: Set<Setting>) {
    var fresh = current
    for setting in settings {
      fresh.reset(setting)
    }
    change(to: fresh)
  }

  public nonisolated func changes() -> AsyncStream<SettingsChange> { observers.stream() }

  private func change(to settings: UserSettings) {
    let changed = settings.changes(since: current)
    guard !changed.isEmpty else { return }
    current = settings
    observers.send(SettingsChange(settings, changed: changed))
  }
}
