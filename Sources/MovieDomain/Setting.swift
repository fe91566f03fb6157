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
  /// The name or id of the genre of one more shelf on the home screen; none if unset.
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

  /// The settings that films of a catalog and their titles depend on.
  package static let affectingCatalogs: Set<Setting> = [.language, .region, .adult]

  /// Looks up a setting by name. Throws a `SettingError` with the problem `.unknownKey` that lists the valid names.
  public init(named name: String) throws(SettingError) {
    guard let setting = Setting(rawValue: name) else {
      throw SettingError(key: name, problem: .unknownKey, valid: Self.allCases.map(\.rawValue))
    }
    self = setting
  }

  /// All valid values as text, or examples if there are too many to list.
  public var validValues: [String] {
    switch self {
    case .language: ["en", "ru", "pt-BR"]
    case .region: ["US", "DE", "JP"]
    case .theme: UserSettings.Theme.allCases.map(\.rawValue)
    case .services: ["Netflix, MUBI"]
    case .genre: [UserSettings.exampleGenre, "Drama", "27"]
    case .keys: ["quit=Q, up=Up e"]
    default: ["on", "off"]
    }
  }

  /// Whether `validValues` lists all valid values, not only examples.
  public var listsAllValues: Bool { isSwitch || self == .theme }

  /// Whether the setting is on or off.
  public var isSwitch: Bool { flag != nil }

  /// The property of a setting that is on or off; nil for other settings.
  fileprivate var flag: WritableKeyPath<UserSettings, Bool>? {
    switch self {
    case .adult: \.includesAdult
    case .posters: \.showsPosters
    case .history: \.remembersSearches
    case .pager: \.usesPager
    case .browser: \.startsBrowser
    case .mouse: \.usesMouse
    case .accessible: \.isAccessible
    case .language, .region, .theme, .services, .genre, .keys: nil
    }
  }
}

extension UserSettings {
  /// The value of a setting as text; nil when unset.
  public subscript(setting: Setting) -> String? {
    if let flag = setting.flag { return self[keyPath: flag] ? "on" : "off" }
    return switch setting {
    case .language: language?.tag
    case .region: region?.code
    case .theme: theme.rawValue
    case .services: services.isEmpty ? nil : services.joined(separator: ", ")
    case .genre: genre
    case .keys: keys
    default: nil
    }
  }

  /// Returns the settings whose values differ from `earlier`.
  public func changes(since earlier: UserSettings) -> Set<Setting> {
    Set(Setting.allCases.filter { self[$0] != earlier[$0] })
  }

  /// Parses and sets a value, ignoring case.
  ///
  /// Throws a `SettingError` with the problem `.invalidValue` that lists valid values.
  public mutating func set(_ setting: Setting, to text: String) throws(SettingError) {
    if let flag = setting.flag { self[keyPath: flag] = try setting.value(text, Self.flag) }
    switch setting {
    case .language: language = try setting.value(text) { Language($0) }
    case .region: region = try setting.value(text) { Region($0) }
    case .theme: theme = try setting.value(text) { Theme(rawValue: $0.lowercased()) }
    case .services: services = try setting.value(text, Self.names)
    case .genre: genre = try setting.value(text) { MovieQuery($0)?.text }
    case .keys: keys = try setting.value(text, Self.keys)
    default: break
    }
  }

  /// Resets a setting to its default.
  public mutating func reset(_ setting: Setting) {
    let fresh = UserSettings()
    if let flag = setting.flag { self[keyPath: flag] = fresh[keyPath: flag] }
    switch setting {
    case .language: language = fresh.language
    case .region: region = fresh.region
    case .theme: theme = fresh.theme
    case .services: services = fresh.services
    case .genre: genre = fresh.genre
    case .keys: keys = fresh.keys
    default: break
    }
  }

  /// Names separated by commas, each once; nil without a name.
  package static func names(_ text: String) -> [String]? {
    let names = text.split(separator: ",").compactMap { MovieQuery(String($0))?.text }
    let unique = names.enumerated().filter { index, name in
      !names[..<index].contains { FoldedText($0) == FoldedText(name) }
    }.map(\.element)
    return unique.isEmpty ? nil : unique
  }

  /// Commands with keys, each as `name=keys`, separated by commas; nil for anything else.
  ///
  /// The browser knows which commands and keys there are.
  private static func keys(_ text: String) -> String? {
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

  private static func flag(_ text: String) -> Bool? {
    ["on": true, "true": true, "yes": true, "off": false, "false": false, "no": false][text.lowercased()]
  }
}

extension Setting {
  fileprivate func value<Value>(_ text: String, _ read: (String) -> Value?) throws(SettingError) -> Value {
    guard let value = read(text) else {
      throw SettingError(
        key: rawValue, problem: .invalidValue(text), valid: validValues, isComplete: listsAllValues)
    }
    return value
  }
}
