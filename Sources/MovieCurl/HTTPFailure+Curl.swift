import CMovieCurl
import MovieHTTP

extension HTTPFailure {
  /// What libcurl and TLS libraries say when the connection was lost during the handshake.
  ///
  /// This says nothing about the server's identity, and a retry may succeed.
  private static let brokenHandshakes = [
    "SSL_ERROR_SYSCALL", "Recv failure", "Send failure", "unexpected eof", "non-properly terminated",
  ]

  /// The only place where libcurl's result codes become failures.
  init(_ code: CURLcode, text: String, host: String, requestWasSent: Bool, proxyStatus: Int) {
    var kind = Code(code, requestWasSent: requestWasSent)
    // Older versions name a proxy that cannot be reached instead of the host, newer ones beside it.
    let namesProxy = !text.isEmpty && !text.contains(" \(host)") || text.contains(" via ")
    if kind == .cannotConnect || kind == .hostNotFound, namesProxy { kind = .proxyFailed }
    // A proxy that refuses, a lost handshake and invalid chunks share their result codes with other failures.
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
    self =
      switch code {
      case CURLE_COULDNT_RESOLVE_HOST: .hostNotFound
      case CURLE_COULDNT_CONNECT: .cannotConnect
      case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: .proxyFailed
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_ABORTED_BY_CALLBACK: .cancelled
      case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
        CURLE_SSL_INVALIDCERTSTATUS:
        .untrustedCertificate
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM, CURLE_USE_SSL_FAILED,
        CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CACERT_BADFILE:
        .tlsFailed
      // Most often, an HTTP/2 error means that the server closed the connection before all responses were complete.
      case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_SEND_FAIL_REWIND,
        CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_AGAIN:
        .connectionLost
      case CURLE_FILESIZE_EXCEEDED: .bodyTooLarge
      // `Transfer` reports write errors of its own callback, so that this one comes from a content decoder.
      case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR, CURLcode(100): .malformedResponse
      // Before sending, the protocol of the request is not supported. After it, that of the response, such as HTTP/0.9.
      case CURLE_UNSUPPORTED_PROTOCOL: requestWasSent ? .malformedResponse : .unsupportedRequest
      case CURLE_URL_MALFORMAT: .unsupportedRequest
      // Before sending, the other codes are problems inside libcurl, such as an unknown option. After it, they are
      // problems of the response, such as a malformed trailer, or a header line that older versions report as out of
      // memory.
      default: requestWasSent ? .malformedResponse : .unavailable
      }
  }
}

/// Returns libcurl's text about an error, or `instead` if the text may quote an address.
///
/// When libcurl cannot use a proxy, it quotes the proxy's whole URL, including its password.
func failureDetail(_ text: String, instead: String, code: UInt32) -> String {
  let mayQuoteAddress =
    text.contains("://") || text.contains { "@?".contains($0) } || text.contains("Unsupported proxy")
  let words = text.isEmpty || mayQuoteAddress ? instead : text
  // The text may contain a server's words, with line breaks or control characters.
  let clean = String(
    words.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : Character($0) })
  return "\(clean) (libcurl \(code))"
}
