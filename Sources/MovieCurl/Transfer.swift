import CMovieCurl
import MovieHTTP

/// An easy handle and what it received for one exchange. Used only on the network thread.
final class Transfer {
  let exchange: PendingExchange
  let handle: UnsafeMutableRawPointer
  private let observer: (@Sendable (ExchangeReport) -> Void)?
  private let maximumBodyBytes: Int
  private var head: ResponseHeadParser
  private var body: [UInt8] = []
  /// Why a callback ended the transfer. libcurl's result code says only that one did.
  private var abortReason: HTTPFailure?
  /// libcurl writes to this buffer as long as the handle exists.
  private let errorText: UnsafeMutablePointer<CChar>
  private var fieldLines: UnsafeMutablePointer<curl_slist>?

  /// Returns the transfer that an easy handle belongs to.
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
    observer = configuration.observer
    maximumBodyBytes = configuration.maximumBodyBytes
    head = ResponseHeadParser(maximumBytes: configuration.maximumHeaderBytes)
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    let code = configure(configuration)
    guard code == CURLE_OK else { throw failure(code) }
  }

  deinit {
    ccurl_easy_cleanup(handle)
    ccurl_slist_free(fieldLines)
    errorText.deallocate()
  }

  /// Returns the outcome of the transfer after it has ended.
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
    observer?(ExchangeReport(exchange.request, outcome, handle: handle, bodyBytes: body.count))
    exchange.finish(outcome)
  }

  /// The failure of a transfer whose time limit has passed.
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

  private func configure(_ configuration: CurlTransport.Configuration) -> CURLcode {
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
    guard bytes.count <= maximumBodyBytes - body.count else {
      return HTTPFailure(.bodyTooLarge, detail: "the body is longer than \(maximumBodyBytes) bytes")
    }
    body.append(contentsOf: bytes)
    return nil
  }
}
