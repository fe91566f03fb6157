import HTTPTypes
import MovieHTTP

/// Parses the header lines from libcurl into the head of a response.
///
/// libcurl passes all header lines of an exchange: first those of interim responses (1xx), then those of the response,
/// and at the end the trailer fields of a chunked body.
struct ResponseHeadParser {
  private let maximumBytes: Int
  private var bytes = 0
  private var isComplete = false
  private var head: HTTPResponse?
  private var fields: [(name: [UInt8], value: [UInt8])] = []

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  /// The head of the response; nil until the empty line after it has arrived.
  var response: HTTPResponse? { isComplete ? head : nil }

  /// Parses a line with its line break. Returns an error if the exchange must end.
  mutating func receive(_ line: UnsafeRawBufferPointer) -> HTTPFailure? {
    bytes += line.count
    guard bytes <= maximumBytes else {
      return HTTPFailure(.malformedResponse, detail: "the header is longer than \(maximumBytes) bytes")
    }
    // Lines after the head are trailer fields, which must not change it.
    if isComplete { return nil }
    let line = line[..<(line.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0)]
    if line.isEmpty {
      end()
    } else if line.starts(with: "HTTP/".utf8) {
      return begin(line)
    } else {
      add(line)
    }
    return nil
  }

  private mutating func begin(_ line: Slice<UnsafeRawBufferPointer>) -> HTTPFailure? {
    fields = []
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[1].count == 3, let code = Int(String(decoding: parts[1], as: UTF8.self)),
      (100...999).contains(code)
    else {
      return HTTPFailure(.malformedResponse, detail: "the reply's status is not a number")
    }
    let reason = parts.count == 3 ? String(decoding: parts[2], as: UTF8.self) : ""
    head = HTTPResponse(status: .init(code: code, reasonPhrase: reason))
    return nil
  }

  private mutating func add(_ line: Slice<UnsafeRawBufferPointer>) {
    if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
      // Obsolete line folding: this line continues the value of the one before.
      guard !fields.isEmpty else { return }
      fields[fields.count - 1].value += [UInt8(ascii: " ")] + line.drop { $0 == 0x20 || $0 == 0x09 }
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    // `HTTPField` removes blanks around the value.
    fields.append((Array(line[..<colon]), Array(line[(colon + 1)...])))
  }

  private mutating func end() {
    guard var final = head, final.status.kind != .informational else { return }
    for (name, value) in fields {
      guard let name = HTTPField.Name(String(decoding: name, as: UTF8.self)) else { continue }
      final.headerFields.append(HTTPField(name: name, value: value))
    }
    head = final
    isComplete = true
  }
}
