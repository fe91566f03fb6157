/// The user's settings.
public struct UserSettings: Sendable, Equatable {
  /// The color theme.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// Follows the background of the terminal or the appearance of the system.
    case auto
    /// For a light background.
    case light
    /// For a dark background.
    case dark
  }

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
  /// The name or id of the genre of one more row on the home screen; nil for no such row.
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

  /// The value of a setting as text; nil when unset.
  public subscript(setting: Setting) -> String? { setting.form.text(self) }

  /// Returns the settings whose values differ from `earlier`.
  public func changes(since earlier: UserSettings) -> Set<Setting> {
    Set(Setting.allCases.filter { self[$0] != earlier[$0] })
  }

  /// Parses and sets a value, ignoring case.
  ///
  /// Throws a `SettingError` with the problem `.invalidValue` that lists valid values.
  public mutating func set(_ setting: Setting, to text: String) throws(SettingError) {
    guard setting.form.write(text, &self) else {
      throw SettingError(
        key: setting.rawValue, problem: .invalidValue(text), valid: setting.validValues,
        isComplete: setting.listsAllValues)
    }
  }

  /// Resets a setting to its default.
  public mutating func reset(_ setting: Setting) { _ = setting.form.write(nil, &self) }

  /// Names separated by commas, each once; nil without a name.
  package static func names(_ text: String) -> [String]? {
    let names = text.split(separator: ",").compactMap { MovieQuery(String($0))?.text }
    var known: Set<FoldedText> = []
    let unique = names.filter { known.insert(FoldedText($0)).inserted }
    return unique.isEmpty ? nil : unique
  }

  /// Commands with keys, each as `name=keys`, separated by commas; nil for anything else.
  ///
  /// The browser knows which commands and keys there are.
  fileprivate static func keys(_ text: String) -> String? {
    let entries = text.split(separator: ",", omittingEmptySubsequences: false).map { entry in
      entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let areValid = entries.allSatisfy { entry in
      // The key may itself be an equals sign.
      guard let equals = entry.firstIndex(of: "=") else { return false }
      return equals != entry.startIndex && entry.index(after: equals) != entry.endIndex
    }
    return areValid ? entries.joined(separator: ", ") : nil
  }
}

/// The key of a setting. The raw value is its name; values are converted to and from text.
public enum Setting: String, Sendable, Hashable, CaseIterable {
  /// The language of films and text, such as `pt-BR`; the system's if unset.
  case language
  /// The country whose release dates apply, such as `US`; that of the language or the system if unset.
  case region
  /// Whether searches and lists by genre include adult films: `on` or `off`. Also `true`, `yes`, `false` and `no`.
  case adult
  /// The colors: `auto`, `light` or `dark`.
  case theme
  /// The names of one's own streaming services, separated by commas; none if unset.
  case services
  /// The name or id of the genre of one more row on the home screen; none if unset.
  case genre
  /// Whether lists are walls of posters: `on` or `off`, with the same synonyms.
  case posters
  /// Whether searches are recorded: `on` or `off`, with the same synonyms.
  case history
  /// Whether text longer than the screen of a terminal goes through a pager: `on` or `off`.
  case pager
  /// Whether the program without arguments starts the browser on a terminal: `on` or `off`. Otherwise, it prints help.
  case browser
  /// Whether the browser uses the mouse: `on` or `off`. Selecting text with it then needs another key.
  case mouse
  /// Whether everything is lines to read aloud: `on` or `off`.
  case accessible
  /// Other keys for commands of the browser, such as `quit=Q, up=Up e`; the usual ones if unset.
  case keys

  package static let affectingCatalogs: Set<Setting> = [.language, .region, .adult]

  /// Looks up a setting by name. Throws a `SettingError` with the problem `.unknownKey` that lists the valid names.
  public init(named name: String) throws(SettingError) {
    guard let setting = Setting(rawValue: name) else {
      throw SettingError(key: name, problem: .unknownKey, valid: Self.allCases.map(\.rawValue))
    }
    self = setting
  }

  /// All valid values as text, or examples if there are too many to list.
  public var validValues: [String] { form.values }

  /// Whether `validValues` lists all valid values, not only examples.
  public var listsAllValues: Bool { form.listsAllValues }

  /// Whether the setting is on or off.
  public var isSwitch: Bool { validValues == SettingForm.switchValues }

  fileprivate var form: SettingForm {
    switch self {
    case .language: SettingForm(ifAny: \.language, as: ["en", "ru", "pt-BR"], text: \.tag) { Language($0) }
    case .region: SettingForm(ifAny: \.region, as: ["US", "DE", "JP"], text: \.code) { Region($0) }
    case .adult: SettingForm(\.includesAdult)
    case .theme:
      SettingForm(\.theme, oneOf: UserSettings.Theme.allCases.map(\.rawValue), text: \.rawValue) {
        UserSettings.Theme(rawValue: $0.lowercased())
      }
    case .services:
      SettingForm(
        \.services, as: ["Netflix, MUBI"], text: { $0.isEmpty ? nil : $0.joined(separator: ", ") },
        value: UserSettings.names)
    case .genre:
      SettingForm(ifAny: \.genre, as: ["Action", "Drama", "27"], text: \.self) { MovieQuery($0)?.text }
    case .posters: SettingForm(\.showsPosters)
    case .history: SettingForm(\.remembersSearches)
    case .pager: SettingForm(\.usesPager)
    case .browser: SettingForm(\.startsBrowser)
    case .mouse: SettingForm(\.usesMouse)
    case .accessible: SettingForm(\.isAccessible)
    case .keys: SettingForm(ifAny: \.keys, as: ["quit=Q, up=Up e"], text: \.self, value: UserSettings.keys)
    }
  }
}

