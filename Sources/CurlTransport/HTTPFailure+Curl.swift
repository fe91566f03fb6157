import CCurl
import HTTPPort

extension HTTPFailure {
  /// Messages from libcurl and TLS libraries for a connection lost during the handshake. They say nothing about the
  /// server's identity, and a retry may succeed.
  private static let brokenHandshakes = [
    "SSL_ERROR_SYSCALL", "Recv failure", "Send failure", "unexpected eof", "non-properly terminated",
  ]

  /// The only mapping of libcurl result codes to failures.
  init(_ code: CURLcode, text: String, requestWasSent: Bool, proxyStatus: Int) {
    var kind = Code(code, requestWasSent: requestWasSent)
    // Some failures share a result code with others: a refusing proxy, an interrupted handshake and invalid chunks.
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
    // An HTTP/2 error is generic; usually the server closed the session with streams open.
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_SEND_FAIL_REWIND, CURLE_HTTP2,
      CURLE_HTTP2_STREAM, CURLE_AGAIN:
      self = .connectionLost
    case CURLE_FILESIZE_EXCEEDED:
      self = .bodyTooLarge
    // A write error not caused by our callback comes from a content decoder.
    case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR:
      self = .malformedResponse
    // Older versions report too long a header line as out of memory; newer ones as code 100.
    case CURLE_OUT_OF_MEMORY:
      self = requestWasSent ? .malformedResponse : .unavailable
    case CURLcode(100):
      self = .malformedResponse
    // Before sending, the request's protocol is unsupported; after sending, the response's ("HTTP/0.9").
    case CURLE_UNSUPPORTED_PROTOCOL:
      self = requestWasSent ? .malformedResponse : .unsupportedRequest
    case CURLE_URL_MALFORMAT:
      self = .unsupportedRequest
    // The remaining codes are internal errors of libcurl, such as no memory or an unknown option.
    default:
      self = .unavailable
    }
  }
}
