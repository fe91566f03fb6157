/// Why there is no complete response.
///
/// Contains no credential: `detail` may name hosts and causes, but no queries or header fields.
public struct HTTPFailure: Error, Sendable, Hashable {
  /// The kind of failure. More kinds may be added, so other packages should switch over codes with a `default`.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The task was canceled.
    case cancelled
    /// The time limit passed, or too little data arrived for too long.
    case timedOut
    /// The host name could not be resolved.
    case hostNotFound
    /// No connection could be opened: it was refused, or there is no route to the host.
    case cannotConnect
    /// The server's certificate could not be verified, or it is for another host.
    case untrustedCertificate
    /// The TLS handshake failed for another reason.
    case tlsFailed
    /// The connection ended before the response was complete.
    case connectionLost
    /// The body exceeds the transport's size limit.
    case bodyTooLarge
    /// The response is not valid HTTP, or its content encoding is invalid.
    case malformedResponse
    /// The request cannot be sent, for example because it has no host or an unsupported scheme.
    case unsupportedRequest
    /// The proxy could not be reached or refused the request.
    case proxyFailed
    /// The transport cannot run, for example because a library is missing.
    case unavailable
    /// The response is not in the cache, and offline mode is on.
    case offline
    /// The recording being replayed does not contain the exchange.
    case notRecorded
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
