public import HTTPTypes

/// The key of a cached response: the URL of the request, without credentials.
///
/// Responses are shared between credentials. Use this only for servers whose responses do not depend on them.
public struct HTTPCacheKey: Sendable, Hashable {
  /// The URL without the query parameters that carry a credential.
  public let text: String

  /// Header fields for which a response may be partial or empty. Requests with one are not cached.
  private static let conditions: [HTTPField.Name] = [
    .range, .ifRange, .ifNoneMatch, .ifMatch, .ifModifiedSince, .ifUnmodifiedSince,
  ]

  /// Returns nil for a request that must not be cached: any but a GET request, and one with conditions or a range.
  ///
  /// `credentialParameters` are the lowercase names of the query parameters to omit. They are found in any case and
  /// encoding.
  public init?(_ request: HTTPRequest, leavingOut credentialParameters: Set<String>) {
    guard request.method == .get, let scheme = request.scheme, let authority = request.authority,
      let target = request.path, !authority.contains("@"),
      !Self.conditions.contains(where: { request.headerFields[$0] != nil })
    else { return nil }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let parameters =
      parts.dropFirst().first?.split(separator: "&").filter { parameter in
        !credentialParameters.contains(Self.decoded(parameter.prefix { $0 != "=" }).lowercased())
      } ?? []
    let query = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
    text = "\(scheme.lowercased())://\(authority.lowercased())\(parts[0])\(query)"
  }

  /// Decodes percent-encoding, which could hide the name of a parameter.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(Substring(rest.prefix(2))), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
