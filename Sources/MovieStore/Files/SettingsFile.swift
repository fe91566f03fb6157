public import MovieDomain
import MovieJSON
import Synchronization

/// Stores the settings in `settings.json`, with a member for each setting. Users may edit the file.
public final class SettingsFile: SettingsStore {
  private let file: PrivateFile
  private let observers = ChangeObservers<Set<Setting>>()
  /// The settings that observers were told last, and whether the file could be read then; nil before there are any
  /// observers.
  private let told = Mutex<(members: [String: JSONValue], isReadable: Bool)?>(nil)
  private let following = Mutex<Task<Void, Never>?>(nil)

  /// Creates a store in a folder, which is created with the first change, or when changes are followed.
  public init(directory: String) {
    file = PrivateFile(folder: Folder(path: directory), name: "settings.json")
  }

  deinit { following.withLock { $0?.cancel() } }

  /// The path of the file.
  public var path: String { file.path }

  public func settings() throws(StoreError) -> UserSettings {
    let (settings, invalid) = values(in: try file.nodes())
    guard invalid.isEmpty else {
      throw StoreError(.malformed, path: path, invalidSettings: invalid, validSettings: settings)
    }
    return settings
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

  public func changes() -> AsyncStream<Set<Setting>> {
    followOthers()
    return observers.stream()
  }

  /// Reports what other processes and editors change.
  private func followOthers() {
    following.withLock { following in
      guard following == nil else { return }
      let writes = file.folder.writes()
      let members = try? file.members()
      told.withLock { $0 = $0 ?? (members ?? [:], members != nil) }
      following = writes.map { writes in
        Task { [weak self] in
          for await _ in writes {
            // A file that an editor has not written to its end is read again after the next write.
            guard let self, !Task.isCancelled else { return }
            report(try? file.members())
          }
        }
      }
    }
  }

  /// Tells observers what has changed since they were told last: with nil, that the file cannot be read any more.
  private func report(_ new: [String: JSONValue]?) {
    let changed: Set<Setting>? = told.withLock { told in
      guard let earlier = told else { return nil }
      let members = new ?? earlier.members
      told = (members, new != nil)
      let changed = Set(Setting.allCases.filter { members[$0.rawValue] != earlier.members[$0.rawValue] })
      guard !changed.isEmpty || earlier.isReadable != (new != nil) else { return nil }
      return changed
    }
    if let changed { observers.send(changed) }
  }

  private func update(_ change: (inout [String: JSONValue]) -> Void) throws(StoreError) {
    try file.update(change, written: report)
  }

  /// Returns the settings, with defaults for invalid ones, and what is wrong with those.
  private func values(in members: [String: JSONNode]) -> (settings: UserSettings, invalid: [SettingError]) {
    var settings = UserSettings()
    var invalid: [SettingError] = []
    for setting in Setting.allCases {
      guard let value = members[setting.rawValue], !value.isNull else { continue }
      do throws(SettingError) {
        try settings.set(setting, to: value.settingText)
      } catch {
        invalid.append(error)
      }
    }
    return (settings, invalid)
  }
}

extension SettingValue {
  /// On/off settings are JSON booleans.
  fileprivate var json: JSONValue { setting.isSwitch ? .bool(text == "on") : .string(text) }
}

extension JSONNode {
  /// The text of a setting, which may be a number; empty for a value that is no setting.
  fileprivate var settingText: String {
    bool.map { $0 ? "on" : "off" } ?? string ?? (number == nil ? "" : source)
  }
}
