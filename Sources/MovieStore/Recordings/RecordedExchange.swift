import HTTPPort
import HTTPTypes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A recorded exchange, as its file contains it.
struct RecordedExchange: Codable, Sendable, Hashable {
  /// The URL, without credentials.
  var url: String
  /// The status; nil when there was no response.
  var status: Int?
  /// The header fields that are recorded; nil when there was no response.
  var headers: [String: String]?
  /// The body if it is text; otherwise nil.
  var body: String?
  /// The body if it is not text; otherwise nil.
  var base64: String?
  /// The code of the `HTTPFailure`; nil when there was a response.
  var failure: String?

  /// The fields to record. Others may carry secrets.
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
          String(decoding: Self.redacted(Array($0.utf8), secrets), as: UTF8.self)
        }
      }
      let bytes = Self.redacted(response.body, secrets)
      body = String(validating: bytes, as: UTF8.self)
      base64 = body == nil ? Data(bytes).base64EncodedString() : nil
    }
  }

  /// What was recorded; nil when the file is invalid.
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

  /// The name of the file for a URL: readable parts of its path, and a checksum.
  ///
  /// If two URLs ever had the same name, the later exchange would replace the earlier one.
  static func fileName(for url: String) -> String {
    let path = url.split(separator: "?").first?.split(separator: "/").dropFirst(2).suffix(3) ?? []
    let readable = path.joined(separator: "-").unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "-_".unicodeScalars.contains($0))
    }
    // Byte by byte, because the names of existing recordings are made this way.
    let checksum = url.utf8.reduce(into: Checksum()) { $0.mix(UInt64($1)) }
    return "\(String(String.UnicodeScalarView(readable)).prefix(60))-\(String(checksum.value, radix: 16)).json"
  }

  private static func redacted(_ bytes: [UInt8], _ secrets: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    bytes.overwrite(secrets)
    return bytes
  }
}
