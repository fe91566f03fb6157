/// A token or API key for a catalog. The secret is masked when a credential is printed or reflected.
public struct Credential: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind of credential, which determines how it is sent.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// An API Read Access Token (v4 of TMDb's API).
    case accessToken
    /// An API key (v3 of TMDb's API).
    case apiKey
  }

  /// The maximum length of a secret, in bytes. Servers reject header fields that are much longer.
  public static let longestSecret = 4096

  /// Whether the secret is a token or an API key.
  public let kind: Kind
  /// The secret itself, not masked.
  public let secret: String

  /// Parses pasted text: 32 hexadecimal digits are an API key, anything else is a token.
  ///
  /// Removes surrounding white space and a leading `Bearer`. Returns nil when the rest is empty, is longer than
  /// `longestSecret`, or contains anything but visible ASCII characters.
  public init?(pasted text: String) {
    guard let secret = Self.secret(in: text) else { return nil }
    kind = secret.utf8.count == 32 && secret.allSatisfy(\.isHexDigit) ? .apiKey : .accessToken
    self.secret = secret
  }

  /// Creates a credential of a known kind. Cleans and rejects text as `init(pasted:)` does.
  public init?(_ kind: Kind, _ text: String) {
    guard let secret = Self.secret(in: text) else { return nil }
    self.kind = kind
    self.secret = secret
  }

  private static func secret(in text: String) -> String? {
    // Documentation shows tokens with the header's scheme, so that it is often copied too.
    let scheme = "bearer "
    var value = trimmed(text[...])
    if value.prefix(scheme.count).lowercased() == scheme {
      value = trimmed(value.dropFirst(scheme.count))
    }
    let secret = String(value)
    let isPrintable = secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isPrintable && (1...longestSecret).contains(secret.utf8.count) ? secret : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return Substring(scalars)
  }

  /// The kind, followed by a mask for the secret.
  public var description: String {
    switch kind {
    case .accessToken: "access token ••••"
    case .apiKey: "API key ••••"
    }
  }

  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}

/// Confidential text. It is masked when printed or reflected.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The unmasked text.
  public let text: String

  /// Creates a secret.
  public init(_ text: String) {
    self.text = text
  }

  public var description: String { "••••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}

/// The port to the stored credential. All methods may be called concurrently.
public protocol CredentialStore: Sendable {
  /// Where the credential is stored, such as a file path, for display; empty if there is no such place.
  var location: String { get }

  /// Returns the stored credential, or nil if there is none.
  ///
  /// Throws `StoreError(.malformed)` when what is stored is not a credential, and other codes when it cannot be read.
  func credential() async throws(StoreError) -> Credential?

  /// Stores a credential, replacing any existing one. Throws when it cannot be written.
  func save(_ credential: Credential) async throws(StoreError)

  /// Removes the credential. Returns false if none was stored. Throws when it cannot be removed.
  @discardableResult
  func remove() async throws(StoreError) -> Bool
}

/// The port to a server that can verify credentials. `check` may be called concurrently.
public protocol CredentialChecker: Sendable {
  /// Verifies a credential with the server. Returns if the server accepts it.
  ///
  /// Throws `CatalogError(.rejectedCredential)` when the server rejects it. After any other error, it is unknown
  /// whether the credential is valid.
  func check(_ credential: Credential) async throws(CatalogError)
}
