/// The port to the settings. All methods may be called concurrently.
public protocol SettingsStore: Sendable {
  /// Returns the current settings.
  ///
  /// Throws `StoreError(.malformed)` with the valid ones if they contain an invalid value, and other codes if they
  /// cannot be read.
  func settings() async throws(StoreError) -> UserSettings

  /// Sets values in one transaction and leaves other settings unchanged. The last value for a setting wins.
  ///
  /// Throws when the change cannot be stored.
  func set(_ values: [SettingValue]) async throws(StoreError)

  /// Resets settings to their defaults in one transaction. Throws when the change cannot be stored.
  func reset(_ settings: Set<Setting>) async throws(StoreError)

  /// Returns a stream of every change made through this store after this call, in order.
  ///
  /// A store may include changes made by other processes, and then one of no setting if the settings cannot be read any
  /// more, or can be read again.
  func changes() -> AsyncStream<SettingsChange>
}

/// A change to the settings.
public struct SettingsChange: Sendable, Hashable {
  /// All settings after the change.
  public var settings: UserSettings
  /// The settings whose values are different now.
  public var changed: Set<Setting>

  /// Creates a change.
  public init(_ settings: UserSettings, changed: Set<Setting>) {
    self.settings = settings
    self.changed = changed
  }
}

// Scenes fall back to defaults; only the settings scene reports a read failure.
extension SettingsStore {
  /// Returns the settings, with defaults for those that cannot be read.
  public func current() async -> UserSettings {
    await readable() ?? UserSettings()
  }

  /// Returns the settings, with defaults for those that are invalid; nil if none can be read.
  func readable() async -> UserSettings? {
    do throws(StoreError) {
      return try await settings()
    } catch {
      return error.validSettings
    }
  }
}

/// A setting with a value that is valid for it.
public struct SettingValue: Sendable, Hashable {
  /// The setting to change.
  public let setting: Setting
  /// The value in its normal form, such as `pt-BR` for `PT_br`.
  public let text: String

  /// Parses a value. Throws a `SettingError` that lists valid values.
  public init(_ setting: Setting, _ text: String) throws(SettingError) {
    var settings = UserSettings()
    try settings.set(setting, to: text)
    self.setting = setting
    self.text = settings[setting] ?? text
  }
}

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
