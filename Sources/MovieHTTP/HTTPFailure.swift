/// Why there is no complete response.
///
/// Contains no credential: `detail` may name hosts and causes, but no queries or header fields.
public struct HTTPFailure: Error, Sendable, Hashable {
  /// The kind of failure. More kinds may be added, so switch over codes with a `default`.
  public struct Code: Sendable, Hashable, LosslessStringConvertible {
    private enum Kind: String {
      case cancelled, timedOut, hostNotFound, cannotConnect, untrustedCertificate, tlsFailed, connectionLost
      case bodyTooLarge, malformedResponse, unsupportedRequest, proxyFailed, unavailable, offline, notRecorded
    }
    private let kind: Kind

    /// The task was cancelled.
    public static let cancelled = Code(kind: .cancelled)
    /// The time limit passed, or too little data arrived for too long.
    public static let timedOut = Code(kind: .timedOut)
    /// The host name could not be resolved.
    public static let hostNotFound = Code(kind: .hostNotFound)
    /// No connection could be opened: it was refused, or there is no route to the host.
    public static let cannotConnect = Code(kind: .cannotConnect)
    /// The server's certificate could not be verified, or it is for another host.
    public static let untrustedCertificate = Code(kind: .untrustedCertificate)
    /// The TLS handshake failed for another reason.
    public static let tlsFailed = Code(kind: .tlsFailed)
    /// The connection ended before the response was complete.
    public static let connectionLost = Code(kind: .connectionLost)
    /// The body exceeds the transport's size limit.
    public static let bodyTooLarge = Code(kind: .bodyTooLarge)
    /// The response is not valid HTTP, or its content encoding is invalid.
    public static let malformedResponse = Code(kind: .malformedResponse)
    /// The request cannot be sent, for example because it has no host or an unsupported scheme.
    public static let unsupportedRequest = Code(kind: .unsupportedRequest)
    /// The proxy could not be reached or refused the request.
    public static let proxyFailed = Code(kind: .proxyFailed)
    /// The transport cannot run, for example because a library is missing.
    public static let unavailable = Code(kind: .unavailable)
    /// The response is not in the cache, and offline mode is on.
    public static let offline = Code(kind: .offline)
    /// The recording being replayed does not contain the exchange.
    public static let notRecorded = Code(kind: .notRecorded)

    private init(kind: Kind) {
      self.kind = kind
    }

    /// Parses the value of `description`. Returns nil for any other text.
    public init?(_ description: String) {
      guard let kind = Kind(rawValue: description) else { return nil }
      self.kind = kind
    }

    /// The name of the code, such as `timedOut`.
    public var description: String { kind.rawValue }
  }

  /// The kind of failure.
  public var code: Code
  /// More about the cause, in English, for logs; may be empty.
  public var detail: String

  /// Creates a failure.
  public init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }
}

extension HTTPFailure: CustomStringConvertible {
  /// The code and, if there is one, the detail.
  public var description: String { detail.isEmpty ? "\(code)" : "\(code): \(detail)" }
}
