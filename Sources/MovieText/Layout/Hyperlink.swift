/// A URL that may be sent to a terminal as a hyperlink: `http` or `https`, and visible ASCII only.
public struct Hyperlink: Sendable, Hashable {
  /// Terminals truncate longer URLs.
  private static let longest = 2_000

  /// The URL, safe to print.
  public let address: String

  /// Creates a hyperlink; nil for any other URL, and for one that is too long.
  public init?(_ address: String) {
    let bytes = address.utf8
    guard bytes.count <= Self.longest, bytes.allSatisfy({ (0x21...0x7E).contains($0) }),
      let scheme = ["https://", "http://"].first(where: address.lowercased().hasPrefix), bytes.count > scheme.utf8.count
    else { return nil }
    self.address = address
  }
}
