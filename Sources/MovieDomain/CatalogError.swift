/// Why a catalog request failed.
///
/// Contains no credential and no display text: presenters choose the words.
public struct CatalogError: Error, Sendable, Hashable {
  /// The kind of failure. More kinds may be added, so switch over codes with a `default`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case cancelled, unreachable, hostNotFound, timedOut, untrusted, connectionLost, proxyFailed, unavailable
      case missingCredential, rejectedCredential, notFound, rateLimited, serverFailed, refused
      case tooLarge, malformedResponse, redirected, outOfRange, offline, notRecorded
      case unsupported
    }
    private let kind: Kind

    /// The task was cancelled. Scenes never show this as a failure.
    public static let cancelled = Code(kind: .cancelled)
    /// No connection could be opened: it was refused, or there is no route to the server.
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
    /// The transport cannot run, for example because libcurl is missing.
    public static let unavailable = Code(kind: .unavailable)
    /// The catalog requires a credential, and none was given.
    public static let missingCredential = Code(kind: .missingCredential)
    /// The server rejected the credential (HTTP 401).
    public static let rejectedCredential = Code(kind: .rejectedCredential)
    /// The film or person does not exist (HTTP 404).
    public static let notFound = Code(kind: .notFound)
    /// The server limits the rate of requests (HTTP 429). `retryAfter` says how long to wait, if the server did.
    public static let rateLimited = Code(kind: .rateLimited)
    /// The server reported an internal error (HTTP 5xx).
    public static let serverFailed = Code(kind: .serverFailed)
    /// The server rejected the request for another reason, or the transport cannot send it.
    public static let refused = Code(kind: .refused)
    /// The response exceeds the transport's size limit.
    public static let tooLarge = Code(kind: .tooLarge)
    /// The response could not be parsed.
    public static let malformedResponse = Code(kind: .malformedResponse)
    /// The server sent a redirect (HTTP 3xx). Redirects are not followed.
    public static let redirected = Code(kind: .redirected)
    /// The list has no page with this number.
    public static let outOfRange = Code(kind: .outOfRange)
    /// The response is not in the cache, and offline mode is on.
    public static let offline = Code(kind: .offline)
    /// The recording being replayed does not contain the response.
    public static let notRecorded = Code(kind: .notRecorded)
    /// The catalog does not offer what was requested.
    public static let unsupported = Code(kind: .unsupported)

    /// The name of the code, such as `notFound`.
    public var description: String { kind.rawValue }
  }

  /// The kind of failure.
  public var code: Code
  /// The server's host, with the port if the base URL has one; nil when no server is involved.
  public var host: String?
  /// The HTTP status; nil when there was no response.
  public var status: Int?
  /// The number of seconds to wait before retrying; nil if the server did not say or named an impossible number.
  public let retryAfter: Int?
  /// The number of the list's last page, with `outOfRange`; nil if it is not known.
  public let lastPage: Int?

  /// The criterion that the catalog cannot apply, with `unsupported`; nil if it is something else.
  public var criterion: MovieFilter.Criterion?

  /// Creates an error.
  public init(
    _ code: Code, host: String? = nil, status: Int? = nil, retryAfter: Int? = nil, lastPage: Int? = nil,
    criterion: MovieFilter.Criterion? = nil
  ) {
    self.code = code
    self.host = host
    self.status = status
    self.retryAfter = NumberLimits.counts.accepting(retryAfter)
    self.lastPage = NumberLimits.pages.accepting(lastPage)
    self.criterion = criterion
  }
}
