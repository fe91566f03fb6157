/// A URL that may be sent to a terminal as a hyperlink: `http` or `https`, and visible ASCII only.
public struct Hyperlink: Sendable, Hashable {
  /// Terminals truncate longer URLs.
  private static let longest = 2_000

  /// The URL, safe to print.
  public let address: String

  /// Creates a hyperlink, in which letters of other scripts are percent-encoded; nil for any other URL, and for one that
  /// is too long.
  public init?(_ address: String) {
    guard address.utf8.count <= Self.longest else { return nil }
    var safe = ""
    for scalar in address.unicodeScalars {
      if (0x21...0x7E).contains(scalar.value) {
        safe.unicodeScalars.append(scalar)
      } else if !scalar.isASCII, scalar.properties.isAlphabetic {
        for byte in String(scalar).utf8 { safe += "%" + String(byte, radix: 16, uppercase: true) }
      } else {
        return nil
      }
    }
    let length = safe.utf8.count
    guard length <= Self.longest, let scheme = ["https://", "http://"].first(where: safe.lowercased().hasPrefix),
      length > scheme.utf8.count
    else { return nil }
    self.address = safe
  }
}
