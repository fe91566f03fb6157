import MovieDomain
import MovieStore
import MovieTMDb

/// Reports network settings from the environment.
struct NetworkCheck: Sendable {
  /// In libcurl's order of precedence.
  private static let proxies = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
  private static let exceptions = ["no_proxy", "NO_PROXY"]

  let environment: Environment
  let address: TMDbAddress

  func findings() -> [HealthFinding] {
    addresses + proxies + certificates
  }

  private var addresses: [HealthFinding] {
    let name = "TMDB_API_URL"
    return environment[name] == nil ? [] : [.address(variable: name, address: address.text)]
  }

  /// The proxy in use: the first variable that is set.
  private var proxies: [HealthFinding] {
    // No proxy is used for the loopback interface.
    guard address.scheme == "https", let (name, value) = environment.first(of: Self.proxies) else { return [.noProxy] }
    let exceptions = environment.first(of: Self.exceptions).map {
      [HealthFinding.proxyExceptions(variable: $0, hosts: $1)]
    }
    return [.proxy(variable: name, address: ProxyAddress(value).text)] + (exceptions ?? [])
  }

  private var certificates: [HealthFinding] {
    guard let (name, path) = environment.first(of: Environment.certificates) else {
      return [.systemCertificates]
    }
    return [.certificates(variable: name, path: path, FileInspection.problem(reading: path))]
  }
}
