import HTTPPort
import HTTPTypes
import JSONText
import MovieDomain

/// A decoded response. `staleness` is set if it is outdated.
struct FetchedValue<Value> {
  let value: Value
  let staleness: Staleness?
}

/// Sends requests to TMDb and decodes the responses.
struct TMDbClient: Sendable {
  let transport: any HTTPTransport
  let address: TMDbAddress
  let credential: TMDbCredential?
  /// The time limit of one request, including its retries.
  let timeLimit: Duration

  /// Requests a path below the base URL, and passes the response to `read`, which returns nil if it cannot be read.
  ///
  /// Maps every failure to a `CatalogError`.
  func get<Value>(
    _ path: String, query: [(String, String)], _ read: (JSONNode) -> Value?
  ) async throws(CatalogError) -> FetchedValue<Value> {
    let response: BufferedResponse
    do throws(HTTPFailure) {
      response = try await transport.exchange(request(path, query: query), timeLimit: timeLimit)
    } catch {
      throw CatalogError(error, host: address.authority)
    }
    if let error = CatalogError(response, host: address.authority) {
      throw error
    }
    guard let value = JSONNode(parsing: response.body).flatMap(read) else {
      throw CatalogError(.malformedResponse, host: address.authority, status: response.head.status.code)
    }
    return FetchedValue(
      value: value, staleness: response.staleness.map { Staleness($0, host: address.authority) })
  }

  private func request(_ path: String, query: [(String, String)]) -> HTTPRequest {
    var query = query
    var headers: HTTPFields = [.accept: "application/json"]
    switch credential {
    case .accessToken(let token): headers[.authorization] = "Bearer \(token)"
    case .apiKey(let key): query.append((TMDbCredential.keyParameter, key))
    case nil: break
    }
    let pairs = query.map { "\(Self.escaped($0))=\(Self.escaped($1))" }
    return HTTPRequest(
      method: .get, scheme: address.scheme, authority: address.authority,
      path: address.path + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")), headerFields: headers)
  }

  /// Percent-encodes all but the unreserved characters of RFC 3986.
  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { output, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        output.append(Character(Unicode.Scalar(byte)))
      default:
        output.append("%")
        output.append(digits[Int(byte >> 4)])
        output.append(digits[Int(byte & 15)])
      }
    }
  }
}
