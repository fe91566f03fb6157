/// Why an exchange failed. Contains no credential: `detail` may name hosts and causes, but no queries or headers.
public struct HTTPFailure: Error, Sendable, Hashable {
  /// The kind of failure. More may be added, so switch with a `default`.
  public struct Code: Sendable, Hashable, LosslessStringConvertible {
    private enum Kind: String {
      case cancelled, timedOut, hostNotFound, cannotConnect, untrustedCertificate, tlsFailed, connectionLost
      case bodyTooLarge, malformedResponse, unsupportedRequest, proxyFailed, unavailable, offline, notRecorded
    }
    private let kind: Kind

    /// The caller cancelled the request.
    public static let cancelled = Code(kind: .cancelled)
    /// The time limit passed, or no data arrived for too long.
    public static let timedOut = Code(kind: .timedOut)
    /// The host name could not be resolved.
    public static let hostNotFound = Code(kind: .hostNotFound)
    /// The connection was refused.
    public static let cannotConnect = Code(kind: .cannotConnect)
    /// The server's certificate is untrusted or for another host.
    public static let untrustedCertificate = Code(kind: .untrustedCertificate)
    /// The TLS handshake failed for another reason.
    public static let tlsFailed = Code(kind: .tlsFailed)
    /// The connection ended before the response was complete.
    public static let connectionLost = Code(kind: .connectionLost)
    /// The decoded body exceeds the transport's limit.
    public static let bodyTooLarge = Code(kind: .bodyTooLarge)
    /// The response is not valid HTTP, or its content encoding is invalid.
    public static let malformedResponse = Code(kind: .malformedResponse)
    /// The request cannot be sent: it has no host, or its scheme is not allowed.
    public static let unsupportedRequest = Code(kind: .unsupportedRequest)
    /// The proxy could not be reached or refused the request.
    public static let proxyFailed = Code(kind: .proxyFailed)
    /// The transport cannot run, for example because a library is missing.
    public static let unavailable = Code(kind: .unavailable)
    /// Offline mode is on and the response is not in the cache.
    public static let offline = Code(kind: .offline)

    /// A recording is being replayed and does not contain the exchange.
    public static let notRecorded = Code(kind: .notRecorded)

    private init(kind: Kind) {
      self.kind = kind
    }

    /// Parses the value of `description`.
    public init?(_ description: String) {
      guard let kind = Kind(rawValue: description) else { return nil }
      self.kind = kind
    }

    public var description: String { kind.rawValue }
  }

  public var code: Code
  /// Further details from the transport, for logs.
  public var detail: String

  public init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }
}

extension HTTPFailure: CustomStringConvertible {
  public var description: String { detail.isEmpty ? "\(code)" : "\(code): \(detail)" }
}
