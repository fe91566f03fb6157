/// Where the program keeps its files, by the XDG base directory specification. Nil without a home.
struct Directories: Sendable, Equatable {
  /// Settings and the token.
  let configuration: String?
  /// What the viewer saved.
  let data: String?
  /// Answers and pictures, which can be had again.
  let cache: String?

  init(environment: Environment) {
    func directory(_ variable: String, below home: String) -> String? {
      // The specification has relative values ignored.
      let chosen = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let base = chosen ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(home)" : nil }
      return base.map { "\($0)/vip" }
    }
    configuration = directory("XDG_CONFIG_HOME", below: ".config")
    data = directory("XDG_DATA_HOME", below: ".local/share")
    cache = directory("XDG_CACHE_HOME", below: ".cache")
  }
}
