import CMovieCurl
import HTTPTypes
import MovieHTTP

/// An easy handle and what it received for one exchange. Used only on the network thread.
final class Transfer {
  let exchange: PendingExchange
  let handle: UnsafeMutableRawPointer
  private let configuration: CurlTransport.Configuration
  private var head = ResponseHeadParser()
  private var body: [UInt8] = []
  /// Why a callback ended the transfer. libcurl's result code says only that one did.
  private var abortReason: HTTPFailure?
  /// libcurl writes to this buffer as long as the handle exists.
  private let errorText: UnsafeMutablePointer<CChar>
  private var fieldLines: UnsafeMutablePointer<curl_slist>?

  static func of(_ handle: UnsafeMutableRawPointer) -> Transfer {
    guard let pointer = ccurl_easy_get_private(handle) else { preconditionFailure("a handle without its transfer") }
    return Unmanaged<Transfer>.fromOpaque(pointer).takeUnretainedValue()
  }

  init(_ exchange: PendingExchange, configuration: CurlTransport.Configuration) throws(HTTPFailure) {
    guard let handle = ccurl_easy_init() else {
      throw HTTPFailure(.unavailable, detail: "libcurl gave no handle")
    }
    self.exchange = exchange
    self.handle = handle
    self.configuration = configuration
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    let code = configure()
    guard code == CURLE_OK else { throw failure(code) }
  }

  deinit {
    ccurl_easy_cleanup(handle)
    ccurl_slist_free(fieldLines)
    errorText.deallocate()
  }

  func outcome(_ code: CURLcode) -> PendingExchange.Outcome {
    if let abortReason { return .failure(abortReason) }
    guard code == CURLE_OK else { return .failure(failure(code)) }
    guard let head = head.response else {
      return .failure(HTTPFailure(.connectionLost, detail: "the connection ended before the header did"))
    }
    return .success(BufferedResponse(head: head, body: body))
  }

  /// Tells the observer, then resumes the caller.
  func finish(_ outcome: PendingExchange.Outcome) {
    configuration.observer?(ExchangeReport(exchange.request, outcome, handle: handle, bodyBytes: body.count))
    exchange.finish(outcome)
  }

  var timedOut: HTTPFailure {
    HTTPFailure(
      .timedOut, detail: requestWasSent ? "the answer took too long" : "there was no connection in time")
  }

  private var requestWasSent: Bool { ccurl_easy_get_long(handle, CURLINFO_REQUEST_SIZE) > 0 }

  private func failure(_ code: CURLcode) -> HTTPFailure {
    HTTPFailure(
      code, text: String(cString: errorText), host: exchange.request.host,
      requestWasSent: requestWasSent,
      proxyStatus: ccurl_easy_get_long(handle, CURLINFO_HTTP_CONNECTCODE))
  }

  private func configure() -> CURLcode {
    var options = EasyOptions(handle: handle)
    options.set(CURLOPT_PRIVATE, pointer: Unmanaged.passUnretained(self).toOpaque())
    options.set(CURLOPT_ERRORBUFFER, pointer: errorText)
    options.setLimits(configuration)
    options.setSecurity(configuration, plain: exchange.request.isPlain)
    fieldLines = options.setRequest(exchange.request, configuration: configuration)
    options.set(CURLOPT_HEADERDATA, pointer: Unmanaged.passUnretained(self).toOpaque())
    options.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      Transfer.receive(bytes, size * count, context) { $0.head.receive($1) }
    }
    options.set(CURLOPT_WRITEDATA, pointer: Unmanaged.passUnretained(self).toOpaque())
    options.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      Transfer.receive(bytes, size * count, context) { $0.receive(body: $1) }
    }
    return options.firstFailure
  }

  /// Passes the bytes of a callback to its transfer. libcurl ends the transfer if the result is not `count`.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    _ take: (Transfer, UnsafeRawBufferPointer) -> HTTPFailure?
  ) -> Int {
    guard let context else { return count == 0 ? 1 : 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    guard let reason = take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) else { return count }
    transfer.abortReason = reason
    return count == 0 ? 1 : 0
  }

  /// Counts the decoded bytes, because chunked and compressed bodies may be longer than they declare.
  private func receive(body bytes: UnsafeRawBufferPointer) -> HTTPFailure? {
    let limit = configuration.maximumBodyBytes
    guard bytes.count <= limit - body.count else {
      return HTTPFailure(.bodyTooLarge, detail: "the body is longer than \(limit) bytes")
    }
    body.append(contentsOf: bytes)
    return nil
  }
}

/// Parses the header lines from libcurl into the head of a response.
///
/// libcurl passes all header lines of an exchange: first those of interim responses (1xx), then those of the response,
/// and at the end the trailer fields of a chunked body.
struct ResponseHeadParser {
  /// The size limit of all lines of an exchange together.
  private static let maximumBytes = 64 << 10

  private var bytes = 0
  private var isComplete = false
  private var head: HTTPResponse?
  private var fields: [(name: [UInt8], value: [UInt8])] = []

  /// The head of the response; nil until the empty line after it has arrived.
  var response: HTTPResponse? { isComplete ? head : nil }

  /// Parses a line with its line break. Returns an error if the exchange must end.
  mutating func receive(_ line: UnsafeRawBufferPointer) -> HTTPFailure? {
    bytes += line.count
    guard bytes <= Self.maximumBytes else {
      return HTTPFailure(.malformedResponse, detail: "the header is longer than \(Self.maximumBytes) bytes")
    }
    // Lines after the head are trailer fields, which must not change it.
    if isComplete { return nil }
    let line = line[..<(line.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0)]
    if line.isEmpty {
      end()
    } else if line.starts(with: "HTTP/".utf8) {
      return begin(line)
    } else {
      add(line)
    }
    return nil
  }

  private mutating func begin(_ line: Slice<UnsafeRawBufferPointer>) -> HTTPFailure? {
    fields = []
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[1].count == 3, let code = Int(String(decoding: parts[1], as: UTF8.self)),
      (100...999).contains(code)
    else {
      return HTTPFailure(.malformedResponse, detail: "the reply's status is not a number")
    }
    let reason = parts.count == 3 ? String(decoding: parts[2], as: UTF8.self) : ""
    head = HTTPResponse(status: .init(code: code, reasonPhrase: reason))
    return nil
  }

  private mutating func add(_ line: Slice<UnsafeRawBufferPointer>) {
    if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
      // Obsolete line folding: this line continues the value of the one before.
      guard !fields.isEmpty else { return }
      fields[fields.count - 1].value += [UInt8(ascii: " ")] + line.drop { $0 == 0x20 || $0 == 0x09 }
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    // `HTTPField` removes blanks around the value.
    fields.append((Array(line[..<colon]), Array(line[(colon + 1)...])))
  }

  private mutating func end() {
    guard var final = head, final.status.kind != .informational else { return }
    for (name, value) in fields {
      guard let name = HTTPField.Name(String(decoding: name, as: UTF8.self)) else { continue }
      final.headerFields.append(HTTPField(name: name, value: value))
    }
    head = final
    isComplete = true
  }
}

extension HTTPFailure {
  /// What libcurl and TLS libraries say when the connection was lost during the handshake.
  ///
  /// This says nothing about the server's identity, and a retry may succeed.
  private static let brokenHandshakes = [
    "SSL_ERROR_SYSCALL", "Recv failure", "Send failure", "unexpected eof", "non-properly terminated",
  ]

  /// The only place where libcurl's result codes become failures.
  fileprivate init(_ code: CURLcode, text: String, host: String, requestWasSent: Bool, proxyStatus: Int) {
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
