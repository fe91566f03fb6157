/// The port to the settings.
public protocol SettingsStore: Sendable {
  func settings() async throws(StoreError) -> Settings

  /// Sets values, all or none, and leaves the others as they are. Of two for the same setting, the last counts.
  func set(_ values: [SettingValue]) async throws(StoreError)

  /// Forgets what was set: the default holds again.
  func reset(_ settings: Set<Setting>) async throws(StoreError)

  /// Each change made in this process after this returns.
  func changes() -> AsyncStream<SettingsChange>
}

/// The settings after a change, and which of them changed.
public struct SettingsChange: Sendable, Hashable {
  public var settings: Settings
  public var changed: Set<Setting>

  public init(_ settings: Settings, changed: Set<Setting>) {
    self.settings = settings
    self.changed = changed
  }
}

// A film is no worse when the settings cannot be read: scenes use this, the scene of the settings the other.
extension SettingsStore {
  /// The settings, as far as they can be read.
  public func current() async -> Settings {
    (try? await settings()) ?? Settings()
  }
}

/// A setting with a value that it can have.
public struct SettingValue: Sendable, Hashable {
  public let setting: Setting
  /// As the settings say it: `pt-BR` for `PT_br`.
  public let text: String

  public init(_ setting: Setting, _ text: String) throws(SettingError) {
    var settings = Settings()
    try settings.set(setting, to: text)
    self.setting = setting
    self.text = settings[setting] ?? text
  }
}
