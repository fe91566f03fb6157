import JSONText
public import MovieDomain

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
      // If another setting in the file is invalid, observers get no change. The next `settings()` throws.
      guard !changed.isEmpty, let settings = try? settings(from: members) else { return }
      observers.send(SettingsChange(settings, changed: changed))
    }
  }

  private func settings(from members: [String: JSONValue]) throws(StoreError) -> UserSettings {
    var settings = UserSettings()
    do throws(SettingError) {
      for setting in Setting.allCases {
        guard let value = members[setting.rawValue], value != .null else { continue }
        try settings.set(setting, to: value.settingText)
      }
    } catch {
      throw StoreError(.malformed, path: path, setting: error)
    }
    return settings
  }
}

extension SettingValue {
  /// On/off settings are JSON booleans.
  fileprivate var json: JSONValue {
    switch setting {
    case .adult, .history, .pager: .bool(text == "on")
    case .language, .region, .theme, .genre: .string(text)
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
