import HTTPTypes
public import MovieDomain
public import MovieHTTP
import MovieJSON

/// Sends requests to TMDb and decodes the responses.
struct TMDbClient: Sendable {
  static let keyParameter = "api_key"
  /// The last page that TMDb serves. It may report more pages.
  static let lastPage = 500
  static let reachableRows = lastPage * 20

  let transport: any HTTPTransport
  let address: TMDbAddress
  let credential: Credential?
  /// The time limit of one request, including its retries.
  let timeLimit: Duration

  /// Requests a path below the base URL, and passes the response to `read`, which returns nil if it cannot be read.
  ///
  /// Maps every failure to a `CatalogError`.
  func send<Value>(
    _ path: String, by method: HTTPRequest.Method = .get, query: [(String, String)] = [], body: JSONValue? = nil,
    _ read: (JSONNode) -> Value?
  ) async throws(CatalogError) -> (value: Value, staleness: Staleness?) {
    var query = query
    var headers: HTTPFields = [.accept: "application/json"]
    let caching = [
      Reload.isWanted ? "no-cache" : Reload.acceptedAge.map { "max-age=\($0.components.seconds), max-stale" },
      Reload.isCacheOnly ? "only-if-cached" : nil,
    ].compactMap(\.self)
    if !caching.isEmpty { headers[.cacheControl] = caching.joined(separator: ", ") }
    if let credential {
      switch credential.kind {
      case .accessToken: headers[.authorization] = "Bearer \(credential.secret)"
      case .apiKey: query.append((Self.keyParameter, credential.secret))
      }
    }
    if body != nil { headers[.contentType] = "application/json" }
    let pairs = query.map { "\($0.percentEncoded())=\($1.percentEncoded())" }
    let request = HTTPRequest(
      method: method, scheme: address.scheme, authority: address.authority,
      path: address.path + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")), headerFields: headers)
    let response = try await transport.response(
      to: request, body: Array(body?.encoded().utf8 ?? "".utf8), timeLimit: timeLimit)
    guard let value = JSONNode(parsing: response.body).flatMap(read) else {
      throw CatalogError(.malformedResponse, host: address.authority, status: response.head.status.code)
    }
    return (value, response.staleness.map { Staleness($0, host: address.authority) })
  }
}

/// Verifies credentials with TMDb.
///
/// Use a transport without a cache: cached responses are the same for every credential.
public struct TMDbCredentialChecker: CredentialChecker {
  private let transport: any HTTPTransport
  private let address: TMDbAddress
  private let timeLimit: Duration

  /// Creates a checker that sends its requests over `transport`. The time limit includes retries.
  public init(transport: any HTTPTransport, address: TMDbAddress = .api, timeLimit: Duration = .seconds(20)) {
    self.transport = transport
    self.address = address
    self.timeLimit = timeLimit
  }

  public func check(_ credential: Credential) async throws(CatalogError) {
    let client = TMDbClient(transport: transport, address: address, credential: credential, timeLimit: timeLimit)
    // The configuration is not used, but the log-in page of a captive portal is not an object.
    let isError = try await client.send("/configuration") { json in
      // An error response, which a proxy may pass on with the status of a success.
      json.isObject ? json["success"]?.bool == false : nil
    }
    if isError.value {
      throw CatalogError(.rejectedCredential, host: address.authority)
    }
  }
}

extension HTTPCachePolicy {
  /// The policy for TMDb, whose terms allow caching for six months: 181 days, the shortest six months there are.
  public static func tmdb(_ mode: Mode = .normal) -> HTTPCachePolicy {
    HTTPCachePolicy(mode: mode, longestAge: .seconds(181 * 86_400), leavingOut: [TMDbClient.keyParameter])
  }
}

// The only place where failures of the network and error responses of TMDb become catalog errors.
extension CatalogError {
  init(_ failure: HTTPFailure, host: String) {
    let code: Code =
      switch failure.code {
      case .cancelled: .cancelled
      case .timedOut: .timedOut
      case .hostNotFound: .hostNotFound
      case .cannotConnect: .unreachable
      case .untrustedCertificate: .untrusted
      case .tlsFailed: .tlsFailed
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
    // A proxy may ask for a log-in of its own, which says nothing about the credential.
    case 401: code = errorCode(of: body) == nil ? .refused : .rejectedCredential
    case 404: code = .notFound
    case 429: code = .rateLimited
    case 500...: code = .serverFailed
    // "Invalid page", and "Pages start at 1 and max at 500".
    default: code = [20, 22].contains(errorCode(of: body) ?? 0) ? .outOfRange : .refused
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

/// The code with which TMDb describes an error; nil if the response is of another program, such as a proxy.
private func errorCode(of body: [UInt8]) -> Int? {
  JSONNode(parsing: body)?["status_code"]?.integer
}
