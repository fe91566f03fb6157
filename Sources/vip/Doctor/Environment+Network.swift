import MovieDomain
import MovieStore
import MovieTMDb

extension Environment {
  /// In libcurl's order of precedence.
  private static let proxies = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
  private static let exceptions = ["no_proxy", "NO_PROXY"]
  private static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// The network settings for requests to an address.
  func networkFindings(for address: TMDbAddress) -> [HealthFinding] {
    // An address of a server is in the finding about it.
    proxies(for: address) + certificates
  }

  /// The proxy in use: the first variable that is set.
  private func proxies(for address: TMDbAddress) -> [HealthFinding] {
    // No proxy is used for the loopback interface.
    guard address.scheme == "https", let (name, value) = first(of: Self.proxies) else { return [] }
    let exceptions = first(of: Self.exceptions).map {
      [HealthFinding.proxyExceptions(variable: $0, hosts: $1)]
    }
    return [.proxy(variable: name, address: Self.withoutSecrets(proxy: value))] + (exceptions ?? [])
  }

  private var certificates: [HealthFinding] {
    guard let (name, path) = first(of: Self.certificates) else { return [] }
    return [.certificates(variable: name, path: path, FileInspection.problem(reading: path))]
  }

  /// A proxy's URL without the user name, password or anything that could be one: the scheme, if any, the host, and a
  /// valid port.
  static func withoutSecrets(proxy address: String) -> String {
    let parts = address.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    let scheme = schemes.first { parts.count == 2 && $0 == parts[0].lowercased() }
    // A password may contain an unescaped "@" or "/", so use the text after the last "@".
    let rest = parts.last?.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let authority = rest.prefix { !"/?#".contains($0) }
    let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    let port = authority.dropFirst(host.count).dropFirst()
    let isPort = !port.isEmpty && port.count <= 5 && port.utf8.allSatisfy(\.isDigit)
    return (scheme.map { "\($0)://" } ?? "") + host + (isPort ? ":\(port)" : "")
  }
}
