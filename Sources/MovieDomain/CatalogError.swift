/// Why a catalog request failed. Contains no credential and no display text; presenters supply the text.
public struct CatalogError: Error, Sendable, Hashable {
  /// The kind of failure. More may be added, so switch with a `default`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case cancelled, unreachable, hostNotFound, timedOut, untrusted, connectionLost, proxyFailed, unavailable
      case missingCredential, rejectedCredential, notFound, rateLimited, serverFailed, refused
      case tooLarge, malformedResponse, redirected, outOfRange, offline, notRecorded
    }
    private let kind: Kind

    /// The caller cancelled the request; never shown as a failure.
    public static let cancelled = Code(kind: .cancelled)
    /// The connection was refused or no server answers at the address.
    public static let unreachable = Code(kind: .unreachable)
    /// The host name could not be resolved.
    public static let hostNotFound = Code(kind: .hostNotFound)
    /// The server did not respond in time.
    public static let timedOut = Code(kind: .timedOut)
    /// The server's TLS certificate could not be verified.
    public static let untrusted = Code(kind: .untrusted)
    /// The connection broke before the response was complete.
    public static let connectionLost = Code(kind: .connectionLost)
    /// The proxy could not be reached or refused the connection.
    public static let proxyFailed = Code(kind: .proxyFailed)
    /// The system lacks something required to send requests.
    public static let unavailable = Code(kind: .unavailable)
    /// The catalog requires a credential and none is set.
    public static let missingCredential = Code(kind: .missingCredential)
    /// The server rejected the credential.
    public static let rejectedCredential = Code(kind: .rejectedCredential)
    /// The film, person or list does not exist.
    public static let notFound = Code(kind: .notFound)
    /// The server is limiting requests; see `retryAfter`.
    public static let rateLimited = Code(kind: .rateLimited)
    /// The server reported an internal error (HTTP 5xx).
    public static let serverFailed = Code(kind: .serverFailed)
    /// The server rejected the request (HTTP 4xx).
    public static let refused = Code(kind: .refused)
    /// The response exceeds the size limit.
    public static let tooLarge = Code(kind: .tooLarge)
    /// The response could not be parsed.
    public static let malformedResponse = Code(kind: .malformedResponse)
    /// The server redirected to an address that is not followed.
    public static let redirected = Code(kind: .redirected)
    /// The page does not exist.
    public static let outOfRange = Code(kind: .outOfRange)
    /// The response is not in the cache and offline mode is on.
    public static let offline = Code(kind: .offline)
    /// The recording being replayed does not contain the response.
    public static let notRecorded = Code(kind: .notRecorded)

    public var description: String { kind.rawValue }
  }

  public var code: Code
  /// The server's host name, such as `api.example.com`.
  public var host: String?
  /// The HTTP status, if a response was received.
  public var status: Int?
  /// Seconds to wait before retrying, as requested by the server; nil when it asks for something impossible.
  public let retryAfter: Int?

  public init(_ code: Code, host: String? = nil, status: Int? = nil, retryAfter: Int? = nil) {
    self.code = code
    self.host = host
    self.status = status
    self.retryAfter = NumberLimits.counts.accepting(retryAfter)
  }
}
