import HTTPTypes
public import MovieDomain
public import MovieHTTP
import MovieJSON

/// Sends requests to TMDb and decodes the responses.
struct TMDbClient: Sendable {
  /// The name of the query parameter for an API key.
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
