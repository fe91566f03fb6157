/// Why an exchange did not complete. Never holds a credential: `detail` names hosts and causes, not queries or headers.
public struct HTTPFailure: Error, Sendable, Hashable {
  /// The kind of failure. More may be added: switch with a `default`.
  public struct Code: Sendable, Hashable, LosslessStringConvertible {
    private enum Kind: String {
      case cancelled, timedOut, hostNotFound, cannotConnect, untrustedCertificate, tlsFailed, connectionLost
      case bodyTooLarge, malformedResponse, unsupportedRequest, proxyFailed, unavailable, offline, notRecorded
    }
    private let kind: Kind

    /// The caller no longer wants the answer.
    public static let cancelled = Code(kind: .cancelled)
    /// The time limit passed, or the server went silent for too long.
    public static let timedOut = Code(kind: .timedOut)
    /// The host name did not resolve.
    public static let hostNotFound = Code(kind: .hostNotFound)
    /// Nothing accepted the connection.
    public static let cannotConnect = Code(kind: .cannotConnect)
    /// The server's certificate is not trusted, or is for another host.
    public static let untrustedCertificate = Code(kind: .untrustedCertificate)
    /// The TLS handshake failed for another reason.
    public static let tlsFailed = Code(kind: .tlsFailed)
    /// The connection ended before the answer did.
    public static let connectionLost = Code(kind: .connectionLost)
    /// The decoded body outgrew the transport's limit.
    public static let bodyTooLarge = Code(kind: .bodyTooLarge)
    /// What came back is not HTTP, or its content encoding is broken.
    public static let malformedResponse = Code(kind: .malformedResponse)
    /// The request cannot be sent: no host, or a scheme that is not allowed there.
    public static let unsupportedRequest = Code(kind: .unsupportedRequest)
    /// The proxy could not be found or refused.
    public static let proxyFailed = Code(kind: .proxyFailed)
    /// The transport itself cannot run, for example because its library is missing.
    public static let unavailable = Code(kind: .unavailable)
    /// The network was not to be asked, and no answer is kept.
    public static let offline = Code(kind: .offline)

    /// The network was not to be asked, and the recording in its place lacks the exchange.
    public static let notRecorded = Code(kind: .notRecorded)

    private init(kind: Kind) {
      self.kind = kind
    }

    /// Reads what `description` gives.
    public init?(_ description: String) {
      guard let kind = Kind(rawValue: description) else { return nil }
      self.kind = kind
    }

    public var description: String { kind.rawValue }
  }

  public var code: Code
  /// What the transport knows beyond the code, in its own words, for a log.
  public var detail: String

  public init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }
}

extension HTTPFailure: CustomStringConvertible {
  public var description: String { detail.isEmpty ? "\(code)" : "\(code): \(detail)" }
}
