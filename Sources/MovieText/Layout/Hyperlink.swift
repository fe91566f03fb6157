/// An address that a terminal may open at a click: `https`, and of visible ASCII alone.
public struct Hyperlink: Sendable, Hashable {
  /// Longer ones are cut by terminals.
  private static let longest = 2_000

  public let address: String

  /// Nil for any other address.
  public init?(_ address: String) {
    let prefix = "https://"
    let bytes = address.utf8
    guard bytes.count > prefix.utf8.count, bytes.count <= Self.longest, address.lowercased().hasPrefix(prefix),
      bytes.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.address = address
  }
}
