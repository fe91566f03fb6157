/// Why a catalog request failed.
///
/// Contains no credential and no display text: presenters choose the words.
public struct CatalogError: Error, Sendable, Hashable {
  /// The kind of failure. More kinds may be added, so other packages should switch over codes with a `default`.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The task was canceled. Scenes never show this as a failure.
    case cancelled
    /// No connection could be opened: it was refused, or there is no route to the server.
    case unreachable
    /// The host name could not be resolved.
    case hostNotFound
    /// The server did not respond in time.
    case timedOut
    /// The server's TLS certificate could not be verified.
    case untrusted
    /// TLS failed for another reason, for example because the server does not speak it.
    case tlsFailed
    /// The connection broke before the response was complete.
    case connectionLost
    /// The proxy could not be reached or refused the connection.
    case proxyFailed
    /// The transport cannot run, for example because libcurl is missing.
    case unavailable
    /// The catalog requires a credential, and none was given.
    case missingCredential
    /// The server rejected the credential (HTTP 401).
    case rejectedCredential
    /// The film or person does not exist (HTTP 404).
    case notFound
    /// The server limits the rate of requests (HTTP 429). `retryAfter` says how long to wait, if the server did.
    case rateLimited
    /// The server reported an internal error (HTTP 5xx).
    case serverFailed
    /// The server rejected the request for another reason, or the transport cannot send it.
    case refused
    /// The response exceeds the transport's size limit.
    case tooLarge
    /// The response could not be parsed.
    case malformedResponse
    /// The server sent a redirect (HTTP 3xx). Redirects are not followed.
    case redirected
    /// The list has no page with this number.
    case outOfRange
    /// The response is not in the cache, and offline mode is on.
    case offline
    /// The recording being replayed does not contain the response.
    case notRecorded
    /// The catalog does not offer what was requested.
    case unsupported
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

  /// Whether the same request may succeed later, without anything else to be done in the program.
  public var mayPass: Bool {
    switch code {
    case .cancelled, .unreachable, .hostNotFound, .timedOut, .untrusted, .tlsFailed, .connectionLost, .proxyFailed,
      .rateLimited, .serverFailed, .tooLarge, .malformedResponse:
      true
    case .unavailable, .missingCredential, .rejectedCredential, .notFound, .refused, .redirected, .outOfRange, .offline,
      .notRecorded, .unsupported:
      false
    }
  }

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
