import MovieDomain

extension Setting {
  /// All settings with their values, as a table for help.
  static var helpTable: String {
    "SETTINGS:\n" + allCases.map { "  \($0.rawValue)  \($0.help)" }.joined(separator: "\n")
  }

  private var help: String {
    let values = validValues.alternatives
    return listsAllValues ? "\(meaning): \(values)" : "\(meaning), such as \(values)"
  }

  private var meaning: String {
    switch self {
    case .language: "language of films and messages"
    case .region: "country for release dates"
    case .adult: "include adult films"
    case .theme: "terminal background"
    case .services: "your streaming services, marked on a film's page"
    case .genre: "genre of an extra shelf on home"
    case .posters: "show posters and portraits instead of text"
    case .history: "save searches"
    case .pager: "show long output in a pager"
    case .browser: "start vip browse when vip has no arguments"
    case .mouse: "use the mouse in vip browse"
    case .accessible: "lines to read aloud, for screen readers"
    case .keys: "other keys for commands of vip browse"
    }
  }
}
