/// An API credential. Its secret is masked when printed or reflected.
public struct Credential: Sendable, Hashable {
  /// The kind of credential, which determines how it is sent.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// An API Read Access Token (v4).
    case accessToken
    /// An API key (v3).
    case apiKey
  }

  /// The maximum length of a secret; servers do not accept longer headers.
  public static let longestSecret = 4096

  public let kind: Kind
  /// The unmasked secret.
  public let secret: String

  /// Parses pasted text and infers the kind from its form. Returns nil when the text is not a valid credential.
  public init?(pasted text: String) {
    guard let secret = Self.secret(in: text) else { return nil }
    kind = secret.utf8.count == 32 && secret.allSatisfy(\.isHexDigit) ? .apiKey : .accessToken
    self.secret = secret
  }

  /// Creates a credential of a known kind. Returns nil when the text is not a valid credential.
  public init?(_ kind: Kind, _ text: String) {
    guard let secret = Self.secret(in: text) else { return nil }
    self.kind = kind
    self.secret = secret
  }

  private static func secret(in text: String) -> String? {
    // Tokens are often copied together with the header scheme from documentation.
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
