extension StringProtocol {
  /// Whether the host of a URL is certainly this machine: `localhost`, `[::1]` or an address such as `127.0.0.1`.
  ///
  /// Other spellings may be resolved to another machine: resolvers read `127.0.0.010` as octal, and some look up
  /// `127.0.0.080` as a name.
  package var isLoopbackHost: Bool {
    if self == "[::1]" || lowercased() == "localhost" { return true }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in UInt8(part).map(String.init) == String(part) }
  }
}
