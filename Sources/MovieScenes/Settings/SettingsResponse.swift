public import MovieDisplay
public import MovieDomain

extension SettingsScene {
  public enum Request: Sendable, Hashable {
    /// Shows all settings.
    case load
    /// Shows the value of one setting.
    case get(key: String)
    case set(key: String, value: String)
    /// Resets one setting; nil resets all.
    case reset(key: String?)
  }

  /// The settings and the result of the last request.
  public struct Response: Sendable, Hashable {
    /// Nil until read.
    public var settings: UserSettings?
    /// What the last request read or changed.
    public var change: Change?
    /// Why the last request failed.
    public var problem: Problem?

    public init(settings: UserSettings? = nil, change: Change? = nil, problem: Problem? = nil) {
      self.settings = settings
      self.change = change
      self.problem = problem
    }
  }

  /// The result of a request.
  public enum Change: Sendable, Hashable {
    case read(Setting)
    case changed(SettingValue)
    /// Nil for all settings.
    case reset(Setting?)
  }

  /// Why a request failed.
  public enum Problem: Sendable, Hashable {
    /// The setting does not exist or the value is invalid.
    case invalidRequest(SettingError)
    /// The settings could not be read or written.
    case failed(StoreError)
  }
}
