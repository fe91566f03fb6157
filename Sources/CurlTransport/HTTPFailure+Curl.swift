import CCurl
import HTTPPort

extension HTTPFailure {
  /// How libcurl and the TLS libraries say that the connection ended in mid-handshake, which says nothing of the
  /// server's identity, and may go better the next time.
  private static let brokenHandshakes = [
    "SSL_ERROR_SYSCALL", "Recv failure", "Send failure", "unexpected eof", "non-properly terminated",
  ]

  /// The one place where libcurl's results become failures.
  init(_ code: CURLcode, text: String, requestWasSent: Bool, proxyStatus: Int) {
    var kind = Code(code, requestWasSent: requestWasSent)
    // Cases that share a result with others: a proxy that will not serve, a handshake that was not finished rather than
    // refused, chunks that are none.
    if proxyStatus >= 300 || text.contains("Unsupported proxy") { kind = .proxyFailed }
    if code == CURLE_SSL_CONNECT_ERROR, Self.brokenHandshakes.contains(where: text.contains) { kind = .connectionLost }
    if code == CURLE_RECV_ERROR, text.contains("chunked-encoding") { kind = .malformedResponse }
    self.init(
      kind,
      detail: failureDetail(text, instead: String(cString: ccurl_easy_strerror(code)), code: code.rawValue))
  }
}

extension HTTPFailure.Code {
  fileprivate init(_ code: CURLcode, requestWasSent: Bool) {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST:
      self = .hostNotFound
    case CURLE_COULDNT_CONNECT:
      self = .cannotConnect
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY:
      self = .proxyFailed
    case CURLE_OPERATION_TIMEDOUT:
      self = .timedOut
    case CURLE_ABORTED_BY_CALLBACK:
      self = .cancelled
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
      CURLE_SSL_INVALIDCERTSTATUS:
      self = .untrustedCertificate
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM, CURLE_USE_SSL_FAILED,
      CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CACERT_BADFILE:
      self = .tlsFailed
    // An HTTP/2 error is generic: most often the server closed the session under the streams on it.
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_SEND_FAIL_REWIND, CURLE_HTTP2,
      CURLE_HTTP2_STREAM, CURLE_AGAIN:
      self = .connectionLost
    case CURLE_FILESIZE_EXCEEDED:
      self = .bodyTooLarge
    // A write error that no callback asked for is a decoder's.
    case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR:
      self = .malformedResponse
    // A header line longer than libcurl takes is "out of memory" to its older versions, and result 100 since.
    case CURLE_OUT_OF_MEMORY:
      self = requestWasSent ? .malformedResponse : .unavailable
    case CURLcode(100):
      self = .malformedResponse
    // Before the request was sent, what was asked for; after it, what came back ("HTTP/0.9").
    case CURLE_UNSUPPORTED_PROTOCOL:
      self = requestWasSent ? .malformedResponse : .unsupportedRequest
    case CURLE_URL_MALFORMAT:
      self = .unsupportedRequest
    // What remains is libcurl's own trouble: no memory, an option it does not know.
    default:
      self = .unavailable
    }
  }
}
