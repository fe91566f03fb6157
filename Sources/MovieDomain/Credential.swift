/// A secret to ask a catalog with. Prints as dots, wherever it is printed.
public struct Credential: Sendable, Hashable {
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A read access token.
    case accessToken
    /// A key of the older kind.
    case apiKey
  }

  /// More is no credential: no server takes a longer header.
  public static let longestSecret = 4096

  public let kind: Kind
  /// The one way to the secret.
  public let secret: String

  /// Takes what people paste, and tells from its form what it is; nil when it holds what no credential can.
  public init?(pasted text: String) {
    guard let secret = Self.secret(in: text) else { return nil }
    kind = secret.utf8.count == 32 && secret.allSatisfy(\.isHexDigit) ? .apiKey : .accessToken
    self.secret = secret
  }

  /// Takes a credential of a kind that is known; nil when it holds what no credential can.
  public init?(_ kind: Kind, _ text: String) {
    guard let secret = Self.secret(in: text) else { return nil }
    self.kind = kind
    self.secret = secret
  }

  private static func secret(in text: String) -> String? {
    // Examples show a token in a header, and that is how it gets copied.
    let scheme = "Bearer "
    let trimmed = text.drop(while: \.isWhitespace)
    let value = trimmed.lowercased().hasPrefix(scheme.lowercased()) ? trimmed.dropFirst(scheme.count) : trimmed
    let secret = String(value.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    let isPrintable = secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isPrintable && (1...longestSecret).contains(secret.utf8.count) ? secret : nil
  }
}

extension Credential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    switch kind {
    case .accessToken: "access token ••••"
    case .apiKey: "API key ••••"
    }
  }

  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
