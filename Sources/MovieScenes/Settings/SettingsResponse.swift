public import MovieDisplay
public import MovieDomain

extension SettingsScene {
  /// What became of a request.
  public enum Response: Sendable, Hashable {
    case list(Settings)
    case value(Setting, Settings)
    case changed(SettingValue)
    /// Nil: all of them.
    case reset(Setting?)
    /// There is no such setting, or it cannot have such a value.
    case misused(SettingError)
    case failed(StoreError)
  }
}
