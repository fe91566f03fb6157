/// The user's settings.
public struct UserSettings: Sendable, Hashable {
  /// The color theme.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// Follows the background of the terminal or the appearance of the system.
    case auto
    /// For a light background.
    case light
    /// For a dark background.
    case dark
  }

  /// An example of a genre's name, for `Setting.validValues`.
  public static let exampleGenre = "Action"

  /// The language of films and text; nil for the system's.
  public var language: Language?
  /// The country whose release dates apply; nil for that of the language or the system.
  public var region: Region?
  /// Whether searches and lists by genre include adult films.
  public var includesAdult = false
  /// The color theme.
  public var theme = Theme.auto
  /// The names of one's own streaming services, which are marked where films can be watched.
  public var services: [String] = []
  /// The name or id of the genre of one more shelf on the home screen; nil for no such shelf.
  public var genre: String?
  /// Whether lists are walls of posters. Not by default: text appears at once, without a request for each picture.
  public var showsPosters = false
  /// Whether searches are recorded in the history.
  public var remembersSearches = true
  /// Whether text longer than the screen of a terminal goes through a pager.
  public var usesPager = true
  /// Whether the program without arguments starts the browser on a terminal.
  public var startsBrowser = true
  /// Whether the browser uses the mouse.
  public var usesMouse = true
  /// Whether everything is lines to read aloud.
  public var isAccessible = false
  /// Other keys for commands of the browser, such as `quit=Q, up=Up e`; nil for the usual ones. Checked where they are
  /// typed and used, because only the browser knows its commands.
  public var keys: String?

  /// Creates the default settings.
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
