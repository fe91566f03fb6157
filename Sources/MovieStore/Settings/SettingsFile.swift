public import MovieDomain
import MovieJSON

/// Stores the settings in `settings.json`, with a member for each setting. Users may edit the file.
public final class SettingsFile: SettingsStore {
  private let document: JSONDocument
  private let observers = ChangeObservers<SettingsChange>()

  /// Creates a store in a folder, which is created with the first change.
  public init(directory: String) {
    document = JSONDocument(file: PrivateFile(folder: Folder(path: directory), name: "settings.json"))
  }

  /// The path of the file.
  public var path: String { document.file.path }

  public func settings() throws(StoreError) -> UserSettings {
    try settings(from: document.read())
  }

  public func set(_ values: [SettingValue]) throws(StoreError) {
    try update { members in
      for value in values {
        members[value.setting.rawValue] = value.json
      }
    }
  }

  public func reset(_ settings: Set<Setting>) throws(StoreError) {
    try update { members in
      for setting in settings {
        members[setting.rawValue] = nil
      }
    }
  }

  public func changes() -> AsyncStream<SettingsChange> { observers.stream() }

  private func update(_ change: (inout [String: JSONValue]) -> Void) throws(StoreError) {
    var changed: Set<Setting> = []
    try document.update { members in
      let earlier = members
      change(&members)
      changed = Set(Setting.allCases.filter { members[$0.rawValue] != earlier[$0.rawValue] })
    } written: { members in
      guard !changed.isEmpty else { return }
      observers.send(SettingsChange(values(in: members).settings, changed: changed))
    }
  }

  private func settings(from members: [String: JSONValue]) throws(StoreError) -> UserSettings {
    let (settings, problem) = values(in: members)
    if let problem { throw StoreError(.malformed, path: path, setting: problem, validSettings: settings) }
    return settings
  }

  /// Returns the settings, with defaults for invalid ones, and what is wrong with the first of those.
  private func values(in members: [String: JSONValue]) -> (settings: UserSettings, problem: SettingError?) {
    var settings = UserSettings()
    var problem: SettingError?
    for setting in Setting.allCases {
      guard let value = members[setting.rawValue], value != .null else { continue }
      do throws(SettingError) {
        try settings.set(setting, to: value.settingText)
      } catch {
        problem = problem ?? error
      }
    }
    return (settings, problem)
  }
}

extension SettingValue {
  /// On/off settings are JSON booleans.
  fileprivate var json: JSONValue {
    switch setting {
    case .adult, .posters, .history, .pager, .browser, .mouse, .accessible: .bool(text == "on")
    case .language, .region, .theme, .services, .genre, .keys: .string(text)
    }
  }
}

extension JSONValue {
  fileprivate var settingText: String {
    switch self {
    case .bool(let value): value ? "on" : "off"
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .string(let value): value
    case .null, .array, .object: ""
    }
  }
}
