public import MovieDomain
public import MovieScenes

/// The text of the settings scene.
public protocol SettingsWords: Sendable {
  /// The title of the settings scene.
  var settingsTitle: String { get }
  /// The title shown when the settings could not be read or changed.
  var settingsNotRead: String { get }
  /// The title shown when the name of a genre could not be checked.
  var notChecked: String { get }
  /// What a setting does, without a capital letter.
  func meaning(of setting: Setting) -> String
  /// The value shown for a setting that is not set: its default.
  func unset(_ setting: Setting) -> String
  /// The name of a setting, which may be its key.
  func name(of setting: Setting) -> String
  /// A value for display; the value as it is set if it has no other name.
  func value(_ text: String, of setting: Setting) -> String
  /// A sentence: the setting has a new value.
  func settingChanged(_ key: String, to value: String) -> String
  /// A sentence: the setting had the value already.
  func settingUnchanged(_ key: String, at value: String) -> String
  /// A sentence: the setting was reset.
  func settingReset(_ key: String) -> String
  /// A sentence: all settings were reset.
  var allSettingsReset: String { get }
  /// The title shown when there is no such setting.
  func unknownSetting(_ key: String) -> String
  /// A sentence: the names of all settings.
  func validKeys(_ keys: [String]) -> String
  /// The title shown when the value is not valid for the setting.
  func cannot(_ key: String, be value: String) -> String
  /// A sentence: all valid values.
  func validValues(_ values: [String]) -> String
  /// A sentence: some of the valid values.
  func exampleValues(_ values: [String]) -> String
}

extension ViewerWords where Self: EnglishFallback {
  public var settingsTitle: String { "Settings" }
  public var settingsNotRead: String { "Could not read or change settings" }
  public var notChecked: String { "Could not check the genre" }
  public func meaning(of setting: Setting) -> String {
    switch setting {
    case .language: "language of films and messages"
    case .region: "country for release dates"
    case .adult: "include adult films"
    case .theme: "light or dark colors"
    case .services: "streaming services to mark on films"
    case .genre: "genre of an extra row on home"
    case .posters: "show lists as posters and portraits"
    case .history: "save searches"
    case .pager: "show long output in a pager"
    case .browser: "start the browser when no command is given"
    case .mouse: "use the mouse in the browser"
    case .accessible: "show lines that screen readers can read"
    case .keys: "other keys for browser commands"
    }
  }
  public func unset(_ setting: Setting) -> String {
    switch setting {
    case .language, .region: "system default"
    default: "not set"
    }
  }
  public func name(of setting: Setting) -> String { setting.rawValue }
  public func value(_ text: String, of setting: Setting) -> String { text }
  public func settingChanged(_ key: String, to value: String) -> String { "Set \(key) to \(value)." }
  public func settingUnchanged(_ key: String, at value: String) -> String { "\(key) is already \(value)." }
  public func settingReset(_ key: String) -> String { "Reset \(key) to its default." }
  public var allSettingsReset: String { "All settings reset to their defaults." }
  public func unknownSetting(_ key: String) -> String { "Unknown setting “\(key)”" }
  public func validKeys(_ keys: [String]) -> String { "Available settings: \(keys.joined(separator: ", "))." }
  public func cannot(_ key: String, be value: String) -> String { "“\(value)” is not a value of \(key)" }
  public func validValues(_ values: [String]) -> String { "Use \(values.joined(by: "or"))." }
  public func exampleValues(_ values: [String]) -> String { "Use a value such as \(values.joined(by: "or"))." }
}
