import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieJSON

// The only place where failures of the network and error responses of TMDb become catalog errors.
extension CatalogError {
  init(_ failure: HTTPFailure, host: String) {
    let code: Code =
      switch failure.code {
      case .cancelled: .cancelled
      case .timedOut: .timedOut
      case .hostNotFound: .hostNotFound
      case .cannotConnect: .unreachable
      case .untrustedCertificate, .tlsFailed: .untrusted
      case .connectionLost: .connectionLost
      case .bodyTooLarge: .tooLarge
      case .proxyFailed: .proxyFailed
      case .unavailable: .unavailable
      case .unsupportedRequest: .refused
      case .offline: .offline
      case .notRecorded: .notRecorded
      case .malformedResponse: .malformedResponse
      }
    self.init(code, host: host)
  }

  /// Returns nil for the head of a successful response.
  init?(_ head: HTTPResponse, body: [UInt8] = [], host: String) {
    let status = head.status
    let code: Code
    switch status.code {
    case 200..<300: return nil
    // Only for conditional requests, whose responses the cache handles.
    case 304: code = .malformedResponse
    case 300..<400: code = .redirected
    case 401: code = .rejectedCredential
    case 404: code = .notFound
    case 429: code = .rateLimited
    case 500...: code = .serverFailed
    default: code = isAboutPage(body) ? .outOfRange : .refused
    }
    let wait = head.requestedDelay.map { Int(clamping: $0.components.seconds) } ?? 0
    self.init(code, host: host, status: status.code, retryAfter: wait > 0 ? wait : nil)
  }
}

extension HTTPTransport {
  /// Sends a request and returns the response, which is successful. Throws a `CatalogError` for every other outcome.
  func response(
    to request: HTTPRequest, body: [UInt8] = [], timeLimit: Duration
  ) async throws(CatalogError) -> BufferedResponse {
    let host = request.authority ?? ""
    let response: BufferedResponse
    do throws(HTTPFailure) {
      response = try await exchange(request, body: body, timeLimit: timeLimit)
    } catch {
      throw CatalogError(error, host: host)
    }
    if let error = CatalogError(response.head, body: response.body, host: host) { throw error }
    return response
  }
}

extension Staleness {
  init(_ staleness: HTTPStaleness, host: String) {
    let error: CatalogError =
      switch staleness.cause {
      case .failure(let failure): CatalogError(failure, host: host)
      case .refusal(let head): CatalogError(head, host: host) ?? CatalogError(.serverFailed, host: host)
      }
    self.init(age: staleness.age, error: error)
  }
}

/// Whether the body of an error response is about the page. TMDb describes an error with a code of its own.
private func isAboutPage(_ body: [UInt8]) -> Bool {
  // "Invalid page", and "Pages start at 1 and max at 500".
  let pageCodes: Set = [20, 22]
  return JSONNode(parsing: body)?["status_code"]?.integer.map(pageCodes.contains) ?? false
}
