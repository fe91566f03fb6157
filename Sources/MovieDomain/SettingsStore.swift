/// The port to the settings.
public protocol SettingsStore: Sendable {
  func settings() async throws(StoreError) -> Settings

  /// Sets values, all or none, and leaves the others as they are. Of two for the same setting, the last counts.
  func set(_ values: [SettingValue]) async throws(StoreError)

  /// Forgets what was set: the default holds again.
  func reset(_ settings: Set<Setting>) async throws(StoreError)

  /// The settings after each change made in this process after this returns.
  func changes() -> AsyncStream<Settings>
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
