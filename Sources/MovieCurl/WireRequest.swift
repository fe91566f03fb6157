import HTTPTypes
import MovieHTTP

/// A request that was checked, in the form that libcurl needs.
struct WireRequest: Sendable {
  let method: String
  let url: String
  /// The scheme and authority.
  let server: Substring
  /// The host, without the brackets of an IPv6 address.
  let host: String
  /// The scheme, authority and path, without the query, for reports.
  let target: String
  /// Whether the request is sent without TLS.
  let isPlain: Bool
  let fieldLines: [String]
  let body: [UInt8]

  init(_ request: HTTPRequest, body: [UInt8] = [], userAgent: String) throws(HTTPFailure) {
    guard request.extendedConnectProtocol == nil, request.method != .connect else {
      throw HTTPFailure(.unsupportedRequest, detail: "CONNECT")
    }
    let authority = try Authority(request.authority ?? "")
    let scheme = request.scheme?.lowercased() ?? ""
    switch scheme {
    case "https": isPlain = false
    case "http" where authority.isLoopback: isPlain = true
    case "http":
      throw HTTPFailure(.unsupportedRequest, detail: "http to \(authority.host), which is not this machine")
    default: throw HTTPFailure(.unsupportedRequest, detail: "the scheme is neither https nor http")
    }
    let path = request.path ?? "/"
    guard path.first == "/", path.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw HTTPFailure(.unsupportedRequest, detail: "the path holds characters that must be percent-encoded")
    }
    method = request.method.rawValue
    url = "\(scheme)://\(authority.text)\(path)"
    server = url.dropLast(path.count)
    host = authority.host.filter { !"[]".contains($0) }
    target = "\(scheme)://\(authority.text)\(path.prefix { $0 != "?" })"
    fieldLines = try Self.fieldLines(request, hasBody: !body.isEmpty, userAgent: userAgent)
    self.body = body
  }

  /// Fields that only the transport may set, because another value could contradict what is sent.
  private static let reserved: Set<HTTPField.Name> = [
    .connection, .contentLength, .expect, .te, .trailer, .transferEncoding, .upgrade,
  ]

  private static func fieldLines(
    _ request: HTTPRequest, hasBody: Bool, userAgent: String
  ) throws(HTTPFailure) -> [String] {
    var fields = request.headerFields
    if fields[.userAgent] == nil { fields[.userAgent] = userAgent }
    // Without a body, servers may respond 411 to these methods unless the length 0 is sent. libcurl sends that of a body.
    let needsLength = !hasBody && [.post, .put, .patch].contains(request.method)
    var lines = needsLength ? ["Content-Length: 0"] : []
    for field in fields {
      let name = field.name.rawName
      guard !reserved.contains(field.name), field.name.canonicalName != "host", !name.hasPrefix(":") else {
        throw HTTPFailure(.unsupportedRequest, detail: "the field \(name) is the transport's own")
      }
      guard HTTPField.isValidValue(field.value) else {
        throw HTTPFailure(.unsupportedRequest, detail: "the field \(name) holds control characters")
      }
      // To libcurl, `Name;` is a field without a value, whereas `Name:` removes a field.
      lines.append(field.value.isEmpty ? "\(name);" : "\(name): \(field.value)")
    }
    return lines
  }
}
