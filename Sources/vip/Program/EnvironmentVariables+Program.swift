import MovieDomain
import MovieLibC
import MovieTMDb
import MovieTerminal

extension EnvironmentVariables {
  /// The variables this program uses.
  static let names = [
    "TMDB_ACCESS_TOKEN", "TMDB_API_KEY", "TMDB_API_URL", "TMDB_IMAGE_URL", "SSL_CERT_FILE", "CURL_CA_BUNDLE",
    "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "COLORTERM", "COLORFGBG", "COLUMNS",
    "TERM_PROGRAM", "VTE_VERSION", "LC_TERMINAL", "KITTY_WINDOW_ID", "TMUX", "VIP_PAGER", "PAGER", "VIP_ACCESSIBLE",
    "VIP_TERMINAL_TIMEOUT", "VIP_TIMEOUT", "ESCDELAY", "SSH_CONNECTION", "SSH_TTY", "DISPLAY", "WAYLAND_DISPLAY", "CI",
    "INSIDE_EMACS", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG",
    "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
  ]

  /// The process's values of the variables this program uses.
  static var process: EnvironmentVariables {
    EnvironmentVariables(
      names.reduce(into: [:]) { values, name in values[name] = getenv(name).map { String(cString: $0) } })
  }

  /// The base URL in a variable, or the usual one if the variable is not set.
  func address(
    in variable: String, usually usual: TMDbAddress, _ words: any ProgramWords
  ) throws(SetupProblem) -> TMDbAddress {
    guard let text = self[variable] else { return usual }
    do throws(TMDbAddressError) {
      return try TMDbAddress(text)
    } catch {
      throw .usage(words.sentence(for: error, in: variable, like: usual.text))
    }
  }

  /// Whether pages are lines to read aloud; nil if the settings say that.
  var isAccessible: Bool? { self["VIP_ACCESSIBLE"].map { $0 != "0" } }

  /// Variables that name a certificate bundle; the first one set is used.
  static let certificates = ["SSL_CERT_FILE", "CURL_CA_BUNDLE"]

  func first(of names: [String]) -> (name: String, value: String)? {
    names.lazy.compactMap { name in self[name].map { (name, $0) } }.first
  }

  var language: Language? {
    (self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"]).flatMap { Language(posixLocale: $0) }
  }
}
