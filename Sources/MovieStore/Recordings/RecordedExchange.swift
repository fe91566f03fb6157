import HTTPPort
import HTTPTypes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A recorded exchange in its file format.
struct RecordedExchange: Codable, Sendable, Hashable {
  /// The URL without credentials.
  var url: String
  /// Nil when the exchange failed.
  var status: Int?
  var headers: [String: String]?
  /// The body, if it is text.
  var body: String?
  /// The body, if it is not text.
  var base64: String?
  /// Why there was no response.
  var failure: String?

  /// An allowlist, because other fields may carry secrets.
  private static let recordedHeaders: [HTTPField.Name] = [.cacheControl, .contentType, .date, .eTag, .retryAfter]

  init(url: String, _ outcome: Result<BufferedResponse, HTTPFailure>, without secrets: [[UInt8]]) {
    self.url = url
    switch outcome {
    case .failure(let failure):
      self.failure = failure.code.description
    case .success(let response):
      status = response.head.status.code
      headers = Self.recordedHeaders.reduce(into: [:]) { headers, name in
        headers[name.canonicalName] = response.head.headerFields[name].map {
          String(decoding: Self.blackedOut(Array($0.utf8), secrets), as: UTF8.self)
        }
      }
      let bytes = Self.blackedOut(response.body, secrets)
      body = String(validating: bytes, as: UTF8.self)
      base64 = body == nil ? Data(bytes).base64EncodedString() : nil
    }
  }

  /// The recorded outcome; nil when the file is invalid.
  var outcome: Result<BufferedResponse, HTTPFailure>? {
    if let failure {
      return HTTPFailure.Code(failure).map { .failure(HTTPFailure($0, detail: "recorded")) }
    }
    guard let status, (100..<1000).contains(status) else { return nil }
    var head = HTTPResponse(status: .init(code: status))
    for (name, value) in headers ?? [:] {
      guard let name = HTTPField.Name(name), HTTPField.isValidValue(value) else { return nil }
      head.headerFields[name] = value
    }
    guard let bytes = body.map({ Array($0.utf8) }) ?? base64.flatMap({ Data(base64Encoded: $0) }).map({ [UInt8]($0) })
    else { return nil }
    return .success(BufferedResponse(head: head, body: bytes))
  }

  /// A readable name with a checksum. In the unlikely case of a collision, the later exchange replaces the earlier one.
  static func fileName(for url: String) -> String {
    let path = url.split(separator: "?").first?.split(separator: "/").dropFirst(2).suffix(3) ?? []
    let readable = path.joined(separator: "-").unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "-_".unicodeScalars.contains($0))
    }
    // Hash byte by byte, because existing file names must stay valid.
    let checksum = url.utf8.reduce(into: Checksum()) { $0.mix(UInt64($1)) }
    return "\(String(String.UnicodeScalarView(readable)).prefix(60))-\(String(checksum.value, radix: 16)).json"
  }

  private static func blackedOut(_ bytes: [UInt8], _ secrets: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    for secret in secrets where !secret.isEmpty {
      var start = bytes.startIndex
      while let place = bytes[start...].firstRange(of: secret) {
        let replacement = Array(repeating: UInt8(ascii: "x"), count: secret.count)
        bytes.replaceSubrange(place, with: replacement)
        start = place.upperBound
      }
    }
    return bytes
  }
}
