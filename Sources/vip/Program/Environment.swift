import LibC
import MovieDomain

/// The variables of the process, or others in their place.
struct Environment: Sendable {
  private let variables: [String: String]

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The variables this program looks at, as they are set for the process.
  static var process: Environment {
    let names = [
      "TMDB_ACCESS_TOKEN", "TMDB_API_KEY", "TMDB_API_URL", "TMDB_IMAGE_URL", "SSL_CERT_FILE", "CURL_CA_BUNDLE",
      "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
      "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "COLORTERM", "COLORFGBG", "COLUMNS",
      "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "TMUX", "VIP_PAGER", "PAGER", "LC_ALL", "LC_MESSAGES", "LANG",
      "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
    ]
    var variables: [String: String] = [:]
    for name in names {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    return Environment(variables)
  }

  /// Nil for a variable that is not set, and for one that is set to nothing.
  subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The variables that name a file of certificates to trust; the first that is set counts.
  static let certificates = ["SSL_CERT_FILE", "CURL_CA_BUNDLE"]

  /// The first of some variables that is set.
  func first(of names: [String]) -> (name: String, value: String)? {
    names.lazy.compactMap { name in self[name].map { (name, $0) } }.first
  }

  /// Whether a variable is set, and to nothing.
  func isEmpty(_ name: String) -> Bool { variables[name]?.isEmpty ?? false }

  /// The language that the system is set to.
  var language: Language? {
    (self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]).flatMap { Language(posixLocale: $0) }
  }
}
