/// The address of a proxy as it may be shown and logged.
public enum ProxyAddress {
  private static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// A proxy's URL without the user name, password or anything that could be one: the scheme, if any, the host, and a
  /// valid port.
  public static func withoutSecrets(_ address: String) -> String {
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
