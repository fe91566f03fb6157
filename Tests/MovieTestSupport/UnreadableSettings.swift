public import MovieDomain

/// Settings in a file that cannot be read.
public struct UnreadableSettings: SettingsStore {
  public init() {}

  public func settings() throws(StoreError) -> UserSettings { throw StoreError(.malformed) }
  public func set(_ values: [SettingValue]) {}
  public func reset(_ settings: Set<Setting>) {}
  public func changes() -> AsyncStream<SettingsChange> { AsyncStream { $0.finish() } }
}
