public import MovieDisplay
public import MovieDomain
import MovieScenes

extension SettingsScene {
  /// A request to the settings scene. If it fails, nothing is changed and the response's `problem` is set.
  public enum Request: Sendable, Hashable {
    /// Shows all settings.
    case load
    /// Shows the value of one setting. Fails with `.invalidRequest` if there is no such setting.
    case get(key: String)
    /// Changes a setting. Fails with `.invalidRequest` if there is no such setting or the value is not valid for it.
    ///
    /// A genre is looked up in the catalog as a list's genre is, and its usual English name is stored. Services are looked
    /// up, too, unless they cannot be loaded, and the beginning of a name is completed.
    ///
    /// Changes complete even if the request is canceled, and run in the order of their requests.
    case set(key: String, value: String)
    /// Resets a setting to its default; nil resets all. Fails with `.invalidRequest` if there is no such setting.
    case reset(key: String?)
  }

  /// The settings and the result of the last request.
  public struct Response: Sendable, Hashable {
    /// All settings; nil until they are read.
    public var settings: UserSettings?
    /// What the last request read or changed; nil after `load`.
    public var change: Change?
    /// Why the last request failed, or one that overlaps with it; nil if none failed.
    public var problem: Problem?
    /// Why some of the settings have their defaults: the stored value is invalid. Nil if all were read.
    public var damage: StoreError?

    /// Creates a response; the defaults describe a scene before its first request.
    public init(
      settings: UserSettings? = nil, change: Change? = nil, problem: Problem? = nil, damage: StoreError? = nil
    ) {
      self.settings = settings
      self.change = change
      self.problem = problem
      self.damage = damage
    }
  }

  /// The result of a request for one setting, or of resetting all.
  public enum Change: Sendable, Hashable {
    /// The value of the setting was requested.
    case read(Setting)
    /// The setting has a new value.
    case changed(SettingValue)
    /// The setting was reset; nil for all settings.
    case reset(Setting?)
  }

  /// Why a request failed.
  public enum Problem: Error, Sendable, Hashable {
    /// The setting does not exist or the value is invalid.
    case invalidRequest(SettingError)
    /// The catalog's genres could not be loaded, so the name of a genre could not be checked.
    case notChecked(CatalogError)
    /// The settings could not be read or written.
    case failed(StoreError)
  }
}
