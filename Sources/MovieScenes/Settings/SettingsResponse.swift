public import MovieDisplay
public import MovieDomain

extension SettingsScene {
  public enum Request: Sendable, Hashable {
    case load
    /// Picks out the value of one setting.
    case get(key: String)
    case set(key: String, value: String)
    /// Resets one setting, or all.
    case reset(key: String?)
  }

  /// The settings and what the last request did with them.
  public struct Response: Sendable, Hashable {
    /// Nil before they were read.
    public var settings: Settings?
    /// What the last request picked out or changed.
    public var change: Change?
    /// Why the last request failed.
    public var problem: Problem?

    public init(settings: Settings? = nil, change: Change? = nil, problem: Problem? = nil) {
      self.settings = settings
      self.change = change
      self.problem = problem
    }
  }

  public enum Change: Sendable, Hashable {
    case read(Setting)
    case changed(SettingValue)
    /// Nil: all of them.
    case reset(Setting?)
  }

  public enum Problem: Sendable, Hashable {
    /// There is no such setting, or it cannot have such a value.
    case misused(SettingError)
    case failed(StoreError)
  }
}
