/// What the viewer set once and for all.
public struct Settings: Sendable, Hashable {
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// As the screen is.
    case auto
    case light, dark
  }

  /// The genre whose popular films are shown when none is named.
  public static let defaultGenre = "Action"

  /// Nil: the system's.
  public var language: Language?
  /// Nil: the language's, or the system's.
  public var region: Region?
  public var includesAdult = false
  public var theme = Theme.auto
  /// A genre by name or id; nil: `defaultGenre`.
  public var genre: String?
  /// Whether searches are remembered.
  public var remembersSearches = true

  public init() {}
}

/// Why a setting cannot be what was asked for.
public struct SettingError: Error, Sendable, Hashable {
  public enum Problem: Sendable, Hashable {
    /// There is no such setting; `valid` has the names of those there are.
    case unknownKey
    /// The value does not fit; `valid` has those that do, or examples of them.
    case invalidValue(String)
  }

  public var key: String
  public var problem: Problem
  public var valid: [String]
  /// Whether `valid` has everything that would do, and not just examples.
  public var isComplete: Bool

  public init(key: String, problem: Problem, valid: [String], isComplete: Bool = true) {
    self.key = key
    self.problem = problem
    self.valid = valid
    self.isComplete = isComplete
  }
}
