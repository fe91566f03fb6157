public import MovieDomain

/// The text of the settings scene.
public protocol SettingsWords: Sendable {
  /// The title of the settings scene.
  var title: String { get }
  /// The title shown when the settings could not be read or changed.
  var notRead: String { get }
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
  func changed(_ key: String, to value: String) -> String
  /// A sentence: the setting was reset.
  func reset(_ key: String) -> String
  /// A sentence: all settings were reset.
  var allReset: String { get }
  /// The title shown when there is no such setting.
  func unknown(_ key: String) -> String
  /// A sentence: the names of all settings.
  func keys(_ keys: [String]) -> String
  /// The title shown when the value is not valid for the setting.
  func cannot(_ key: String, be value: String) -> String
  /// A sentence: all valid values.
  func values(_ values: [String]) -> String
  /// A sentence: some of the valid values.
  func examples(_ values: [String]) -> String
}