/// How a setting is written as text and read from it.
private struct SettingForm {
  static let switchValues = ["on", "off"]

  /// All valid values, or examples.
  let values: [String]
  let listsAllValues: Bool
  let text: (UserSettings) -> String?
  /// Stores the value of a text, or the default without one. Returns false for a text that is no valid value.
  let write: (String?, inout UserSettings) -> Bool

  init<Value>(
    _ property: WritableKeyPath<UserSettings, Value>, as examples: [String] = [], oneOf all: [String] = [],
    text: @escaping (Value) -> String?, value: @escaping (String) -> Value?
  ) {
    values = examples + all
    listsAllValues = examples.isEmpty
    self.text = { text($0[keyPath: property]) }
    write = { written, settings in
      guard let new = written.map(value) ?? UserSettings()[keyPath: property] else { return false }
      settings[keyPath: property] = new
      return true
    }
  }

  /// A setting that may be unset.
  init<Value>(
    ifAny property: WritableKeyPath<UserSettings, Value?>, as examples: [String],
    text: @escaping (Value) -> String, value: @escaping (String) -> Value?
  ) {
    self.init(property, as: examples, text: { $0.map(text) }, value: { value($0).map(Optional.some) })
  }

  init(_ flag: WritableKeyPath<UserSettings, Bool>) {
    let values = ["on": true, "true": true, "yes": true, "off": false, "false": false, "no": false]
    self.init(flag, oneOf: Self.switchValues, text: { $0 ? "on" : "off" }, value: { values[$0.lowercased()] })
  }
}

/// An unknown setting or an invalid value.
public struct SettingError: Error, Sendable, Equatable {
  /// What is wrong with a setting.
  public enum Problem: Sendable, Equatable {
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

/// The port to the settings.
///
/// All methods may be called concurrently. Those that throw do so when the settings cannot be read or changed.
public protocol SettingsStore: Sendable {
  /// Returns the current settings.
  ///
  /// Throws `StoreError(.malformed)` with the valid ones if they contain an invalid value, and other codes if they
  /// cannot be read.
  func settings() async throws(StoreError) -> UserSettings

  /// Sets values in one transaction and leaves other settings unchanged. The last value for a setting wins.
  func set(_ values: [SettingValue]) async throws(StoreError)

  /// Resets settings to their defaults in one transaction.
  func reset(_ settings: Set<Setting>) async throws(StoreError)

  /// Returns a stream of every change made through this store after this call, in order: the settings whose values are
  /// different now.
  ///
  /// A store may include changes made by other processes, and then one of no setting if the settings cannot be read any
  /// more, or can be read again.
  func changes() -> AsyncStream<Set<Setting>>
}

// Scenes fall back to defaults; only the settings scene reports a read failure.
extension SettingsStore {
  /// Returns the settings, with defaults for those that cannot be read.
  public func current() async -> UserSettings {
    await readable() ?? UserSettings()
  }

  /// Returns the settings, with defaults for those that are invalid; nil if none can be read.
  func readable() async -> UserSettings? {
    do throws(StoreError) {
      return try await settings()
    } catch {
      return error.validSettings
    }
  }
}

/// A setting with a value that is valid for it.
public struct SettingValue: Sendable, Equatable {
  /// The setting to change.
  public let setting: Setting
  /// The value in its normal form, such as `pt-BR` for `PT_br`.
  public let text: String

  /// Parses a value. Throws a `SettingError` that lists valid values.
  public init(_ setting: Setting, _ text: String) throws(SettingError) {
    var settings = UserSettings()
    try settings.set(setting, to: text)
    self.setting = setting
    self.text = settings[setting] ?? text
  }
}

/// Settings stored in memory.
public actor TransientSettings: SettingsStore {
  private var current: UserSettings
  private let observers = ChangeObservers<Set<Setting>>()

  /// Creates a store that holds `settings`; the defaults unless given.
  public init(_ settings: UserSettings = UserSettings()) {
    current = settings
  }

  public func settings() -> UserSettings { current }

  public func set(_ values: [SettingValue]) {
    var settings = current
    for value in values {
      _ = value.setting.form.write(value.text, &settings)
    }
    change(to: settings)
  }

  public func reset(_ settings: Set<Setting>) {
    var fresh = current
    for setting in settings {
      fresh.reset(setting)
    }
    change(to: fresh)
  }

  public nonisolated func changes() -> AsyncStream<Set<Setting>> { observers.stream() }

  private func change(to settings: UserSettings) {
    let changed = settings.changes(since: current)
    guard !changed.isEmpty else { return }
    current = settings
    observers.send(changed)
  }
}
