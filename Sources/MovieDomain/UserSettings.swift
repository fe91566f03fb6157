/// The user's settings.
public struct UserSettings: Sendable, Hashable {
  /// The color theme.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// Follows the terminal or system appearance.
    case auto
    case light, dark
  }

  /// The genre used when none is specified.
  public static let defaultGenre = "Action"

  /// Nil uses the system's language.
  public var language: Language?
  /// Nil uses the region of the language, or the system's.
  public var region: Region?
  /// Whether to include adult films.
  public var includesAdult = false
  public var theme = Theme.auto
  /// A genre name or id; nil uses `defaultGenre`.
  public var genre: String?
  /// Whether searches are recorded in the history.
  public var remembersSearches = true

  public init() {}
}

/// An unknown setting or an invalid value.
public struct SettingError: Error, Sendable, Hashable {
  /// What is wrong with a setting.
  public enum Problem: Sendable, Hashable {
    /// The setting does not exist; `valid` lists the names that do.
    case unknownKey
    /// The value is invalid; `valid` lists valid values or examples.
    case invalidValue(String)
  }

  /// The name of the setting, as given.
  public var key: String
  public var problem: Problem
  /// Valid names or values, depending on `problem`.
  public var valid: [String]
  /// Whether `valid` is complete rather than a list of examples.
  public var isComplete: Bool

  public init(key: String, problem: Problem, valid: [String], isComplete: Bool = true) {
    self.key = key
    self.problem = problem
    self.valid = valid
    self.isComplete = isComplete
  }
}
