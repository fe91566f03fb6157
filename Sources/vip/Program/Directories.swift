import MovieDomain
import MovieStore

/// The program's folders, as specified by the XDG Base Directory Specification. Nil without a home folder.
struct Directories: Sendable, Equatable {
  /// Settings and the credential.
  let configuration: String?
  /// The library database.
  let data: String?
  /// Cached responses and images.
  let cache: String?

  init(environment: Environment) {
    func directory(_ variable: String, below home: String) -> String? {
      // The specification requires relative paths to be ignored.
      let chosen = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let base = chosen ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(home)" : nil }
      return base.map { "\($0)/vip" }
    }
    configuration = directory("XDG_CONFIG_HOME", below: ".config")
    data = directory("XDG_DATA_HOME", below: ".local/share")
    cache = directory("XDG_CACHE_HOME", below: ".cache")
  }

  /// The settings, with defaults for those that cannot be read.
  func settings() async -> UserSettings {
    await configuration.map { SettingsFile(directory: $0) }?.current() ?? UserSettings()
  }
}
