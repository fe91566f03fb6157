/// The port to the settings.
public protocol SettingsStore: Sendable {
  /// Returns the current settings. Throws `StoreError(.malformed)` if they contain an invalid value.
  func settings() async throws(StoreError) -> UserSettings

  /// Sets values in one transaction and leaves other settings unchanged. The last value for a setting wins.
  func set(_ values: [SettingValue]) async throws(StoreError)

  /// Resets settings to their defaults.
  func reset(_ settings: Set<Setting>) async throws(StoreError)

  /// Returns a stream of every change made in this process after this call.
  func changes() -> AsyncStream<SettingsChange>
}

/// The settings after a change and the set of keys that changed.
public struct SettingsChange: Sendable, Hashable {
  public var settings: UserSettings
  /// The settings whose values differ.
  public var changed: Set<Setting>

  public init(_ settings: UserSettings, changed: Set<Setting>) {
    self.settings = settings
    self.changed = changed
  }
}

// Scenes fall back to defaults; only the settings scene reports a read failure.
extension SettingsStore {
  /// Returns the settings, or the defaults if they cannot be read.
  public func current() async -> UserSettings {
    (try? await settings()) ?? UserSettings()
  }
}

/// A setting and a valid value for it.
public struct SettingValue: Sendable, Hashable {
  public let setting: Setting
  /// The normalized text, such as `pt-BR` for `PT_br`.
  public let text: String

  public init(_ setting: Setting, _ text: String) throws(SettingError) {
    var settings = UserSettings()
    try settings.set(setting, to: text)
    self.setting = setting
    self.text = settings[setting] ?? text
  }
}
