/// An unknown setting or an invalid value.
public struct SettingError: Error, Sendable, Hashable {
  /// What is wrong with a setting.
  public enum Problem: Sendable, Hashable {
    /// The setting does not exist; `valid` lists the names that do.
    case unknownKey
    /// The value is invalid; `valid` lists valid values or examples.
    case invalidValue(String)
  }

  /// The setting's name, as given.
  public var key: String
  /// What is wrong.
  public var problem: Problem
  /// Valid names or values, depending on `problem`.
  public var valid: [String]
  /// Whether `valid` is complete rather than a list of examples.
  public var isComplete: Bool

  /// Creates an error. Pass false for `isComplete` if `valid` lists only examples.
  public init(key: String, problem: Problem, valid: [String], isComplete: Bool = true) {
    self.key = key
    self.problem = problem
    self.valid = valid
    self.isComplete = isComplete
  }
}
