/// A search history that follows the `history` setting: while it is off, nothing is recorded or suggested.
///
/// Searches recorded before stay stored. Show them, and let the user remove them, through `base`.
public struct SwitchableSearchHistory: SearchHistory {
  /// The complete history, whatever the setting.
  public let base: any SearchHistory
  private let settings: any SettingsStore

  /// Wraps a history. The setting is read from `settings` at each call.
  public init(_ base: any SearchHistory, settings: any SettingsStore) {
    self.base = base
    self.settings = settings
  }

  public func searches() async throws(StoreError) -> RecentSearches {
    try await settings.settings().remembersSearches ? base.searches() : RecentSearches()
  }

  public func record(_ query: String) async throws(StoreError) {
    guard try await settings.settings().remembersSearches else { return }
    try await base.record(query)
  }

  public func remove(_ query: String) async throws(StoreError) -> Bool {
    try await base.remove(query)
  }

  public func clear() async throws(StoreError) {
    try await base.clear()
  }
}
