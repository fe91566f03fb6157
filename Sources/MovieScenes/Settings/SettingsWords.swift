public import MovieDomain

/// The text of the settings scene.
public protocol SettingsWords: Sendable {
  var title: String { get }
  var notRead: String { get }
  /// Describes a setting's default.
  func unset(_ setting: Setting) -> String
  func changed(_ key: String, to value: String) -> String
  func reset(_ key: String) -> String
  var allReset: String { get }
  func unknown(_ key: String) -> String
  func didYouMean(_ keys: [String]) -> String
  func keys(_ keys: [String]) -> String
  func cannot(_ key: String, be value: String) -> String
  func values(_ values: [String]) -> String
  func examples(_ values: [String]) -> String
}
