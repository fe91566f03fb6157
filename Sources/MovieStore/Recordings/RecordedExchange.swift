import HTTPTypes
import MovieHTTP
import MovieJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct RecordedExchange: Sendable {
  /// The URL, without credentials.
  let url: String
  /// The response with the header fields that are recorded, or the failure.
  let outcome: Result<BufferedResponse, HTTPFailure>

  /// The fields to record. Others may carry secrets.
  private static let recordedHeaders: [HTTPField.Name] = [.cacheControl, .contentType, .date, .eTag, .retryAfter]

  init(url: String, _ outcome: Result<BufferedResponse, HTTPFailure>, without secrets: [[UInt8]]) {
    self.url = url
    self.outcome = outcome.map { response in
      var head = HTTPResponse(status: response.head.status)
      for name in Self.recordedHeaders {
        head.headerFields[name] = response.head.headerFields[name].map {
          String(decoding: Self.redacted(Array($0.utf8), secrets), as: UTF8.self)
        }
      }
      return BufferedResponse(head: head, body: Self.redacted(response.body, secrets))
    }
  }

  init(record: JSONNode) throws {
    url = try record.required("url", \.string)
    if let failure = try record.optional("failure", { $0.string.flatMap { HTTPFailure.Code(rawValue: $0) } }) {
      outcome = .failure(HTTPFailure(failure, detail: "recorded"))
      return
    }
    let status = try record.required("status") { $0.integer.flatMap { (100..<1000).contains($0) ? $0 : nil } }
    var head = HTTPResponse(status: .init(code: status))
    for (name, value) in record["headers"]?.members ?? [] {
      guard let name = HTTPField.Name(name), let value = value.string, HTTPField.isValidValue(value) else {
        throw UnreadableRecord()
      }
      head.headerFields[name] = value
    }
    let text = try record.optional("body", \.string).map { Array($0.utf8) }
    let body =
      try text ?? record.required("base64") { $0.string.flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) } }
    outcome = .success(BufferedResponse(head: head, body: body))
  }

  /// The contents of the file. A body that is not text is in Base64.
  var record: JSONValue {
    switch outcome {
    case .failure(let failure): return .record(["url": .string(url), "failure": .string(failure.code.rawValue)])
    case .success(let response):
      let headers = response.head.headerFields.map { JSONValue.Member($0.name.canonicalName, .string($0.value)) }
      let text = String(validating: response.body, as: UTF8.self)
      return .record([
        "url": .string(url), "status": .int(response.head.status.code),
        "headers": .object(headers.sorted { $0.key < $1.key }), "body": .text(text),
        "base64": text == nil ? .string(Data(response.body).base64EncodedString()) : .null,
      ])
    }
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
    return "\(String(String.UnicodeScalarView(readable)).prefix(60))-\(checksum.text).json"
  }

  private static func redacted(_ bytes: [UInt8], _ secrets: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    bytes.overwrite(secrets)
    return bytes
  }
}
